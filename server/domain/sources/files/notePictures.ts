import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSource } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { requireDiskSpace } from '../../diskSpace.ts';
import { InvalidInputError, LimitReachedError, NotFoundError } from '../../errors.ts';
import { isOwnPicture, ownPictureAddress } from '../../processing/pictures.ts';
import { lockQuota, noteAdded, requireWithinQuota } from './fileLimits.ts';
import { reserveBlob } from './blobs.ts';

const maxPictures = 100;

/** A picture that somebody may put into a note. */
export interface ExpectedNotePicture {
  readonly noteId: string;
  /** What it is called in the text. */
  readonly address: string;
  /** One is there already, which stays: nothing is put in the place of a picture. */
  readonly isThere: boolean;
}

/**
 * The note into which the acting person may put a picture.
 * @param picture `name`: a UUID that the caller has chosen @throws NotFoundError also for what is no note; InvalidInputError for another name
 */
export async function expectNotePicture(ctx: DomainContext, { noteId, name }: { readonly noteId: string | null; readonly name: string }): Promise<ExpectedNotePicture> {
  const source = await authorizeSource(ctx, 'source.edit', noteId, 'not trashed');
  const note = await ctx.db.source.findFirst({ where: { id: source.id, type: 'NOTE' }, select: { id: true } });
  if (!note) throw new NotFoundError('Source');
  const address = ownPictureAddress(name);
  if (!isOwnPicture(address)) throw new InvalidInputError([{ path: 'name', message: 'A picture is named by a UUID in small letters.', code: 'MALFORMED' }]);
  const there = await ctx.db.sourcePicture.findUnique({ where: { sourceId_url: { sourceId: note.id, url: address } }, select: { id: true } });
  return { noteId: note.id, address, isThere: there !== null };
}

/**
 * Puts a picture into a note, whose text names it by its address; its bytes are stored already. It stays as long as the note: earlier versions show it, too.
 * @throws LimitReachedError when the note has a hundred, or its space has no room
 */
export function addNotePicture(outer: DomainContext, { noteId, address }: ExpectedNotePicture, stored: { readonly hash: string; readonly size: number }): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    requireDiskSpace(ctx);
    const { spaceId } = await authorizeSource(ctx, 'source.edit', noteId, 'not trashed');
    await lockQuota(ctx, spaceId);
    if ((await ctx.db.sourcePicture.count({ where: { sourceId: noteId } })) >= maxPictures) throw new LimitReachedError(`A note has at most ${maxPictures} pictures.`, 'Begin another note for more.');
    await reserveBlob(ctx.db, stored);
    await ctx.db.sourcePicture.createMany({ data: [{ sourceId: noteId, url: address, blobHash: stored.hash, mimeType: 'image/webp' }], skipDuplicates: true });
    noteAdded(ctx, spaceId, stored.size);
    await requireWithinQuota(ctx, spaceId);
  });
}
