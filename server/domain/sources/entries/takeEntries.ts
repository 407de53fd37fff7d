import { inTransaction } from '#server/platform/db/database.ts';
import type { FailureCode } from '#server/platform/db/generated/client.ts';
import { personActor } from '../../access/personActor.ts';
import { recordActivity } from '../../activity/recordActivity.ts';
import type { DomainContext } from '../../context.ts';
import { ForbiddenError, NotFoundError, SpaceArchivedError, StorageFullError } from '../../errors.ts';
import { publishSourceStatusChanged } from '../../events.ts';
import { importPriority, requestProcessing } from '../../processing/processSource.job.ts';
import { type AddSourceResult, addSources } from '../add/addSources.ts';
import type { AddSourceProblem } from '../add/newSource.ts';
import { entryFileName } from '../../processing/entryName.ts';

/** What is still to be taken out. */
export interface AdditionToDo {
  readonly id: string;
  readonly sourceId: string;
  /** Where the bytes of its file are. */
  readonly hash: string;
  readonly mimeType: string | null;
  readonly fileName: string | null;
  /** In rising order. */
  readonly positions: readonly number[];
  readonly userId: string;
}

/** What came of an entry: its bytes are stored, or there is a reason why not. */
export type TakenEntry = { readonly position: number } & (
  | { readonly hash: string; readonly size: number; readonly mimeType: string }
  | { readonly refused: { readonly code: FailureCode; readonly message: string } }
);

interface Held {
  readonly sourceId: string;
  readonly spaceId: string;
  readonly originName: string;
  readonly userId: string;
  readonly collectionId: string | null;
  readonly positions: number[];
  readonly done: number;
  readonly undoId: string | null;
  readonly createdAt: Date;
}

/** What is left of an addition; null when all is done, it was undone, or its source is gone. */
export async function additionToDo({ db }: DomainContext, id: string): Promise<AdditionToDo | null> {
  const [found] = await db.$queryRaw<(AdditionToDo & { positions: number[] })[]>`
    select d.id::text, d."sourceId"::text as "sourceId", coalesce(s."blobHash", a."blobHash") as hash, coalesce(case when s."blobHash" is null then a."mimeType" end, s."mimeType") as "mimeType",
      s."fileName", d.positions[d.done + 1:] as positions, d."userId"::text as "userId"
    from "EntryAddition" d join "Source" s on s.id = d."sourceId" left join "SourceArtefact" a on a."sourceId" = s.id and a.kind = 'ORIGINAL'
    where d.id = ${id}::uuid and d."endedAt" is null and coalesce(s."blobHash", a."blobHash") is not null`;
  return found ?? null;
}

/**
 * Adds what was taken out, in the order asked for, and notes how far it is, in one transaction: a worker that is killed adds nothing twice.
 * @returns whether it goes on: not when somebody has undone it, or all is done
 */
export function takeEntries(outer: DomainContext, additionId: string, taken: readonly TakenEntry[]): Promise<boolean> {
  return inTransaction(outer, async (system) => {
    const held = await holdAddition(system, additionId);
    if (!held) return false;
    const ctx = { ...system, actor: personActor(held.userId) };
    const fresh = taken.slice(0, held.positions.length - held.done);
    if (held.undoId !== null && (await isUndone(system, held, held.undoId))) {
      await end(system, additionId, held, null);
      return false;
    }
    const found = fresh.filter((entry) => 'hash' in entry);
    const names = await namesOf(system, held.sourceId, fresh);
    const results = found.length === 0 ? [] : await addAll(ctx, held, found, names);
    await noteOutcomes(system, held.sourceId, fresh, found, results);
    const added = results.filter(({ outcome }) => outcome === 'ADDED').length;
    const alreadyThere = results.filter(({ outcome }) => outcome === 'ALREADY_THERE').length;
    const done = held.done + fresh.length;
    await system.db.entryAddition.update({
      where: { id: additionId },
      data: { done, added: { increment: added }, alreadyThere: { increment: alreadyThere }, refused: { increment: fresh.length - added - alreadyThere } },
      select: { id: true },
    });
    if (done >= held.positions.length) await end(ctx, additionId, held, null);
    await publishSourceStatusChanged(system.db, held.spaceId, [held.sourceId]);
    return done < held.positions.length;
  });
}

