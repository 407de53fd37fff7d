import { Marked, type Token, type Tokens } from 'marked';
import { paragraphsOf, taskMark } from './markup.ts';
import { oneLine } from './words.ts';

/** A text file as markup. */
interface PlainFile {
  /** Its first heading (Markdown), else its first line where that is short enough to be one, else null. */
  readonly title: string | null;
  /** Still to be sanitised. Of plain text paragraphs and line breaks; nothing else is made of what is written. */
  readonly markup: string;
  /** The file itself, with line ends as Unix has them. */
  readonly source: string;
}

const longestTitleLine = 120;

/** Reads text or Markdown that is served as it is. */
export function readPlainFile(text: string, kind: 'markdown' | 'text'): PlainFile {
  const source = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .trim();
  return { title: titleOf(source, kind), markup: kind === 'markdown' ? markdownToHtml(source) : paragraphsOf(source), source };
}

/** Markdown as markup that is still to be sanitised, with headings from the second level on. */
function markdownToHtml(source: string): string {
  return [...markdownParts(source)].join('');
}

const longestPart = 60_000;

/** The same in parts, none of which ends within a paragraph, list or table. */
export function* markdownParts(source: string): Generator<string> {
  const tokens = marked.lexer(source);
  const headings: Tokens.Heading[] = [];
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading') headings.push(token as Tokens.Heading);
  });
  // The first level is for the title of the source.
  if (headings.some(({ depth }) => depth === 1)) for (const heading of headings) heading.depth = Math.min(6, heading.depth + 1);
  let part: Token[] = [];
  let length = 0;
  for (const token of tokens) {
    part.push(token);
    length += token.raw.length;
    if (length < longestPart) continue;
    yield marked.parser(part);
    part = [];
    length = 0;
  }
  yield marked.parser(part);
}

const marked = new Marked({ gfm: true, breaks: true }, { renderer: { checkbox: ({ checked }) => taskMark(checked) } });

/** What a text would be called: by its first heading, else by its first line where that is short. */
export function titleOf(text: string, kind: 'markdown' | 'text'): string | null {
  const heading = kind === 'markdown' ? /^#{1,2}\s+(.+?)\s*#*$/m.exec(text)?.[1] : undefined;
  const firstLine = text.slice(0, longestTitleLine + 1).split('\n', 1)[0] ?? '';
  return oneLine(heading) ?? (firstLine.length <= longestTitleLine ? oneLine(firstLine) : null);
}
