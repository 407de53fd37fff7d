import type { Prisma } from '#server/platform/db/generated/client.ts';
import { requireUser } from '../access/authorize.ts';
import type { SqlContext } from '../context.ts';
import { newUuid } from '../publicId.ts';

/** The option of every bulk command to be undone later. */
export interface Undoable {
  /** Whether to save what undoes it. */
  readonly undoable?: boolean | undefined;
}

/** How long a change can be undone. */
export const validMs = 60 * 60_000;

/** When a change was made that can be undone until then. */
export const changedAt = ({ expiresAt }: { readonly expiresAt: Date }): Date => new Date(expiresAt.getTime() - validMs);

/**
 * Saves what undoes the command that is about to run, if `undoable`: `steps` is a query for kind, target and ids of sources,
 * run before the change, in its transaction. Answers the id of the undo, or null.
 */
export async function saveUndo(ctx: SqlContext, undoable: boolean | undefined, steps: Prisma.Sql): Promise<string | null> {
  if (!undoable) return null;
  const { userId } = requireUser(ctx);
  const id = newUuid();
  const expiresAt = new Date(ctx.now().getTime() + validMs);
  await ctx.db.$executeRaw`insert into "Undo" (id, "userId", "expiresAt") values (${id}::uuid, ${userId}::uuid, ${expiresAt}::timestamptz)`;
  await ctx.db.$executeRaw`
    insert into "UndoStep" ("undoId", position, kind, "targetId", "sourceIds", "updatedAts", name)
    select ${id}::uuid, row_number() over (), step.kind::"UndoKind", step."targetId", step."sourceIds", case when step.kind = 'MOVE' then array(
      select s."updatedAt" from unnest(step."sourceIds") with ordinality as moved(id, place) join "Source" s on s.id = moved.id order by moved.place) end,
      case when step.kind = 'RENAME_TAG' then (select t.name from "Tag" t where t.id = step."targetId") end
    from (${steps}) as step(kind, "targetId", "sourceIds") where step."sourceIds" is not null`;
  return id;
}
