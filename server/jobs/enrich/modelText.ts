import { Marked } from 'marked';
import { detectLanguage, isDense } from '../extract/text/language.ts';
import { taskMark } from '../extract/text/markup.ts';
import { readableText } from '../extract/text/readableText.ts';
import { sanitize } from '../extract/text/sanitize.ts';
import { UnusableAnswerError } from './model.ts';

export interface ExpectedText {
  /** How long it may be, in characters. */
  readonly shortest: number;
  readonly longest: number;
  /** BCP 47 primary tag; null: any. */
  readonly language: string | null;
}

/** The Markdown that a model has answered, when it can be what was asked for. @throws UnusableAnswerError */
export function acceptText(answer: string, { shortest, longest, language }: ExpectedText): string {
  const text = withoutWrapping(answer);
  if (text === '') throw new UnusableAnswerError('it was empty.');
  if (text.includes(delimiter)) throw new UnusableAnswerError('it repeated its instructions.');
  if (text.length < shortest) throw new UnusableAnswerError('it was too short.');
  if (text.length > longest) throw new UnusableAnswerError('it was too long.');
  const found = language === null || text.length < (isDense(text) ? 60 : 200) ? null : detectLanguage(null, text);
  if (found !== null && found !== language) throw new UnusableAnswerError('it was in another language.');
  return text;
}

/** The JSON that a model has answered, as it came: its shape is still to be checked. @throws UnusableAnswerError */
export function acceptJson(answer: string): unknown {
  const text = withoutWrapping(answer);
  const [start, end] = [text.search(/[[{]/), Math.max(text.lastIndexOf(']'), text.lastIndexOf('}'))];
  try {
    return JSON.parse(text.slice(Math.max(start, 0), end + 1));
  } catch {
    throw new UnusableAnswerError('it was no JSON.');
  }
}

/** Marks where the text of a source begins and ends in a question. */
export const delimiter = '=====SOURCE=====';

/** A text as a question holds it: its own boundaries, if it has any, are none. */
export function delimit(text: string): string {
  return `${delimiter}\n${text.replaceAll(delimiter, '=====')}\n${delimiter}`;
}

function withoutWrapping(answer: string): string {
  const text = answer.replace(/^\s*<think>[^]*?<\/think>/, '').trim();
  return /^```(?:markdown|md|json)?\n([^]*?)\n?```$/.exec(text)?.[1]?.trim() ?? text;
}

/**
 * Sanitised HTML of Markdown that a model wrote. HTML in it is shown as the letters it is made of. Links and pictures
 * lead only where those of the source lead: nothing that a page whispers to a model makes a reader's browser call anywhere.
 */
export function htmlOfModelText(markdown: string, original: { readonly html: string; readonly markdown: string }): string {
  const isKnown = (address: string) => address !== '' && (original.html.includes(`"${escapeHtml(address)}"`) || original.markdown.includes(`(${address})`));
  const marked = new Marked({ gfm: true, async: false });
  marked.use({
    renderer: {
      checkbox: ({ checked }) => taskMark(checked),
      html: ({ text }) => escapeHtml(text),
      image: ({ href, text }) => (isKnown(href) ? `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}">` : escapeHtml(text)),
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return isKnown(href) ? `<a href="${escapeHtml(href)}">${words}</a>` : words;
      },
    },
  });
  return sanitize(marked.parse(markdown) as string);
}

/** The words of Markdown that a model wrote, on one line: for what is shown as plain text. HTML in it is left out. @throws UnusableAnswerError */
export function plainModelText(markdown: string): string {
  const html = new Marked({ gfm: true, async: false }).parse(markdown) as string;
  const words = readableText(html).plainText.replace(/\s+/g, ' ').trim();
  if (words === '') throw new UnusableAnswerError('it had no words.');
  return words;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
