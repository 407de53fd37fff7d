import { type CitedQuote, readCitedQuotes, withFootnotes } from '../citations/citedQuotes.ts';
import type { DomainContext } from '../context.ts';

export interface TextToExport {
  readonly title: string;
  readonly sourceUrl: string | null;
  readonly markdown: string;
}

/** A Markdown file of a source: its title as heading unless the text begins with one, where it is from, its text, and what that cites as footnotes. */
export function markdownOf({ title, sourceUrl, markdown }: TextToExport, quotes: ReadonlyMap<string, CitedQuote>): string {
  const text = withFootnotes(markdown.trim(), quotes);
  const heading = /^#\s/.test(text) ? [] : [`# ${title}`];
  const origin = sourceUrl === null ? [] : [`<${sourceUrl}>`];
  return `${[...heading, ...origin, text].join('\n\n')}\n`;
}

/** The Markdown file of a source that the acting person has been found to see. */
export const markdownFileOf = async (ctx: DomainContext, text: TextToExport): Promise<string> => markdownOf(text, await readCitedQuotes(ctx, [text.markdown]));
