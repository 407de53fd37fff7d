import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { authorizeSource, requireUser } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { requireDiskSpace } from '../../diskSpace.ts';
import { InvalidInputError, LimitReachedError, NotFoundError, StorageFullError } from '../../errors.ts';
import { newUuid } from '../../publicId.ts';
import { importPriority } from '../../processing/processSource.job.ts';
import { saveUndo, type Undoable } from '../../undo/saveUndo.ts';
import { authorizeTarget } from '../authorizeTarget.ts';
import { quotaRefusal, storageUsed } from '../files/fileLimits.ts';
import { requestAddition } from './addEntries.job.ts';

export interface AddEntries extends Undoable {
  readonly sourceId: string | null;
  /** Null: all that are not protected with a password. */
  readonly entryIds: readonly (string | null)[] | null;
  /** Absent: where the source itself lies. */
  readonly collection?: { readonly id: string | null } | undefined;
}

export interface AdditionRequested {
  readonly additionId: string;
  readonly sourceId: string;
  /** How many there are to add. */
  readonly count: number;
  readonly undoId: string | null;
}

const maxNamed = 10_000;
const byHand = 20;

/**
 * Has files of an archive, attachments of a mail or mails of a mailbox added as sources of their own, one after the other. That there is room for
 * all of them, by what their file says of them, is asked first; whatever comes out is measured again. What is there already is not added twice.
 * Why: docs/decisions/entries-of-files.md
 * @throws NotFoundError, ForbiddenError, SpaceArchivedError, StorageFullError, LimitReachedError
 * @throws InvalidInputError when there is nothing to add
 */
export function addEntries(outer: DomainContext, { sourceId, entryIds, collection, undoable }: AddEntries): Promise<AdditionRequested> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireUser(ctx);
    const source = await authorizeSource(ctx, collection ? 'space.read' : 'source.edit', sourceId, 'not trashed');
    const target = collection ? await authorizeTarget(ctx, collection.id) : { id: source.collectionId, spaceId: source.spaceId };
    requireDiskSpace(ctx);
    const entries = await chosenEntries(ctx, source.id, entryIds);
    await requireRoom(ctx, target.spaceId, entries.reduce((sum, { size }) => sum + size, 0));
    const undoId = await saveUndo(ctx, undoable, Prisma.sql`select 'TRASH', null::uuid, '{}'::uuid[]`);
    const additionId = newUuid();
    await ctx.db.entryAddition.create({
      data: { id: additionId, sourceId: source.id, userId, collectionId: target.id, positions: entries.map(({ position }) => position), undoId, createdAt: ctx.now() },
      select: { id: true },
    });
    await requestAddition(ctx.db, additionId, entries.length > byHand ? importPriority : 0);
    return { additionId, sourceId: source.id, count: entries.length, undoId };
  });
}

interface Chosen {
  readonly id: string;
  readonly position: number;
  readonly size: number;
}

async function chosenEntries(ctx: DomainContext, sourceId: string, ids: AddEntries['entryIds']): Promise<Chosen[]> {
  if (ids && ids.length > maxNamed) throw new InvalidInputError([{ path: 'entryIds', message: 'At most 10,000 at once.', code: 'TOO_MANY', limit: maxNamed }]);
  const which = ids ? Prisma.sql`id = any(${ids.filter((id) => id !== null)}::uuid[])` : Prisma.sql`not "isEncrypted"`;
  const entries = await ctx.db.$queryRaw<Chosen[]>`
    select id::text, position, size::float8 as size from "SourceEntry" where "sourceId" = ${sourceId}::uuid and ${which} order by position`;
  if (ids && entries.length < new Set(ids).size) throw new NotFoundError('Entry');
  if (entries.length === 0) throw new InvalidInputError([{ path: ids ? 'entryIds' : 'sourceId', message: 'There is nothing in it that could be added.' }]);
  return entries;
}

async function requireRoom(ctx: DomainContext, spaceId: string, bytes: number): Promise<void> {
  const refused = quotaRefusal(ctx, await storageUsed(ctx, spaceId), 0, bytes);
  if (refused) throw new LimitReachedError(refused.message);
  if (ctx.diskSpace && !ctx.diskSpace.hasRoomFor(bytes)) throw new StorageFullError();
}
