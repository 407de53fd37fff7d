import { z } from 'zod';
import type { ForeignCollection, ForeignRow } from '#server/domain/imports/importRows.ts';
import { ImportTooLargeError } from '#server/domain/imports/importRows.ts';
import { highlightColors } from '#server/domain/highlights/passage.ts';
import type { Archive } from './openArchive.ts';
import { writtenDate, writtenNames, writtenText } from './writtenValues.ts';


/** A line of `sources.jsonl` (server/jobs/exports/formats/writeJsonl.ts); what is made again from it is left out. */
const sourceSchema = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/),
  type: z.enum(['URI', 'FILE', 'CONTENT', 'NOTE']),
  title: writtenText,
  url: z.string().nullish(),
  file: z.object({ name: z.string(), mimeType: z.string().nullish(), sha256: z.string().regex(/^[0-9a-f]{64}$/).nullish() }).nullish().catch(null),
  collection: writtenNames,
  tags: writtenNames,
  note: writtenText,
  isFavorite: z.boolean().catch(false),
  isDone: z.boolean().catch(false),
  readingProgress: z.number().nullish().catch(null),
  createdAt: writtenDate,
  originalContent: z.string().nullish(),
  citations: z.array(z.unknown()).catch([]),
  highlights: z.array(z.object({ quote: z.string(), prefix: writtenText, suffix: writtenText, note: writtenText, color: z.enum(highlightColors).catch('YELLOW'), createdAt: writtenDate })).catch([]),
});

const collectionSchema = z.object({ path: writtenNames, description: writtenText });

const longestLine = 20_000_000;
const largestList = 20_000_000;

export const isVault = ({ has }: Archive): boolean => has('manifest.json') && has('sources.jsonl');

/** What this vault exports: everything but prompts, feeds and what can be made again. @throws ImportTooLargeError */
export async function readVault(archive: Archive, lostFields: Set<string>): Promise<{ readonly collections: readonly ForeignCollection[]; readonly rows: AsyncIterable<ForeignRow> }> {
  for (const name of ['prompts', 'prompt-tests'] as const) if (archive.has(`${name}.jsonl`) && (await archive.text(`${name}.jsonl`, largestList)).trim() !== '') lostFields.add(name);
  if (archive.has('feeds.opml') && (await archive.text('feeds.opml', largestList)).includes('<outline')) lostFields.add('feeds');
  const written = archive.has('collections.jsonl') ? await archive.text('collections.jsonl', largestList) : '';
  const collections = written.split('\n').flatMap((line) => {
    const { success, data } = collectionSchema.safeParse(valueOf(line));
    return success ? [data] : [];
  });
  return { collections, rows: rowsOf(archive, lostFields) };
}

async function* rowsOf(archive: Archive, lostFields: Set<string>): AsyncGenerator<ForeignRow> {
  const files = new Map(archive.names.flatMap((name) => (name.startsWith('files/') ? [[name.split('/')[1], name] as const] : [])));
  for await (const line of linesOf(archive.pieces('sources.jsonl'))) yield rowOf(line, archive, files, lostFields);
}

function rowOf(line: string, archive: Archive, files: ReadonlyMap<string | undefined, string>, lostFields: Set<string>): ForeignRow {
  const text = line.slice(0, 500);
  const { success, data, error } = sourceSchema.safeParse(valueOf(line));
  if (!success) return { text, path: [], url: null, problem: { code: 'DAMAGED', field: error.issues[0]?.path.join('.') ?? null, message: 'This line is damaged.' } };
  const { id, type, title, url, file, collection, note, tags, isFavorite, isDone, readingProgress, createdAt, originalContent, citations, highlights } = data;
  if (citations.length > 0) lostFields.add('citations');
  const row: ForeignRow = {
    text,
    path: collection,
    url: type === 'URI' ? (url ?? '') : null,
    title,
    note,
    tags,
    addedAt: createdAt,
    isFavorite,
    isDone,
    readingProgress: readingProgress ?? undefined,
    highlights,
  };
  if (type === 'URI') return { ...row, ...(archive.has(`pages/${id}.html`) && { kept: { type, entry: `pages/${id}.html` } }) };
  if (type !== 'FILE') return originalContent ? { ...row, kept: { type, text: originalContent } } : { ...row, problem: { code: 'DAMAGED', field: 'originalContent', message: 'It holds no text.' } };
  const entry = files.get(id);
  if (!entry || !file) return { ...row, problem: { code: 'NOT_FOUND', field: 'file', message: 'Its file is not in the archive.' } };
  return { ...row, kept: { type, entry, name: file.name, mimeType: file.mimeType ?? 'application/octet-stream', sha256: file.sha256 ?? null } };
}

function valueOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let parts: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    const [first = '', ...others] = decoder.decode(piece, { stream: true }).split('\n');
    parts.push(first);
    length += first.length;
    if (length > longestLine) throw new ImportTooLargeError('A line of this archive does not end.');
    for (const other of others) {
      const line = parts.join('');
      if (line.trim() !== '') yield line;
      parts = [other];
      length = other.length;
    }
  }
  const rest = parts.join('') + decoder.decode();
  if (rest.trim() !== '') yield rest;
}
