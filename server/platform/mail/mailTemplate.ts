import type { Mail } from './mail.ts';

/** A paragraph; one with a link leads there as a whole. */
export type MailParagraph = string | { readonly text: string; readonly link: string };

interface MailContent {
  readonly to: string;
  /** BCP 47, for who reads it aloud. */
  readonly language: string;
  readonly subject: string;
  /** Paragraphs before and after the link. */
  readonly before: readonly MailParagraph[];
  readonly link: string;
  readonly button: string;
  readonly after: readonly MailParagraph[];
}

const rightToLeft = new Set(['ar', 'he']);

/** What others wrote or named, in a sentence of the other direction: the sentence stays in order around it, also in a mail without HTML. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A mail of few words around one link, as text and as HTML; shows no remote picture. The last paragraph is set back. */
export function renderMail({ to, language, subject, before, link, button, after }: MailContent): Mail {
  const href = escapeHtml(link);
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
  return {
    to,
    subject,
    text: `${[...before.map(asText), link, ...after.map(asText)].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}"${rightToLeft.has(language) ? ' dir="rtl"' : ''}>
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f3f3f7;color:#1b1b22;font:14px/20px system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
${before.map((each) => paragraph(asHtml(each))).join('\n')}
${paragraph(`<a href="${href}" style="display:inline-block;padding:10px 16px;background:#5350d6;color:#ffffff;border-radius:8px;text-decoration:none">${escapeHtml(button)}</a>`)}
${paragraph(`<a href="${href}" dir="ltr" style="color:#4a46cb;word-break:break-all">${href}</a>`)}
${after.slice(0, -1).map((each) => paragraph(asHtml(each))).join('\n')}
<p style="margin:0;color:#54545f">${asHtml(after.at(-1) ?? '')}</p>
</div>
</body>
</html>
`,
  };
}

const asText = (paragraph: MailParagraph) => (typeof paragraph === 'string' ? paragraph : `${paragraph.text}\n${paragraph.link}`);

const asHtml = (paragraph: MailParagraph) =>
  typeof paragraph === 'string' ? escapeHtml(paragraph) : `<a href="${escapeHtml(paragraph.link)}" style="color:#4a46cb">${escapeHtml(paragraph.text)}</a>`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
