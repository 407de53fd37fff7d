import PostalMime, { type Address } from 'postal-mime';
import { parseDocument } from '../text/dom.ts';
import { shiftHeadings } from '../text/headings.ts';
import { normalizePage } from '../normalize/normalizePage.ts';
import { escapeHtml, paragraphsOf } from '../text/markup.ts';
import { oneLine } from '../text/words.ts';
import { TextBuilder } from './textBuilder.ts';
import type { OpenFile } from './openFile.ts';
import type { FileContent } from './fileContent.ts';

const largest = 48 * 1024 * 1024;
const maxAttachments = 1_000;

/** Reads an e-mail message: who wrote it to whom, its text, and what is attached. */
export async function readMail(file: OpenFile): Promise<FileContent> {
  const mail = await PostalMime.parse(await file.all(largest), { maxNestingDepth: 20, maxHeadersSize: 1024 * 1024 });
  const text = new TextBuilder();
  const lines: [name: string, value: string][] = [
    ['From', peopleOf(mail.from ? [mail.from] : [])],
    ['To', peopleOf(mail.to ?? [])],
    ['Cc', peopleOf(mail.cc ?? [])],
    ['Date', mail.date ?? ''],
    ['Subject', mail.subject ?? ''],
  ];
  const rows = lines.filter(([, value]) => value !== '').map(([name, value]) => `<tr><th scope="row">${name}</th><td>${escapeHtml(value)}</td></tr>`);
  text.add(`<table><tbody>${rows.join('')}</tbody></table>`);
  text.add(mail.html ? bodyOf(mail.html) : paragraphsOf(mail.text ?? ''));
  const attachments = mail.attachments.slice(0, maxAttachments).map(({ filename, mimeType, content }) => ({
    name: oneLine(filename, 300) ?? mimeType,
    size: typeof content === 'string' ? content.length : content.byteLength,
  }));
  const sent = new Date(mail.date ?? '');
  return {
    title: oneLine(mail.subject),
    author: oneLine(peopleOf(mail.from ? [mail.from] : []), 200),
    publishedAt: Number.isNaN(sent.getTime()) ? null : sent,
    text,
    details: { outline: [...text.outline], ...(attachments.length > 0 && { entries: attachments }) },
  };
}

function bodyOf(html: string): string {
  const document = parseDocument(html);
  const { body } = document;
  normalizePage(document, html, 'about:blank');
  for (const machinery of body.querySelectorAll('script,style,title')) machinery.remove();
  shiftHeadings(body);
  return body.innerHTML;
}

function peopleOf(addresses: readonly Address[]): string {
  return addresses
    .flatMap(({ name, address, group }) => (group ? group.map((member) => member.name || member.address) : [name ? `${name} <${address}>` : address]))
    .join(', ')
    .slice(0, 2_000);
}
