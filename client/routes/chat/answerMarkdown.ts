import type { Answer_message$data } from '#client/__generated__/Answer_message.graphql.ts';
import { type Cited, citedIn } from '#client/citations/citations.ts';
import { isHiddenQuote } from '#client/citations/QuoteDetails.tsx';

type Words = {
  /** Stands for a source that is not visible to whoever reads. */
  readonly hidden: string;
  /** Stands behind a sentence without a quote. */
  readonly noSource: string;
  /** Says of a quote that is no longer in its source when it was. */
  readonly asOf: (date: string) => string;
  readonly page: (page: number) => string;
};

/**
 * An answer as Markdown: its sentences, each with the marks of its quotes, and below them each quote once, with author, title, place and addresses of its source.
 * @param origin where the vault is, such as `https://vault.example`: what is taken along leads back to it
 * @param marks `footnotes` of Markdown begin with this prefix, which tells them from those of another answer in the same text; a note of the vault, which knows none, gets `links` within the vault
 */
export function answerMarkdown(statements: Answer_message$data['statements'], origin: string, words: Words, marks: { readonly footnotes: string } | 'links'): string {
  const cited = citedIn(statements);
  // Links within the vault are those that notes have: they hold when the vault moves, and the source knows of them.
  const addressOf = (path: string) => (marks === 'links' ? path : `<${origin}${path}>`);
  const numberOf = ({ number, place }: Cited) => (place ? `[\\[${number}\\]](${addressOf(place.path)})` : `\\[${number}\\]`);
  const markOf = (each: Cited) => (marks === 'links' ? numberOf(each) : `[^${marks.footnotes}${each.number}]`);
  const sentences = statements.map(({ text, citations }) => {
    const own = [...new Set(citations.flatMap(({ id }) => cited.get(id) ?? []).map(markOf))];
    return asText(inLine(text)) + (own.length > 0 ? own.join('') : ` (${words.noSource})`);
  });
  const once = [...new Map([...cited.values()].map((each) => [each.number, each])).values()];
  const notes = once.map((each) => `${marks === 'links' ? `${each.number}.` : `${markOf(each)}:`} ${isHiddenQuote(each) ? words.hidden : reference(each, addressOf, words)}`);
  return [sentences.join(' '), ...(notes.length > 0 ? [notes.join('\n')] : [])].join('\n\n');
}

/** A conversation as Markdown: each question as a heading, below it the answer. */
export function conversationMarkdown(title: string, parts: readonly ({ readonly question: string } | { readonly answer: string })[]): string {
  const written = parts.map((part) => ('question' in part ? `## ${asText(inLine(part.question))}` : part.answer));
  return `${[`# ${asText(inLine(title))}`, ...written].join('\n\n')}\n`;
}

/** A quote and where it stands. */
function reference({ quote, source, sourceTitle, place, state, checkedAt }: Cited, addressOf: (path: string) => string, { asOf, page }: Words): string {
  const title = asText(inLine(source?.title ?? sourceTitle));
  const parts = [
    ...(source?.author ? [asText(inLine(source.author))] : []),
    place ? `[${title}](${addressOf(place.path)})` : title,
    ...(typeof place?.page === 'number' ? [page(place.page)] : place?.heading ? [asText(inLine(place.heading))] : []),
    ...(source?.sourceUrl && /^https?:\/\/[^\s<>]+$/.test(source.sourceUrl) ? [`<${source.sourceUrl}>`] : []),
    ...(state === 'LOST' ? [asOf(checkedAt)] : []),
  ];
  return `“${asText(inLine(quote))}” ${parts.join(', ')}`;
}

const inLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What Markdown would read as more than words is said to be words. */
const asText = (text: string): string => text.replaceAll(/[\\`*_[\]<>]/g, '\\$&').replace(/^(#+|[-+])(?=\s)/, '\\$1').replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');
