import type { Prisma } from '#server/platform/db/generated/client.ts';
import { requireUser } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { newUuid } from '../publicId.ts';

/** What every command over many sources can be asked besides. */
export interface Undoable {
  /** Whether to remember what takes it back. */
  readonly undoable?: boolean | undefined;
}

/** For so long what was done can be taken back. */
const keptMinutes = 60;

/**
 * Remembers what takes back what a command is about to do, if that is asked for: `steps` is a query for kind, target and
 * ids of sources, run before the change, in its transaction. Answers the id to ask for it, or null.
 */
export async function rememberUndo(ctx: DomainContext, undoable: boolean | undefined, steps: Prisma.Sql): Promise<string | null> {
  if (!undoable) return null;
  const { userId } = requireUser(ctx);
  const id = newUuid();
  const expiresAt = new Date(ctx.now().getTime() + keptMinutes * 60_000);
  await ctx.db.undo.create({ data: { id, userId, expiresAt }, select: { id: true } });
  await ctx.db.$executeRaw`
    insert into "UndoStep" ("undoId", position, kind, "targetId", "sourceIds")
    select ${id}::uuid, row_number() over (), step.kind::"UndoKind", step."targetId", step."sourceIds"
    from (${steps}) as step(kind, "targetId", "sourceIds") where step."sourceIds" is not null`;
  return id;
}
