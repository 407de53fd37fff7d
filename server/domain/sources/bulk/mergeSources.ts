import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { authorizeSources, requireUser } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { CrossSpaceError, InvalidInputError, LimitReachedError, NotFoundError } from '../../errors.ts';
import { parseIds } from '../../input.ts';
import { addTags } from '../../tags/addTags.ts';
import { indexSources } from '../../search/indexSources.ts';
import { saveUndo, type Undoable } from '../../undo/saveUndo.ts';
import { nextUpdatedAt } from '../edit/nextUpdatedAt.ts';
import { type SourcesChanged, sourcesChanged } from '../sourcesChanged.ts';
import { moveToTrash } from '../trash/deleteSources.ts';
import { type MergeDetails, undoDetails } from '../../undo/undoDetails.ts';

export interface MergeSources extends Undoable {
  /** Copies of the same; the one that stays first. */
  readonly sourceIds: readonly (string | null)[];
}

const longestNote = 100_000;

/**
 * Makes one source of copies of the same: the first stays, with the tags, notes, highlights and favorites of all and the oldest date; the others go to the trash. All of it or nothing.
 * @throws NotFoundError for one that is not visible or in the trash; CrossSpaceError, LimitReachedError when their notes are too long together
 */
export function mergeSources(outer: DomainContext, { sourceIds, undoable }: MergeSources): Promise<SourcesChanged & { undoId: string | null }> {
  return inTransaction(outer, async (ctx) => {
    requireUser(ctx);
    const [keptId, ...otherIds] = parseIds('sourceIds', sourceIds);
    const sources = await authorizeSources(ctx, 'source.edit', [keptId ?? null, ...otherIds], 'not trashed');
    const others = sources.filter(({ id }) => id !== keptId);
    const kept = sources.find(({ id }) => id === keptId);
    if (!kept || others.length === 0) throw new InvalidInputError([{ path: 'sourceIds', message: 'Give two copies at least.', code: 'TOO_FEW', limit: 2 }]);
    if (others.some(({ spaceId }) => spaceId !== kept.spaceId)) throw new CrossSpaceError();
    const undoId = await saveUndo(ctx, undoable, undoSteps(kept.id, others.map(({ id }) => id)));
    const details = await bringTogether(ctx, kept, others.map(({ id }) => id));
    if (undoId !== null) await ctx.db.undoStep.updateMany({ where: { undoId, kind: 'UNMERGE' }, data: { details: undoDetails.merge.store(details) } });
    await indexSources(ctx, [kept.id]);
    const changed = await sourcesChanged(ctx, 'SOURCES_UPDATED', [kept]);
    const trashed = await moveToTrash(ctx, others);
    return { sourceIds: [...changed.sourceIds, ...trashed.sourceIds], collectionIds: [...new Set([...changed.collectionIds, ...trashed.collectionIds])], undoId };
  });
}

/** The kept one without the tags that only others have, and the others out of the trash. */
const undoSteps = (keptId: string, otherIds: readonly string[]): Prisma.Sql => Prisma.sql`
  select 'UNMERGE', null::uuid, array[${keptId}::uuid]
  union all
  select 'UNTAG', st."tagId", array[${keptId}::uuid] from "SourceTag" st where st."sourceId" = any(${[...otherIds]}::uuid[])
    and not exists (select 1 from "SourceTag" own where own."sourceId" = ${keptId}::uuid and own."tagId" = st."tagId") group by st."tagId"
  union all
  select 'RESTORE', null::uuid, ${[...otherIds]}::uuid[]`;

async function bringTogether(ctx: DomainContext, { id, spaceId }: { readonly id: string; readonly spaceId: string }, otherIds: readonly string[]): Promise<MergeDetails> {
  const rows = await ctx.db.source.findMany({
    where: { id: { in: [id, ...otherIds] } }, select: { id: true, note: true, createdAt: true, updatedAt: true, tags: { select: { tag: { select: { name: true } } } } },
  });
  const own = rows.find((row) => row.id === id);
  if (!own) throw new NotFoundError('Source');
  const others = otherIds.flatMap((otherId) => rows.find((row) => row.id === otherId) ?? []);
  const note = noteOf(own.note, others.map((each) => each.note));
  if (note.length > longestNote) throw new LimitReachedError('A note has at most 100,000 characters, and those of these copies have more together.', 'Shorten one of them.');
  const createdAt = new Date(Math.min(...rows.map((row) => row.createdAt.getTime())));
  await addTags(ctx, spaceId, [id], [...new Set(others.flatMap(({ tags }) => tags.map(({ tag }) => tag.name)))]);
  await ctx.db.source.update({ where: { id }, data: { note, createdAt, ...(note !== own.note && { updatedAt: nextUpdatedAt(ctx, own.updatedAt) }) }, select: { id: true } });
  const highlights = await ctx.db.$queryRaw<{ id: string; sourceId: string }[]>`
    with moved as (select h.id, h."sourceId" from "Highlight" h where h."sourceId" = any(${[...otherIds]}::uuid[]) for update)
    update "Highlight" h set "sourceId" = ${id}::uuid from moved where h.id = moved.id returning h.id::text, moved."sourceId"::text as "sourceId"`;
  const favorites = await ctx.db.$queryRaw<{ userId: string }[]>`
    insert into "Favorite" ("userId", "sourceId") select distinct f."userId", ${id}::uuid from "Favorite" f where f."sourceId" = any(${[...otherIds]}::uuid[]) on conflict do nothing returning "userId"::text as "userId"`;
  return {
    note: { before: own.note, after: note }, createdAt: { before: own.createdAt.toISOString(), after: createdAt.toISOString() }, highlights, favoriteOf: favorites.map(({ userId }) => userId),
  };
}

/** All notes, each once, that of the kept one first. */
export function noteOf(own: string, others: readonly string[]): string {
  return others.reduce((note, other) => (other.trim() === '' || note.includes(other.trim()) ? note : note.trim() === '' ? other : `${note.trimEnd()}\n\n${other.trim()}`), own);
}
