import { z } from 'zod';
import type { SqlDb } from '#server/platform/db/rows.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { addJobOnce, addJobs, addNewJobs, defineJob } from '#server/platform/queue/job.ts';

/**
 * Fetch, read and save one source. `run` tells a newer wish from an older one; `attempt` counts from 1 within a run; `waits`
 * how often the site wanted to be left alone before it was asked at all.
 */
export const processSource = defineJob('processSource', z.object({ sourceId: z.uuid(), run: z.int(), attempt: z.int().min(1), waits: z.int().min(0).optional() }));

/** What may be processed: what names its site takes no more places of a worker than are of use there. */
export interface ToProcess {
  readonly id: string;
  readonly run: number;
  /** The host of a link. */
  readonly domain: string | null;
}

/**
 * Do with a source that was read what needs a model. Waits in a line of its own: models are slow. `archives`: whether more of it is kept after that; `resumed`: how
 * often it was resumed because the model was asked too often.
 */
export const enrichSource = defineJob(
  'enrichSource',
  z.object({ sourceId: z.uuid(), run: z.int(), attempt: z.int().min(1), waits: z.int().min(0).optional(), archives: z.boolean().optional(), resumed: z.int().min(0).optional() }),
);

/** Go on with a source that has pages without words: recognize them first. Waits in a line of its own: a page takes seconds. */
export const recognizeSource = defineJob('recognizeSource', processSource.schema);

/** Go on with a page that says nothing before its scripts have run: show it in a browser first. Waits in a line of its own: it takes seconds, and much memory. */
export const renderSource = defineJob('renderSource', processSource.schema);

/**
 * Asks for processing, in the caller's transaction. Up to 20 at once are what a person just added or asked for; they come
 * before imports. Of many in one space every twenty wait longer, so that another space's few are not behind them all.
 * @param options `waitingBefore`: for sources that are new: how many of the space waited before these (`waitingBeforeSql`)
 */
export async function requestProcessing(
  db: SqlDb,
  sources: readonly (ToProcess & { readonly attempt?: number; readonly waits?: number })[],
  { waitingBefore, ...options }: { runAt?: Date; priority?: number; waitingBefore?: number } = {},
): Promise<void> {
  const [first] = sources;
  if (!first) return;
  const isImport = sources.length > maxByHand;
  const isCounted = options.priority !== undefined || waitingBefore !== undefined;
  const waiting = isCounted ? 0 : await waitingInSpaceOf(db, first.id, mostCounted(sources.length) + sources.length);
  const before = waitingBefore ?? Math.max(0, waiting - sources.length);
  const priorityAt = (index: number) =>
    isImport ? linesByHand + Math.floor((before + index) / lineLength) : Math.min(linesByHand - 1, Math.floor(before / lineLength));
  // Sources that were not there before have no job that could be replaced.
  const add = waitingBefore === undefined ? addJobs : addNewJobs;
  await add(
    db,
    processSource,
    sources.map(({ id, run, domain, attempt = 1, waits }, index) => {
      const priority = options.priority ?? priorityAt(index);
      return { payload: { sourceId: id, run, attempt, waits }, options: { ...options, priority, key: keyOf(id), concurrencyGroups: groupsOf(domain, priority) } };
    }),
  );
}

/** The concurrency group of all imports. */
export const importGroup = 'import';
/** The concurrency group of all links to one host. */
const hostGroup = (domain: string) => `host ${domain}`;
const hostImportPrefix = 'import of ';
/** The concurrency group of those links to one host that were imported. */
export const hostImportGroup = (domain: string) => `${hostImportPrefix}${domain}`;
/** Whether a concurrency group is one of `hostImportGroup`. */
export const isHostImportGroup = (group: string) => group.startsWith(hostImportPrefix);

function groupsOf(domain: string | null, priority: number): string[] {
  const isImport = priority >= linesByHand;
  return [...(isImport ? [importGroup] : []), ...(domain === null ? [] : [hostGroup(domain), ...(isImport ? [hostImportGroup(domain)] : [])])];
}

const keyOf = (sourceId: string) => `source:${sourceId}`;

/**
 * Hands a source that was read on to the line of those that need a model, in the place that it had; once in a run, however
 * often it is asked for: two at the same source would pay for the same answers.
 */
export function requestEnrichment(db: SqlDb, payload: z.infer<typeof enrichSource.schema>, priority: number): Promise<void> {
  return addJobOnce(db, enrichSource, payload, `enrich:${payload.sourceId}:${payload.run}`, priority);
}

/** Hands a source that was read on to the line of those whose text is in pictures, in the place that it had; once in a run. */
export function requestRecognition(db: SqlDb, payload: z.infer<typeof recognizeSource.schema>, priority: number): Promise<void> {
  return addJobOnce(db, recognizeSource, payload, `recognize:${payload.sourceId}:${payload.run}`, priority);
}

/** Hands a source that was fetched on to the line of those that are shown in a browser, in the place that it had; once in an attempt. */
export function requestRendering(db: SqlDb, payload: z.infer<typeof renderSource.schema>, priority: number): Promise<void> {
  return addJobOnce(db, renderSource, payload, `render:${payload.sourceId}:${payload.run}:${payload.attempt}`, priority);
}

const maxByHand = 20;
const lineLength = 20;
/** Priorities 0 to 9 are for what comes by hand, those from 10 on for imports. */
const linesByHand = 10;
/** For what nobody waits for, however little it is. */
export const importPriority = linesByHand;
/** Beyond so many that wait in a space, the next ones share a place. */
const maxCounted = 4_000;

/** How many sources wait in the space of this one, itself included; counts no further than `most`. */
async function waitingInSpaceOf(db: SqlDb, sourceId: string, most: number): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>(waitingSql(Prisma.sql`(select "spaceId" from "Source" where id = ${sourceId}::uuid)`, most));
  return row?.count ?? 0;
}

/** How far is counted for so many. */
const mostCounted = (sources: number) => (sources > maxByHand ? maxCounted : linesByHand * lineLength);

/** A query for the `waitingBefore` of so many new sources, as long as they are not there. */
export const waitingBeforeSql = (spaceId: string, sources: number) => waitingSql(Prisma.sql`${spaceId}::uuid`, mostCounted(sources));

const waitingSql = (spaceId: Prisma.Sql, most: number) => Prisma.sql`
  select count(*)::int as count from (
    select 1 from "Source" s where s."spaceId" = ${spaceId} and s.status = 'PENDING' and s."trashedAt" is null limit ${most}::int
  ) as waiting`;
