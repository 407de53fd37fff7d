import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleUserSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';

export interface UserRow {
  readonly id: string;
  readonly displayName: string | null;
  readonly email: string | null;
  /** Where an identity provider has their picture. */
  readonly photoUrl: string | null;
  /** Under what their picture is kept here. */
  readonly photoHash: string | null;
}

/** The people of these ids that the reader may see, by id: oneself and those one shares a space with. One statement. */
export async function readUsers({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, UserRow>> {
  const rows = await queryRows<UserRow>(db, Prisma.sql`select u.id, u."displayName", u.email, u."photoUrl", u."photoHash" from "User" u where u.id = any(${[...ids]}::uuid[]) and ${visibleUserSql(actor, Prisma.sql`u.id`)}`, 'prepared');
  return new Map(rows.map((row) => [row.id, row]));
}