/** Ends an addition before all is done, with the reason. What was added stays. */
export function failAddition(outer: DomainContext, additionId: string, failure: { readonly code: FailureCode; readonly message: string }): Promise<void> {
  return inTransaction(outer, async (system) => {
    const held = await holdAddition(system, additionId);
    if (!held) return;
    await end({ ...system, actor: personActor(held.userId) }, additionId, held, failure);
    await publishSourceStatusChanged(system.db, held.spaceId, [held.sourceId]);
  });
}

/** Why nothing more can be added in the name of who asked for it; null for all other errors. */
export function additionFailureOf(error: unknown): { readonly code: FailureCode; readonly message: string } | null {
  if (error instanceof StorageFullError) return { code: 'STORAGE_FULL', message: 'The vault has almost no room left. Add the rest when there is more.' };
  if (error instanceof NotFoundError || error instanceof ForbiddenError || error instanceof SpaceArchivedError) {
    return { code: 'BLOCKED', message: 'The place is not there any more, or you may not add to it any more.' };
  }
  return null;
}

async function holdAddition({ db }: DomainContext, id: string): Promise<Held | null> {
  const [held] = await db.$queryRaw<Held[]>`
    select d."sourceId"::text as "sourceId", s."spaceId"::text as "spaceId", coalesce(s."fileName", s.title) as "originName", d."userId"::text as "userId",
      d."collectionId"::text as "collectionId", d.positions, d.done, d."undoId"::text as "undoId", d."createdAt"
    from "EntryAddition" d join "Source" s on s.id = d."sourceId" where d.id = ${id}::uuid and d."endedAt" is null for no key update of d`;
  return held ?? null;
}

/** An undo that is gone was used, unless it was too old; one that is there cannot be used until this is written. */
async function isUndone(ctx: DomainContext, { createdAt }: Held, undoId: string): Promise<boolean> {
  const [there] = await ctx.db.$queryRaw<unknown[]>`select 1 from "Undo" where id = ${undoId}::uuid for key share`;
  return there === undefined && ctx.now().getTime() - createdAt.getTime() < undoableForMs;
}

/** Less than an undo is kept. */
const undoableForMs = 59 * 60_000;

async function namesOf({ db }: DomainContext, sourceId: string, taken: readonly TakenEntry[]): Promise<Map<number, string>> {
  const rows = await db.sourceEntry.findMany({ where: { sourceId, position: { in: taken.map(({ position }) => position) } }, select: { position: true, name: true } });
  return new Map(rows.map(({ position, name }) => [position, name]));
}

/** What an entry is called once it is a file of its own. */
export async function nameOfEntry(ctx: DomainContext, sourceId: string, position: number): Promise<string> {
  const entry = await ctx.db.sourceEntry.findUnique({ where: { sourceId_position: { sourceId, position } }, select: { name: true } });
  return entryFileName(entry?.name ?? '');
}

type Stored = Extract<TakenEntry, { readonly hash: string }>;

