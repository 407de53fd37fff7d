import type { ExportFormat } from '#server/platform/db/generated/client.ts';
import { safeName } from '../entryNames.ts';

const endings: Record<ExportFormat, string> = { BOOKMARKS_HTML: 'html', CSV: 'csv', JSONL: 'jsonl', OPML: 'opml', VAULT_ZIP: 'zip' };

export const exportMimeTypes: Record<ExportFormat, string> = {
  BOOKMARKS_HTML: 'text/html; charset=utf-8',
  CSV: 'text/csv; charset=utf-8',
  JSONL: 'application/x-ndjson; charset=utf-8',
  OPML: 'text/x-opml; charset=utf-8',
  VAULT_ZIP: 'application/zip',
};

/** The name of a file that was asked for at this moment, such as `Research Lab 2026-11-22.zip`. */
export const exportFileName = (spaceName: string, format: ExportFormat, at: Date): string => `${safeName(spaceName)} ${at.toISOString().slice(0, 10)}.${endings[format]}`;
