import { Marked } from 'marked';
import { clozePieces } from '#server/cloze/clozePieces.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Anki shows the HTML of a card as a page with scripts: none comes from the text of a card. */
const renderer = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    html: ({ text }) => escaped(text),
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return /^(?:https?|mailto):/i.test(href) ? `<a href="${escaped(href)}">${words}</a>` : words;
    },
    image: ({ text, href }) => escaped(text === '' ? href : text),
  },
});

/** Markdown as the HTML of a field of Anki; one paragraph stands without a mark around it. */
export function htmlOf(markdown: string): string {
  const html = renderer.parse(markdown, { async: false }).trim();
  const [, only] = /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html) ?? [];
  return fieldOf(only ?? html);
}

/** A cloze as the HTML of a field. All its gaps are asked for together here: Anki makes a card of each number. */
export const clozeHtmlOf = (markdown: string): string =>
  htmlOf(clozePieces(markdown).map(({ text, hint, isGap }) => (isGap ? `{{c1::${text}${hint === null ? '' : `::${hint}`}}}` : text)).join(''));

/** A text as it is, as the HTML of a field. */
export const plainHtmlOf = (text: string): string => fieldOf(escaped(text));

/** The sign that parts the fields of a note. */
export const fieldEnd = '\u001F';
const fieldOf = (html: string) => html.replaceAll(fieldEnd, ' ');

/** Tags as a note of Anki has them, in which blanks part them. */
export const ankiTags = (tags: readonly string[]): string => (tags.length === 0 ? '' : ` ${tags.map((tag) => tag.trim().replace(/\s+/g, '_')).join(' ')} `);

/** The text of a field, as Anki compares notes by it. */
export const bareText = (html: string): string => html.replace(/<[^>]*>/g, '');
