import type { ExportedSource } from '#server/domain/exports/exportedSources.ts';
import { markdownOf } from '#server/domain/exports/markdownFile.ts';

/** A source as a Markdown file with its properties at the top (YAML, as Obsidian reads them), its note, text and highlights. */
export function markdownNote({ row, markdown, quotes, summary, highlights }: ExportedSource, collection: readonly string[]): string {
  const properties: Record<string, unknown> = {
    title: row.title,
    ...(row.sourceUrl !== null && { url: row.sourceUrl }),
    ...(row.author !== null && { author: row.author }),
    ...(row.publishedAt && { published: row.publishedAt.toISOString() }),
    created: row.createdAt.toISOString(),
    ...(collection.length > 0 && { collection: collection.join(' / ') }),
    ...(row.tags.length > 0 && { tags: row.tags.map(({ name }) => name) }),
    ...(row.isFavorite && { favorite: true }),
    ...(row.note !== '' && { note: row.note }),
    ...(summary !== null && summary !== '' && { summary }),
  };
  // JSON is YAML: nothing in a title ends its line.
  const top = Object.entries(properties).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const marked = highlights.map(({ quote, note }) => [...quote.split('\n').map((line) => `> ${line}`), ...(note === '' ? [] : ['', note])].join('\n'));
  const body = markdownOf({ title: row.title, sourceUrl: row.sourceUrl, markdown: markdown ?? '' }, quotes);
  return `---\n${top.join('\n')}\n---\n\n${[body.trimEnd(), ...(marked.length > 0 ? ['## Highlights', ...marked] : [])].join('\n\n')}\n`;
}
