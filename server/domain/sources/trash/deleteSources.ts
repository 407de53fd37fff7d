import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import type { Granted, SourceRef } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { saveUndo, type Undoable } from '../../undo/saveUndo.ts';
import { selectSources, type SourceSelection } from '../selectSources.ts';
import { type SourcesChanged, sourcesChanged } from '../sourcesChanged.ts';

/** Puts sources into the trash, all of them or none; what is there already stays as it is. */
export function deleteSources(outer: DomainContext, selection: SourceSelection, { undoable }: Undoable = {}): Promise<SourcesChanged & { undoId: string | null }> {
  return inTransaction(outer, async (ctx) => {
    const sources = await selectSources(ctx, 'source.edit', selection);
    const ids = sources.map(({ id }) => id);
    const undoId = await saveUndo(
      ctx,
      undoable,
      Prisma.sql`select 'RESTORE', null::uuid, array_agg(s.id) from "Source" s where s.id = any(${ids}::uuid[]) and s."trashedAt" is null`,
    );
    return { ...(await moveToTrash(ctx, sources)), undoId };
  });
}

/** Puts sources into the trash that are held until the transaction ends. */
export async function moveToTrash(ctx: DomainContext, sources: readonly Granted<'source.edit', SourceRef>[]): Promise<SourcesChanged> {
  await ctx.db.$executeRaw`
    update "Source" set "trashedAt" = ${ctx.now()} where id = any(${sources.map(({ id }) => id)}::uuid[]) and "trashedAt" is null`;
  return sourcesChanged(ctx, 'SOURCES_TRASHED', sources);
}
