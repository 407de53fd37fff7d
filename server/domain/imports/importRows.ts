import { inTransaction } from '#server/platform/db/database.ts';
import type { FailureCode, ImportFormat } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import type { PortableCard } from '../cards/formats/portableCard.ts';
import type { PortablePrompt, PromptFormat } from '../prompts/formats/portablePrompt.ts';
import type { HighlightColor } from '../highlights/passage.ts';
import type { PortableTestSet } from '../prompts/formats/promptfooTests.ts';
import type { TestCaseContent } from '../prompts/testSets/testCase.ts';
import type { KeptSource } from './keptSource.ts';
import { normalizeUrl } from '../sources/add/normalizeUrl.ts';

/** A prompt with what it is tested by. */
export type ImportedPrompt = PortablePrompt & { readonly testSets: readonly PortableTestSet[] };

/** A passage that somebody marked, as a file has it. */
export interface ForeignHighlight {
  readonly quote: string;
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  readonly note?: string | undefined;
  readonly color?: HighlightColor | undefined;
  readonly createdAt?: Date | undefined;
}

/** A collection that a file names, whether or not a row lies in it. */
export interface ForeignCollection {
  /** Its name behind those above it. */
  readonly path: readonly string[];
  readonly description?: string | undefined;
}

/** A row of a file, as its format was understood. */
export interface ForeignRow {
  /** As it stands in the file; the beginning is enough. */
  readonly text: string;
  /** The names of the collections that it lies in, the outermost first. */
  readonly path: readonly string[];
  /** null for what is no row of a link at all. */
  readonly url: string | null;
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly addedAt?: Date | undefined;
  readonly isFavorite?: boolean | undefined;
  readonly isDone?: boolean | undefined;
  /** Share read, 0 to 1. */
  readonly readingProgress?: number | undefined;
  readonly highlights?: readonly ForeignHighlight[] | undefined;
  /** What it is besides, or in place of, an address, in an archive of this vault. */
  readonly kept?: KeptSource | undefined;
  /** The prompt that it is, in an import of prompts. */
  readonly prompt?: PortablePrompt | undefined;
  /** What that is tested by. */
  readonly testSets?: readonly PortableTestSet[] | undefined;
  /** The case that it is, in an import into a test set. */
  readonly testCase?: TestCaseContent | undefined;
  /** The card that it is, in an import of cards. */
  readonly card?: PortableCard | undefined;
  /** Why it cannot be taken, where the format already says so; UNSUPPORTED unless told. */
  readonly problem?: { readonly code?: FailureCode; readonly field: string | null; readonly message: string } | undefined;
}

/** What can be said of a file before its rows. */
export interface ForeignFile {
  readonly format: ImportFormat;
  /** As what prompts stand in it. */
  readonly promptFormat?: PromptFormat;
  readonly rows: AsyncIterable<ForeignRow>;
  /** What it says of its collections besides their names. */
  readonly collections?: readonly ForeignCollection[];
  /** Fields that have no place here; complete once all rows are read. */
  readonly lostFields: ReadonlySet<string>;
}

const mostRows = 200_000;
const mostCollections = 2_000;
const longest = { text: 500, title: 500, note: 20_000, name: 200, tag: 100, description: 2_000, quote: 10_000, context: 500 } as const;
const mostHighlights = 2_000;
const deepest = 30;
const mostTags = 50;
const perBatch = 2_000;
/** Of the texts that are written with them, in characters. */
const mostTextPerBatch = 10_000_000;
/** Before that nobody kept a page. */
const earliest = Date.UTC(1990, 0, 1);

/** A file holds more than an import takes. */
export class ImportTooLargeError extends Error {}

/**
 * Writes the rows of a file, in place of those that a reading which broke off has left. Answers how many there are.
 * @throws ImportTooLargeError
 */
export async function storeImportRows(ctx: DomainContext, jobId: string, file: ForeignFile, { signal, onBatch }: { readonly signal: AbortSignal; readonly onBatch: (count: number) => Promise<void> }): Promise<number> {
  await inTransaction(ctx, async ({ db }) => {
    await db.importRow.deleteMany({ where: { jobId } });
    await db.importCollection.deleteMany({ where: { jobId } });
  });
  const places = new Map<string, Place>();
  const descriptions = new Map<number, string>();
  for (const { path, description = '' } of file.collections ?? []) descriptions.set(placeOf(places, path), storable(description).slice(0, longest.description).toWellFormed());
  let batch: StoredRow[] = [];
  let weight = 0;
  let number = 0;
  const flush = async () => {
    signal.throwIfAborted();
    await insertRows(ctx, jobId, batch);
    batch = [];
    weight = 0;
    await onBatch(number);
  };
  for await (const row of file.rows) {
    number += 1;
    if (number > mostRows) throw new ImportTooLargeError(`An import takes at most ${mostRows.toLocaleString('en')} rows. Split the file.`);
    batch.push(storedRow(row, number, placeOf(places, row.path), ctx.now()));
    weight += row.kept && 'text' in row.kept ? row.kept.text.length : 0;
    if (batch.length >= perBatch || weight > mostTextPerBatch) await flush();
  }
  await flush();
  const ordered = depthFirst([...places.values()]);
  await ctx.db.importCollection.createMany({ data: ordered.map(({ place, path }, treeOrder) => ({ jobId, place, treeOrder, path: [...path], description: descriptions.get(place) ?? '' })) });
  return number;
}

type Place = { readonly place: number; readonly path: readonly string[] };

