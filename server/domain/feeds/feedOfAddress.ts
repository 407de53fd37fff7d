import type { Db } from '#server/platform/db/database.ts';
import type { DomainContext, Scope, UserActor } from '../context.ts';
import { authorizeSpace } from '../access/authorize.ts';
import { NotFoundError } from '../errors.ts';
import { openList } from '../sources/list/listSources.ts';
import type { SourceRow } from '../sources/read/readSources.ts';
import { filterOfStored } from '../sources/list/storedFilter.ts';

export interface FeedOfAddress {
  readonly name: string;
  readonly spaceName: string;
  readonly createdAt: Date;
  /** Newest first. */
  readonly sources: readonly SourceRow[];
}

const maxEntries = 50;
const hourMs = 3_600_000;

/**
 * What is new in the list of a feed address, as its maker sees it now. Whoever calls has checked its secret.
 * @throws NotFoundError when it was ended, or its maker is gone, disabled, or no member any more
 */
export async function feedOfAddress(outer: Omit<DomainContext, 'actor'>, id: string): Promise<FeedOfAddress> {
  const address = await outer.db.feedAddress.findFirst({
    where: { id, user: { disabledAt: null }, space: { deletedAt: null } },
    select: { name: true, filter: true, userId: true, spaceId: true, createdAt: true, lastReadAt: true, space: { select: { name: true } } },
  });
  if (!address) throw new NotFoundError('Feed address');
  const ctx = { ...outer, actor: readerOf(address) };
  const { id: spaceId } = await authorizeSpace(ctx, 'space.read', address.spaceId);
  await noteRead(outer.db, id, address.lastReadAt, ctx.now());
  const list = await openList(ctx, { spaceId }, { filter: filterOfStored(address.filter), order: 'CREATED' });
  const rows = await list.rows({ limit: maxEntries });
  return { name: address.name, spaceName: address.space.name, createdAt: address.createdAt, sources: rows.map(({ row }) => row) };
}

const readerOf = ({ userId, spaceId }: { readonly userId: string; readonly spaceId: string }): UserActor => ({
  kind: 'user',
  userId,
  credential: 'token',
  credentialId: null,
  authTime: null,
  scopes: new Set<Scope>(['read']),
  spaceIds: [spaceId],
});

/** To the hour: readers come often. */
async function noteRead(db: Db, id: string, last: Date | null, now: Date): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  if (last === null || last < hour) await db.feedAddress.updateMany({ where: { id }, data: { lastReadAt: hour } });
}
