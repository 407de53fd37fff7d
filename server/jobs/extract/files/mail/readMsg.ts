import msgReader, { type FieldsData } from '@kenjiuno/msgreader';
import { decodeText } from '../../text/charset.ts';
import { ExtractError } from '../../extractError.ts';
import { oneLine } from '../../text/words.ts';
import type { FileContent } from '../base/fileContent.ts';
import type { OpenFile } from '../base/openFile.ts';
import { TextBuilder } from '../base/textBuilder.ts';
import { largestMail } from './readMail.ts';
import { bodyOf, headOf, type Letter, namelessAttachment, sentAt } from './letter.ts';

const maxPeople = 100;
const maxAttachments = 1_000;

/** Reads a message as Outlook keeps it: who wrote it to whom, its text, and what is attached. @throws ExtractError DAMAGED or TOO_LARGE */
export async function readMsg(file: OpenFile): Promise<FileContent> {
  const { message, attached } = parse(await file.all(largestMail));
  const letter = letterOf(message);
  const text = new TextBuilder();
  text.add(headOf(letter));
  text.add(bodyOf(letter));
  const attachments = (message.attachments ?? []).slice(0, maxAttachments).map((attachment) => ({ name: nameOf(attachment), size: sizeOf(attachment, attached) }));
  return {
    title: oneLine(letter.subject),
    author: oneLine(letter.from, 200),
    publishedAt: sentAt(letter.date),
    text,
    entries: attachments,
    details: { outline: [...text.outline], ...(attachments.length > 0 && { entries: attachments }) },
  };
}

/** As it was called, shortened where only that was kept; a message by its subject, and what has no name by its kind. */
function nameOf({ fileName, fileNameShort, name, attachMimeTag, innerMsgContent }: FieldsData): string {
  const called = oneLine(fileName ?? fileNameShort ?? name, 300);
  if (innerMsgContent) return /\.msg$/i.test(called ?? '') ? (called ?? '') : `${called ?? 'message'}.msg`;
  return called ?? namelessAttachment(attachMimeTag);
}

/** A message within a message has no size before it is put together. */
function sizeOf(attachment: FieldsData, attached: Attached): number {
  if (!attachment.innerMsgContent) return Math.max(0, Math.trunc(attachment.contentLength ?? 0));
  try {
    return attached(attachment).byteLength;
  } catch {
    // It is damaged, which is said of it when somebody wants it.
    return 0;
  }
}

/** The bytes of one attachment; null where there is none. @throws ExtractError DAMAGED */
export function attachmentOfMsg(bytes: Uint8Array<ArrayBuffer>, position: number): Uint8Array | null {
  try {
    const reader = new Reader(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    const attachment = reader.getFileData().attachments?.[position];
    return attachment ? reader.getAttachment(attachment).content : null;
  } catch (error) {
    throw new ExtractError('DAMAGED', 'The message is damaged: it could not be read. Add it again.', String(error));
  }
}

type Attached = (attachment: FieldsData) => Uint8Array;

interface Parsed {
  readonly message: FieldsData;
  readonly attached: Attached;
}

function parse(bytes: Uint8Array<ArrayBuffer>): Parsed {
  try {
    return parsed(bytes);
  } catch (error) {
    throw new ExtractError('DAMAGED', 'The message is damaged: it could not be read. Add it again.', String(error));
  }
}

function parsed(bytes: Uint8Array<ArrayBuffer>): Parsed {
  const first = readFields(bytes);
  const { error, dataType, messageCodepage, internetCodepage } = first.message;
  if (error !== undefined || dataType === null) throw new Error(error ?? 'There is no message.');
  // Only the message itself says in which alphabet its words are that are not in Unicode.
  const encoding = encodings.get(messageCodepage ?? internetCodepage ?? 0);
  return encoding === undefined ? first : readFields(bytes, encoding);
}

function readFields(bytes: Uint8Array<ArrayBuffer>, ansiEncoding?: string): Parsed {
  const reader = new Reader(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  if (ansiEncoding !== undefined) reader.parserConfig = { ansiEncoding };
  return { message: reader.getFileData(), attached: (attachment) => reader.getAttachment(attachment).content };
}

// It comes as CommonJS: what it exports by default is one more step away, except where something has gone that step already.
const Reader = (msgReader as unknown as { default?: ReaderClass }).default ?? (msgReader as unknown as ReaderClass);
type ReaderClass = new (bytes: ArrayBuffer) => { parserConfig?: { ansiEncoding?: string }; getFileData(): FieldsData; getAttachment(attachment: FieldsData): { content: Uint8Array } };

const encodings: ReadonlyMap<number, string> = new Map([
  ...[874, 1250, 1251, 1253, 1254, 1255, 1256, 1257, 1258].map((page) => [page, `win${page}`] as const),
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'cp949'],
  [950, 'big5'],
]);

function letterOf({ subject, body, html, bodyHtml, recipients = [], clientSubmitTime, messageDeliveryTime, ...from }: FieldsData): Letter {
  const peopleOf = (type: string) =>
    recipients
      .filter(({ recipType }) => (recipType ?? 'to') === type)
      .slice(0, maxPeople)
      .map(({ name, smtpAddress, email }) => personOf(name, smtpAddress ?? email))
      .filter((person) => person !== '')
      .join(', ');
  return {
    from: personOf(from.senderName, from.senderSmtpAddress ?? from.senderEmail),
    to: peopleOf('to'),
    cc: peopleOf('cc'),
    date: clientSubmitTime ?? messageDeliveryTime ?? '',
    subject: subject ?? '',
    html: html && html.length > 0 ? decodeText(new Uint8Array(html), null) : (bodyHtml ?? null),
    text: body ?? null,
  };
}

/** Addresses within a company (`/O=…/CN=…`) are nobody's business, and no mail gets there. */
function personOf(name = '', address = ''): string {
  const mail = address.includes('@') ? address : '';
  if (name === '' || name === mail) return mail;
  return mail === '' ? name : `${name} <${mail}>`;
}
