import { inSqlTransaction } from '#server/platform/db/sqlTransaction.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import type { SourceRef } from '../../access/authorize.ts';
import type { DomainContext, SqlContext } from '../../context.ts';
import { CrossSpaceError, SameCollectionError } from '../../errors.ts';
import { saveUndo, type Undoable } from '../../undo/saveUndo.ts';
import { authorizeTarget } from '../authorizeTarget.ts';
import { selectSources, type SourceSelection } from '../selectSources.ts';
import { type SourcesChanged, sourcesChanged } from '../sourcesChanged.ts';

export interface MoveSources extends Undoable {
  readonly sources: SourceSelection;
  /** The collection (null: an id that names nothing), or `'none'`: in the space, in no collection: into the Inbox, also what was done. */
  readonly to: { readonly id: string | null } | 'none';
}

/**
 * Moves sources to another collection of the same space, or out of all: all of them, or none. Those that are there
 * already stay; when that is all of them, the move is refused (specification section 5).
 */
export function moveSources(outer: DomainContext, { sources: selection, to, undoable }: MoveSources): Promise<SourcesChanged & { undoId: string | null }> {
  return inSqlTransaction(outer, async (ctx) => {
    const target = to === 'none' ? null : await authorizeTarget(ctx, to.id);
    const sources = await selectSources(ctx, 'source.edit', selection, 'not trashed');
    if (target && sources.some((source) => source.spaceId !== target.spaceId)) throw new CrossSpaceError();
    const toCollectionId = target?.id ?? null;
    const done = target ? new Set<string>() : await readDone(ctx, sources);
    const moved = sources.filter((source) => source.collectionId !== toCollectionId || done.has(source.id));
    if (moved.length === 0 && sources.length > 0) throw new SameCollectionError();
    const ids = moved.map(({ id }) => id);
    // One moment for the change and what takes it back: by it one knows who has been changed since.
    const movedAt = ctx.now();
    const undoId = await saveUndo(
      { ...ctx, now: () => movedAt },
      undoable,
      Prisma.sql`
        select 'MOVE', s."collectionId", array_agg(s.id) from "Source" s where s.id = any(${ids}::uuid[]) group by s."collectionId"
        union all select 'MARK_DONE', null, array_agg(id) from unnest(${[...done]}::uuid[]) as id`,
    );
    await ctx.db.$executeRaw`
      update "Source" set "collectionId" = ${toCollectionId}::uuid, "updatedAt" = ${movedAt}, "doneAt" = case when ${target === null} then null else "doneAt" end
      where id = any(${ids}::uuid[])`;
    return { ...(await sourcesChanged(ctx, 'SOURCES_MOVED', moved, toCollectionId)), undoId };
  });
}

/** Those that somebody is done with: out of all collections they come back into the Inbox. */
async function readDone({ db }: SqlContext, sources: readonly SourceRef[]): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ id: string }[]>`select id::text from "Source" where id = any(${sources.map(({ id }) => id)}::uuid[]) and "doneAt" is not null`;
  return new Set(rows.map(({ id }) => id));
}
