/** The source whose highlights are taken along. */
export type MarkedSource = { readonly title: string; readonly author: string | null; readonly url: string | null };

export type ExportedHighlight = {
  readonly quote: string;
  readonly note: string;
  /** What else is said of it, such as its page and who marked it. */
  readonly details: readonly string[];
};

/** Highlights as Markdown: each a quotation with its note below it, in the order given. */
export function highlightsMarkdown({ title, author, url }: MarkedSource, highlights: readonly ExportedHighlight[]): string {
  const name = url === null ? inline(title) : `[${inline(title)}](<${url}>)`;
  const parts = highlights.map(({ quote, note, details }) => [quoted(quote), note.trim(), details.map(inline).join(', ')].filter(Boolean).join('\n\n'));
  return `${[`# ${name}`, author === null ? '' : inline(author), ...parts].filter(Boolean).join('\n\n')}\n`;
}

const quoted = (words: string) =>
  words
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${asText(line.trim())}`.trimEnd())
    .join('\n');

/** In one line, and as words only. */
const inline = (words: string) => asText(words.replaceAll(/\s+/g, ' ').trim());

/** What Markdown would read as more than words is said to be words. */
const asText = (words: string) => words.replaceAll(/[\\`*_[\]<>]/g, '\\$&').replace(/^(#+|[-+])(?=\s)/, '\\$1').replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');
