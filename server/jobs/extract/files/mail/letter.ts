import { normalizePage } from '../../normalize/normalizePage.ts';
import { shiftHeadings } from '../../text/headings.ts';
import { escapeHtml, paragraphsOf } from '../../text/markup.ts';
import { parsePage } from '../../text/parsePage.ts';

/** What a message says, in whatever kind of file it was kept. */
export interface Letter {
  readonly from: string;
  readonly to: string;
  readonly cc: string;
  readonly date: string;
  readonly subject: string;
  readonly html: string | null;
  readonly text: string | null;
}

/** Who wrote it to whom and when, as markup. */
export function headOf({ from, to, cc, date, subject }: Letter): string {
  const lines = [['From', from], ['To', to], ['Cc', cc], ['Date', date], ['Subject', subject]] as const;
  const rows = lines.filter(([, value]) => value !== '').map(([name, value]) => `<tr><th scope="row">${name}</th><td>${escapeHtml(value)}</td></tr>`);
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

/** What was written, as markup that is still to be sanitised. */
export const bodyOf = ({ html, text }: Letter): string => (html ? pageOf(html) : paragraphsOf(text ?? ''));

function pageOf(html: string): string {
  const document = parsePage(html);
  const { body } = document;
  normalizePage(document, html, 'about:blank');
  for (const machinery of body.querySelectorAll('script,style,title')) machinery.remove();
  shiftHeadings(body);
  return body.innerHTML;
}

/** When it was sent; null where it does not say, or nothing that is a time. */
export function sentAt(date: string): Date | null {
  const sent = new Date(date);
  return Number.isNaN(sent.getTime()) ? null : sent;
}

/** What a file is called that has no name: a kind with a slash would look like a folder. */
export function namelessAttachment(mimeType: string | null | undefined): string {
  const kind = mimeType?.toLowerCase().split('/')[1] ?? '';
  const ending = endings.get(kind) ?? (/^[a-z\d]{2,5}$/.test(kind) ? kind : null);
  return ending === null ? 'attachment' : `attachment.${ending}`;
}

const endings: ReadonlyMap<string, string> = new Map([['plain', 'txt'], ['rfc822', 'eml'], ['jpeg', 'jpg'], ['svg+xml', 'svg'], ['octet-stream', 'bin']]);
