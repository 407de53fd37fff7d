import type { Db } from '#server/platform/db/database.ts';
import type { Person } from './identity.ts';

/** Ends API keys of a person: those made before a moment, or all of them. */
export async function endApiKeys(db: Db, { provider, uid }: Pick<Person, 'provider' | 'uid'>, madeBefore: Date | 'all'): Promise<void> {
  const createdAt = madeBefore === 'all' ? {} : { createdAt: { lt: madeBefore } };
  await db.apiKey.updateMany({ where: { user: { provider, uid }, revokedAt: null, ...createdAt }, data: { revokedAt: new Date() } });
}
