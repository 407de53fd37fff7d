import PostalMime, { type Address, type Email } from 'postal-mime';
import { decodeText } from '../../text/charset.ts';
import { webAddress } from '../../text/webAddress.ts';
import { oneLine } from '../../text/words.ts';
import type { FileContent } from '../base/fileContent.ts';
import type { OpenFile } from '../base/openFile.ts';
import { TextBuilder } from '../base/textBuilder.ts';
import { bodyOf, headOf, type Letter, namelessAttachment, sentAt } from './letter.ts';

/** A larger one is not read. */
export const largestMail = 48 * 1024 * 1024;
const maxAttachments = 1_000;

/** Reads an e-mail message: who wrote it to whom, its text, and what is attached. What a browser has saved in the form of one (MHTML) is read as the page that it is. */
export async function readMail(file: OpenFile): Promise<FileContent> {
  const mail = await parseMail(await file.all(largestMail));
  if (mail.html !== undefined && isSavedPage(mail)) {
    const { savedPageContent } = await import('../web/readSavedPage.ts');
    const page = savedPageContent(mail.html, webAddress(headerOf(mail, 'snapshot-content-location') ?? null, 'about:blank') ?? file.url);
    return { ...page, title: page.title ?? oneLine(mail.subject) };
  }
  const letter = letterOf(mail);
  const text = new TextBuilder();
  text.add(headOf(letter));
  text.add(bodyOf(letter));
  const attachments = mail.attachments.slice(0, maxAttachments).map(({ filename, mimeType, content }) => ({
    name: oneLine(filename, 300) ?? namelessAttachment(mimeType),
    size: typeof content === 'string' ? content.length : content.byteLength,
  }));
  return {
    title: oneLine(letter.subject),
    author: oneLine(letter.from, 200),
    publishedAt: sentAt(letter.date),
    text,
    entries: attachments,
    details: { outline: [...text.outline], ...(attachments.length > 0 && { entries: attachments }) },
  };
}

const headerOf = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value;

/** Browsers say in place of who wrote it that they did: "Saved by Blink", "Saved by WebKit", "Saved by Windows Internet Explorer 8". */
const isSavedPage = (mail: Email): boolean => headerOf(mail, 'snapshot-content-location') !== undefined || /^"?<?saved by /i.test(headerOf(mail, 'from') ?? '');

/** Takes a message of RFC 5322 apart, within limits. */
export async function parseMail(bytes: Uint8Array<ArrayBuffer>): Promise<Email> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20, maxHeadersSize: 1024 * 1024 });
  if (mail.text !== undefined || mail.html !== undefined) return mail;
  // A kind without its second half is none, and then the text is plain (RFC 2045, 5.2); some programs wrote "text" alone.
  const [only] = mail.attachments;
  if (only === undefined || only.mimeType.includes('/') || only.filename || only.disposition === 'attachment' || mail.attachments.length > 1) return mail;
  const text = typeof only.content === 'string' ? only.content : decodeText(new Uint8Array(only.content), null);
  return { ...mail, text, attachments: [] };
}

/** What a message says, without what is attached to it. */
export function letterOf({ from, to, cc, date, subject, html, text }: Email): Letter {
  return { from: peopleOf(from ? [from] : []), to: peopleOf(to ?? []), cc: peopleOf(cc ?? []), date: date ?? '', subject: subject ?? '', html: html ?? null, text: text ?? null };
}

function peopleOf(addresses: readonly Address[]): string {
  return addresses
    .flatMap(({ name, address, group }) => (group && group.length > 0 ? group.map((member) => member.name || member.address) : group ? [name] : [name ? `${name} <${address}>` : address]))
    .join(', ')
    .slice(0, 2_000);
}
