import { defineMessages } from 'react-intl';
import type { ExportFormat } from '#client/generated/schemaTypes.ts';

/** Without Relay's stand-in for values that are newer than this page. */
export type KnownFormat = ExportFormat extends infer Value ? (Value extends `%${string}` ? never : Value & string) : never;

/** The formats in the order in which they are offered. */
export const exportFormats = ['VAULT_ZIP', 'BOOKMARKS_HTML', 'CSV', 'JSONL', 'OPML'] as const satisfies readonly KnownFormat[];

export const formatMessages = defineMessages({
  VAULT_ZIP: { id: 'export.format.archive', defaultMessage: 'Everything (ZIP)' },
  BOOKMARKS_HTML: { id: 'export.format.bookmarks', defaultMessage: 'Bookmarks (HTML)' },
  CSV: { id: 'export.format.csv', defaultMessage: 'Table (CSV)' },
  JSONL: { id: 'export.format.jsonl', defaultMessage: 'Texts and highlights (JSON Lines)' },
  OPML: { id: 'export.format.opml', defaultMessage: 'Feeds (OPML)' },
}) satisfies Record<KnownFormat, unknown>;

export const formatHelp = defineMessages({
  VAULT_ZIP: { id: 'export.help.archive', defaultMessage: 'Sources, collections, tags, notes, highlights, feeds and prompts, as JSON and as Markdown in folders.' },
  BOOKMARKS_HTML: { id: 'export.help.bookmarks', defaultMessage: 'Links with their folders, dates, tags and notes. Browsers and most services import it, this vault too.' },
  CSV: { id: 'export.help.csv', defaultMessage: 'One source a line, for table calculators. It can be imported again.' },
  JSONL: { id: 'export.help.jsonl', defaultMessage: 'One source a line, with its whole text, for programs.' },
  OPML: { id: 'export.help.opml', defaultMessage: 'The addresses of the feeds of this space, for other readers of feeds.' },
}) satisfies Record<KnownFormat, unknown>;
