import type { DomainContext, SqlContext } from './context.ts';
import { StorageFullError } from './errors.ts';

/**
 * For whatever may be large: texts, files, copies. What is small or makes room does not ask, so that an almost full vault
 * can be tidied. Why: docs/decisions/full-disk.md
 * @throws StorageFullError when the disk is almost full
 */
export function requireDiskSpace({ diskSpace }: SqlContext): void {
  if (diskSpace && !diskSpace.hasRoomFor(0)) throw new StorageFullError();
}

/** Whether the disk is almost full, for those who can do something about it: owners of a space. */
export async function isStorageLowFor({ db, diskSpace }: DomainContext, userId: string): Promise<boolean> {
  if (!diskSpace || diskSpace.hasRoomFor(0)) return false;
  return (await db.membership.findFirst({ where: { userId, role: 'OWNER' }, select: { userId: true } })) !== null;
}
