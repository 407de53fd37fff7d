import type { FileContent } from '../base/fileContent.ts';
import type { ArchiveEntry } from '../../extraction.ts';
import { type OpenFile, piecesOf } from '../base/openFile.ts';
import { TextBuilder } from '../base/textBuilder.ts';
import { timeLimit } from '../base/timeLimit.ts';
import { escapeHtml } from '../../text/markup.ts';
import { oneLine } from '../../text/words.ts';
import { bodyOf, headOf } from './letter.ts';
import { letterOf, parseMail } from './readMail.ts';

const maxMails = 1_000;
/** Of a longer message the beginning is read: what is attached to it makes it so long. */
const longestMail = 1024 * 1024;
/** Of processor time. */
const longestMs = 25_000;

/** Reads the messages of a mailbox one after the other (RFC 4155), each under its subject. Any size: nothing more than one message is held. */
export async function readMbox(file: OpenFile): Promise<FileContent> {
  const text = new TextBuilder();
  const isOver = timeLimit(longestMs);
  let count = 0;
  let isCut = false;
  const entries: ArchiveEntry[] = [];
  for await (const { bytes, size } of mailsOf(file, longestMail)) {
    if (count === maxMails || !text.hasRoom || isOver()) {
      isCut = true;
      break;
    }
    count += 1;
    const { subject, markup } = await readOne(bytes, count);
    entries.push({ name: `${subject.replaceAll('/', ' ')}.eml`, size });
    text.add(markup);
  }
  return {
    text,
    entries,
    details: { outline: [...text.outline] },
    note: isCut ? { code: 'TOO_LARGE', message: `The mailbox is very long: the first ${count} of its messages were read.` } : null,
  };
}

async function readOne(bytes: Uint8Array<ArrayBuffer>, number: number): Promise<{ subject: string; markup: string }> {
  try {
    const letter = letterOf(await parseMail(bytes));
    // Its subject is the only heading: those within would belong to no message.
    const body = bodyOf(letter).replace(/<(\/?)h[1-6]\b[^>]*>/gi, '<$1p>');
    const subject = oneLine(letter.subject) ?? String(number);
    return { subject, markup: `<section id="part-${number}"><h2>${escapeHtml(subject)}</h2>${headOf(letter)}${body}</section>` };
  } catch {
    // One message that cannot be taken apart is no reason to lose the others.
    return { subject: String(number), markup: '' };
  }
}

const separator = Buffer.from('\nFrom ');

/** One message of a mailbox. */
export interface MailOfMbox {
  /** Its beginning. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How many bytes it has in all. */
  readonly size: number;
}

/** Each message, up to so many bytes of it. */
export async function* mailsOf(file: OpenFile, longest: number): AsyncGenerator<MailOfMbox> {
  // As if a line had ended before the file: the first message begins like all others.
  let waiting = Buffer.from('\n');
  let mail: Buffer[] | null = null;
  let length = 0;
  const keep = (bytes: Buffer): void => {
    if (mail !== null && length < longest) mail.push(Buffer.from(bytes.subarray(0, longest - length)));
    length += bytes.length;
  };
  for await (const piece of piecesOf(file, 0, file.size)) {
    waiting = Buffer.concat([waiting, piece]);
    for (let at = waiting.indexOf(separator); at >= 0; at = waiting.indexOf(separator)) {
      keep(waiting.subarray(0, at));
      if (mail !== null) yield messageOf(mail, length);
      mail = [];
      length = 0;
      waiting = waiting.subarray(at + separator.length);
    }
    // What may be half of a separator waits for the next piece.
    const rest = Math.max(0, waiting.length - separator.length);
    keep(waiting.subarray(0, rest));
    waiting = waiting.subarray(rest);
  }
  keep(waiting);
  if (mail !== null) yield messageOf(mail, length);
}

/** Without the line that parts it from the one before. */
function messageOf(pieces: readonly Buffer[], length: number): MailOfMbox {
  const bytes = Buffer.concat(pieces);
  const first = bytes.indexOf(10) + 1;
  return { bytes: new Uint8Array(bytes.subarray(first)), size: length - first };
}
