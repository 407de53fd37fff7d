import type { UndoKind } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { newUuid } from '../publicId.ts';
import { type TextDetails, undoDetails } from './undoDetails.ts';
import { validMs } from './saveUndo.ts';

/** One undo for what several commands do. */
export interface UndoOfMany {
  readonly id: string;
  /** What took one of them back is part of it from now on. */
  take(undoId: string): Promise<void>;
  add(step: { readonly kind: UndoKind; readonly targetId?: string | null; readonly sourceIds?: readonly string[]; readonly text?: TextDetails }): Promise<void>;
}

/** Begins an undo of the acting person, for an hour. In the caller's transaction. */
export async function createUndo({ db, now }: DomainContext, userId: string): Promise<UndoOfMany> {
  const id = newUuid();
  await db.undo.create({ data: { id, userId, expiresAt: new Date(now().getTime() + validMs) }, select: { id: true } });
  let position = 0;
  return {
    id,
    async take(undoId) {
      const count = await db.$executeRaw`update "UndoStep" set "undoId" = ${id}::uuid, position = position + ${position}::int where "undoId" = ${undoId}::uuid`;
      position += count + 1;
      await db.undo.deleteMany({ where: { id: undoId } });
    },
    async add({ kind, targetId = null, sourceIds = [], text }) {
      position += 1;
      await db.undoStep.create({ data: { undoId: id, position, kind, targetId, sourceIds: [...sourceIds], ...(text && { details: undoDetails.text.store(text) }) }, select: { undoId: true } });
    },
  };
}
