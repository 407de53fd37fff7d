import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import type { Granted, SourceRef } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { saveUndo, type Undoable } from '../../undo/saveUndo.ts';
import { selectSources, type SourceSelection } from '../selectSources.ts';
import { type SourcesChanged, sourcesChanged } from '../sourcesChanged.ts';

export interface MarkSourcesDone extends Undoable {
  readonly sources: SourceSelection;
  readonly isDone: boolean;
}

/**
 * Marks sources as done, or no more: those in no collection leave the Inbox with it, for everybody in the space, or come back.
 * It says nothing of their contents: `updatedAt` stays.
 */
export function markSourcesDone(outer: DomainContext, { sources: selection, isDone, undoable }: MarkSourcesDone): Promise<SourcesChanged & { undoId: string | null }> {
  return inTransaction(outer, async (ctx) => {
    const sources = await selectSources(ctx, 'source.edit', selection, 'not trashed');
    const ids = sources.map(({ id }) => id);
    const undoId = await saveUndo(
      ctx,
      undoable,
      Prisma.sql`select ${isDone ? 'MARK_NOT_DONE' : 'MARK_DONE'}::text, null::uuid, array_agg(s.id) from "Source" s
        where s.id = any(${ids}::uuid[]) and (s."doneAt" is not null) <> ${isDone}`,
    );
    return { ...(await setDone(ctx, sources, isDone)), undoId };
  });
}

/** Marks them, for whoever may edit them; who is marked already keeps the moment. */
export async function setDone(ctx: DomainContext, sources: readonly Granted<'source.edit', SourceRef>[], isDone: boolean): Promise<SourcesChanged> {
  const ids = sources.map(({ id }) => id);
  await ctx.db.$executeRaw`
    update "Source" set "doneAt" = ${isDone ? ctx.now() : null}::timestamptz where id = any(${ids}::uuid[]) and ("doneAt" is not null) <> ${isDone}`;
  return sourcesChanged(ctx, 'SOURCES_UPDATED', sources);
}
