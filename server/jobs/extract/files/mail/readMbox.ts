import type { FileContent } from '../base/fileContent.ts';
import { type OpenFile, piecesOf } from '../base/openFile.ts';
import { TextBuilder } from '../base/textBuilder.ts';
import { escapeHtml } from '../../text/markup.ts';
import { oneLine } from '../../text/words.ts';
import { bodyOf, headOf } from './letter.ts';
import { letterOf, parseMail } from './readMail.ts';

const maxMails = 1_000;
/** Of a longer message the beginning is read: what is attached to it makes it so long. */
const longestMail = 1024 * 1024;
const longestMs = 25_000;

/** Reads the messages of a mailbox one after the other (RFC 4155), each under its subject. Any size: nothing more than one message is held. */
export async function readMbox(file: OpenFile): Promise<FileContent> {
  const text = new TextBuilder();
  const until = Date.now() + longestMs;
  let count = 0;
  let isCut = false;
  for await (const bytes of mailsOf(file)) {
    if (count === maxMails || !text.hasRoom || Date.now() > until) {
      isCut = true;
      break;
    }
    count += 1;
    text.add(await mailMarkup(bytes, count));
  }
  return {
    text,
    details: { outline: [...text.outline] },
    note: isCut ? { code: 'TOO_LARGE', message: `The mailbox is very long: the first ${count} of its messages were read.` } : null,
  };
}

async function mailMarkup(bytes: Uint8Array<ArrayBuffer>, number: number): Promise<string> {
  try {
    const letter = letterOf(await parseMail(bytes));
    // Its subject is the only heading: those within would belong to no message.
    const body = bodyOf(letter).replace(/<(\/?)h[1-6]\b[^>]*>/gi, '<$1p>');
    return `<section id="part-${number}"><h2>${escapeHtml(oneLine(letter.subject) ?? String(number))}</h2>${headOf(letter)}${body}</section>`;
  } catch {
    // One message that cannot be taken apart is no reason to lose the others.
    return '';
  }
}

const separator = Buffer.from('\nFrom ');

/** The beginning of each message. */
async function* mailsOf(file: OpenFile): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  // As if a line had ended before the file: the first message begins like all others.
  let waiting = Buffer.from('\n');
  let mail: Buffer[] | null = null;
  let length = 0;
  const keep = (bytes: Buffer): void => {
    if (mail !== null && length < longestMail) mail.push(Buffer.from(bytes.subarray(0, longestMail - length)));
    length += bytes.length;
  };
  for await (const piece of piecesOf(file, 0, file.size)) {
    waiting = Buffer.concat([waiting, piece]);
    for (let at = waiting.indexOf(separator); at >= 0; at = waiting.indexOf(separator)) {
      keep(waiting.subarray(0, at));
      if (mail !== null) yield messageOf(mail);
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
  if (mail !== null) yield messageOf(mail);
}

/** Without the line that parts it from the one before. */
function messageOf(pieces: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.concat(pieces);
  return new Uint8Array(bytes.subarray(bytes.indexOf(10) + 1));
}