/** The number of the collection with this path; those above it get theirs first. 0: none. */
function placeOf(places: Map<string, Place>, given: readonly string[]): number {
  const path = given.map((name) => lineOf(name, longest.name)).filter((name) => name !== '').slice(0, deepest);
  let place = 0;
  for (let depth = 1; depth <= path.length; depth++) {
    const key = JSON.stringify(path.slice(0, depth));
    const known = places.get(key);
    if (!known && places.size >= mostCollections) throw new ImportTooLargeError(`An import takes at most ${mostCollections.toLocaleString('en')} collections. Split the file.`);
    place = known?.place ?? places.size + 1;
    if (!known) places.set(key, { place, path: path.slice(0, depth) });
  }
  return place;
}

/** Those above before those below, in the order of the file. */
function depthFirst(places: readonly Place[]): Place[] {
  const children = Map.groupBy(places, ({ path }) => JSON.stringify(path.slice(0, -1)));
  const ordered: Place[] = [];
  const waiting = [...(children.get('[]') ?? [])].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    ordered.push(next);
    waiting.push(...[...(children.get(JSON.stringify(next.path)) ?? [])].reverse());
  }
  return ordered;
}

interface StoredRow {
  readonly number: number;
  readonly place: number;
  readonly text: string;
  readonly url: string | null;
  readonly normalizedUrl: string | null;
  readonly title: string | null;
  readonly note: string;
  readonly tags: readonly string[];
  readonly addedAt: string | null;
  readonly isFavorite: boolean;
  readonly isDone: boolean;
  readonly readingProgress: number | null;
  readonly highlights: readonly StoredHighlight[];
  readonly kept: KeptSource | null;
  readonly prompt: ImportedPrompt | null;
  readonly testCase: TestCaseContent | null;
  readonly card: PortableCard | null;
  readonly code: FailureCode | null;
  readonly problem: string | null;
  readonly field: string | null;
}

function storedRow(row: ForeignRow, number: number, place: number, now: Date): StoredRow {
  const address = row.url === null ? null : normalizeUrl(row.url);
  const addedAt = row.addedAt && row.addedAt.getTime() >= earliest && row.addedAt <= now ? row.addedAt.toISOString() : null;
  const problem = row.problem ?? (address || (row.kept && row.kept.type !== 'URI') || row.prompt || row.testCase || row.card ? null : { field: 'url', message: 'This is no web address.' });
  const tags = [...new Set((row.tags ?? []).map((tag) => lineOf(tag, longest.tag)).filter((tag) => tag !== ''))].slice(0, mostTags);
  return {
    number,
    place,
    text: storable(row.text).slice(0, longest.text).toWellFormed(),
    url: problem || !address ? null : address.url,
    normalizedUrl: problem || !address ? null : address.normalizedUrl,
    title: row.title === undefined ? null : lineOf(row.title, longest.title) || null,
    note: storable(row.note ?? '').slice(0, longest.note).toWellFormed(),
    tags,
    addedAt,
    isFavorite: row.isFavorite ?? false,
    isDone: row.isDone ?? false,
    readingProgress: row.readingProgress !== undefined && row.readingProgress > 0 ? Math.min(1, row.readingProgress) : null,
    highlights: (row.highlights ?? []).slice(0, mostHighlights).map((highlight) => storedHighlight(highlight, now)).filter(({ quote }) => quote !== ''),
    kept: problem || !row.kept ? null : 'text' in row.kept ? { ...row.kept, text: storable(row.kept.text) } : row.kept,
    prompt: problem || !row.prompt ? null : { ...row.prompt, testSets: row.testSets ?? [] },
    testCase: problem ? null : (row.testCase ?? null),
    card: problem ? null : (row.card ?? null),
    code: problem ? (problem.code ?? 'UNSUPPORTED') : null,
    problem: problem?.message ?? null,
    field: problem?.field ?? null,
  };
}

/** A highlight as rows keep it. */
export interface StoredHighlight {
  readonly quote: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly note: string;
  readonly color: HighlightColor;
  /** As ISO 8601; null: it is not known. */
  readonly createdAt: string | null;
}

const storedHighlight = ({ quote, prefix = '', suffix = '', note = '', color = 'YELLOW', createdAt }: ForeignHighlight, now: Date): StoredHighlight => ({
  quote: storable(quote).slice(0, longest.quote).toWellFormed().trim(),
  prefix: storable(prefix).slice(-longest.context).toWellFormed(),
  suffix: storable(suffix).slice(0, longest.context).toWellFormed(),
  note: storable(note).slice(0, longest.quote).toWellFormed(),
  color,
  createdAt: createdAt && createdAt.getTime() >= earliest && createdAt <= now ? createdAt.toISOString() : null,
});

const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

const lineOf = (text: string, most: number) => storable(text).replace(/\s+/g, ' ').trim().slice(0, most).toWellFormed().trim();

async function insertRows({ db }: DomainContext, jobId: string, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.$executeRaw`
    insert into "ImportRow" ("jobId", number, place, text, url, "normalizedUrl", title, note, tags, "addedAt", "isFavorite", "isDone", "readingProgress", highlights, kept, prompt, "testCase", card, outcome, "failureCode", "failureMessage", field)
    select ${jobId}::uuid, (r->>'number')::int, (r->>'place')::int, r->>'text', r->>'url', r->>'normalizedUrl', r->>'title', r->>'note',
      array(select jsonb_array_elements_text(r->'tags')), (r->>'addedAt')::timestamptz, (r->>'isFavorite')::bool, (r->>'isDone')::bool, (r->>'readingProgress')::real, r->'highlights', nullif(r->'kept', 'null'::jsonb),
      nullif(r->'prompt', 'null'::jsonb), nullif(r->'testCase', 'null'::jsonb), nullif(r->'card', 'null'::jsonb), case when r->>'problem' is null then null else 'FAILED' end::"ImportRowOutcome", (r->>'code')::"FailureCode", r->>'problem', r->>'field'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as r`;
}
