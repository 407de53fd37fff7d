import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { requireSignedIn, requireUser } from '../access/authorize.ts';
import { visibleUserSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { reserveBlob } from '../sources/files/blobs.ts';
import type { StoredFile } from '../sources/files/readStoredFile.ts';

/** The kind of all pictures of people that are kept here. */
const mimeType = 'image/webp';

/** The acting person has another picture, which is stored already. The one before is swept away. No API key may. */
export function setPhoto(outer: DomainContext, photo: { readonly hash: string; readonly size: number }): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireSignedIn(ctx);
    await reserveBlob(ctx.db, photo);
    await ctx.db.user.update({ where: { id: userId }, data: { photoHash: photo.hash, photoUrl: null, chosePhoto: true } });
  });
}

/**
 * The picture of a person, for themselves, for those they share a space with, and for administrators.
 * @throws NotFoundError also when they have none here
 */
export async function readPhoto(ctx: DomainContext, userId: string): Promise<StoredFile> {
  const { userId: readerId } = requireUser(ctx);
  const [photo] = await queryRows<{ hash: string; size: bigint; name: string }>(ctx.db, Prisma.sql`
    select b.hash, b.size, coalesce(u."displayName", 'Picture') as name from "User" u join "Blob" b on b.hash = u."photoHash"
    where u.id = ${userId}::uuid and (${visibleUserSql(ctx.actor, Prisma.sql`u.id`)} or exists (select 1 from "User" a where a.id = ${readerId}::uuid and a."isAdministrator"))`);
  if (!photo) throw new NotFoundError('File');
  return { hash: photo.hash, size: Number(photo.size), name: `${photo.name}.webp`, mimeType };
}
