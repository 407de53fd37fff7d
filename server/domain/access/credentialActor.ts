import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows, type SqlDb } from '#server/platform/db/rows.ts';
import type { Scope, UserActor } from '../context.ts';

/** A session or an API key of somebody, without its secret. */
export type CredentialRef = Pick<UserActor, 'userId' | 'credential' | 'credentialId'>;

/**
 * Whoever acts with something that was made under a session or an API key, such as the address of a file, and only reads:
 * null once that has ended. Sessions that an identity provider keeps are not known here; what was made under them ends by itself.
 */
export async function credentialActor(db: SqlDb, { userId, credential, credentialId }: CredentialRef): Promise<UserActor | null> {
  const actor = { kind: 'user', userId, credential, credentialId, authTime: null, scopes: new Set<Scope>(['read']), spaceIds: null } as const;
  if (credentialId === null) return credential === 'token' ? actor : null;
  const sql = credential === 'token' ? sessionSql(userId, credentialId) : keySql(userId, credentialId);
  const [row] = await queryRows<{ spaceIds: string[] | null }>(db, sql, 'prepared');
  return row ? { ...actor, spaceIds: row.spaceIds } : null;
}

const sessionSql = (userId: string, id: string) => Prisma.sql`
  select null::json as "spaceIds" from "AuthSession" s join "User" u on u.provider = s.provider and u.uid = s."userId" where s.id = ${id}::uuid and u.id = ${userId}::uuid and u."disabledAt" is null and s."expiresAt" > now()`;

const keySql = (userId: string, id: string) => Prisma.sql`
  select case when k."seesAllSpaces" then null else to_json(k."spaceIds") end as "spaceIds" from "ApiKey" k join "User" u on u.id = k."userId" and u."disabledAt" is null where k.id = ${id}::uuid and k."userId" = ${userId}::uuid and k."revokedAt" is null and coalesce(k."expiresAt" > now(), true)`;