async function addAll(ctx: DomainContext, held: Held, found: readonly Stored[], names: ReadonlyMap<number, string>): Promise<AddSourceResult[]> {
  const collection = held.collectionId === null ? undefined : { id: held.collectionId };
  const [place] = held.collectionId === null ? [] : await ctx.db.$queryRaw<{ spaceId: string }[]>`select "spaceId"::text as "spaceId" from "Collection" where id = ${held.collectionId}::uuid`;
  const spaceId = held.collectionId === null ? held.spaceId : (place?.spaceId ?? null);
  const sources = found.map(({ position, hash, size, mimeType }) => ({ type: 'FILE' as const, name: entryFileName(names.get(position) ?? ''), size, mimeType, sha256: hash }));
  const { results } = await addSources(ctx, { spaceId, collection, sources, duplicates: 'SKIP_IN_SPACE', recordsActivity: false });
  const added = results.flatMap((result, index) => (result.outcome === 'ADDED' ? [{ id: result.sourceId, entry: found[index] as Stored }] : []));
  if (added.length === 0 || spaceId === null) return results;
  await ctx.db.$executeRaw`
    insert into "Blob" (hash, size) select distinct hash, size from unnest(${added.map(({ entry }) => entry.hash)}::text[], ${added.map(({ entry }) => entry.size)}::bigint[]) as given(hash, size)
    order by hash on conflict do nothing`;
  await ctx.db.$executeRaw`
    update "Source" s set "blobHash" = given.hash, status = 'PENDING' from unnest(${added.map(({ id }) => id)}::uuid[], ${added.map(({ entry }) => entry.hash)}::text[]) as given(id, hash) where s.id = given.id`;
  await ctx.db.$executeRaw`
    insert into "SourceOrigin" ("sourceId", "originId", "originName", path)
    select id, ${held.sourceId}::uuid, ${held.originName}, path from unnest(${added.map(({ id }) => id)}::uuid[], ${added.map(({ entry }) => names.get(entry.position) ?? '')}::text[]) as given(id, path)`;
  if (held.undoId !== null) await ctx.db.$executeRaw`update "UndoStep" set "sourceIds" = "sourceIds" || ${added.map(({ id }) => id)}::uuid[] where "undoId" = ${held.undoId}::uuid`;
  await requestProcessing(ctx.db, added.map(({ id }) => ({ id, run: 1, domain: null })), held.positions.length > byHand ? { priority: importPriority } : {});
  await publishSourceStatusChanged(ctx.db, spaceId, added.map(({ id }) => id));
  return results;
}

const byHand = 20;

const codeOf: Record<AddSourceProblem, FailureCode> = {
  NO_ADDRESS: 'UNSUPPORTED',
  INPUT: 'UNSUPPORTED',
  FILE_TOO_LARGE: 'TOO_LARGE',
  QUOTA_EXCEEDED: 'QUOTA',
  PERSON_QUOTA_EXCEEDED: 'QUOTA',
  STORAGE_FULL: 'STORAGE_FULL',
};

/** What is known of each entry from now on: its bytes, or why it could not be had. */
async function noteOutcomes({ db }: DomainContext, sourceId: string, taken: readonly TakenEntry[], found: readonly Stored[], results: readonly AddSourceResult[]): Promise<void> {
  const problems = new Map(
    found.flatMap((entry, index) => {
      const result = results[index];
      return result?.outcome === 'INVALID' ? [[entry, { code: codeOf[result.problem], message: result.message }] as const] : [];
    }),
  );
  const failureOf = (entry: TakenEntry) => ('refused' in entry ? entry.refused : problems.get(entry));
  await db.$executeRaw`
    update "SourceEntry" e set hash = coalesce(given.hash, e.hash), "failureCode" = given.code::"FailureCode", "failureMessage" = given.message
    from unnest(${taken.map(({ position }) => position)}::int[], ${taken.map((entry) => ('hash' in entry ? entry.hash : null))}::text[],
      ${taken.map((entry) => failureOf(entry)?.code ?? null)}::text[], ${taken.map((entry) => failureOf(entry)?.message ?? null)}::text[]) as given(position, hash, code, message)
    where e."sourceId" = ${sourceId}::uuid and e.position = given.position`;
}

/** One act, however many sources it has brought: who did it is noted when it is over. */
async function end(ctx: DomainContext, id: string, { spaceId, collectionId }: Held, failure: { readonly code: FailureCode; readonly message: string } | null): Promise<void> {
  const { added } = await ctx.db.entryAddition.update({
    where: { id },
    data: { endedAt: ctx.now(), failureCode: failure?.code ?? null, failureMessage: failure?.message ?? null },
    select: { added: true },
  });
  const [place] = collectionId === null ? [] : await ctx.db.$queryRaw<{ spaceId: string }[]>`select "spaceId"::text as "spaceId" from "Collection" where id = ${collectionId}::uuid`;
  await recordActivity(ctx, place?.spaceId ?? spaceId, 'SOURCES_ADDED', { count: added, collectionId });
}
