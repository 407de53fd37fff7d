import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';
import type { ScopePlace } from '../../scopes/scopePlace.ts';

/** A condition on a source `s`: that it lies in a scope. */
export const inPlace = ({ spaceIds, condition }: ScopePlace): Prisma.Sql => Prisma.sql`s."spaceId" = any(${[...spaceIds]}::uuid[]) and ${condition}`;

/** How many sources of a scope a condition on `s` finds. */
export async function countSources({ db }: DomainContext, place: ScopePlace, condition: Prisma.Sql = Prisma.sql`true`): Promise<number> {
  const [row] = await queryRows<{ count: number }>(db, Prisma.sql`select count(*)::int as count from "Source" s where ${inPlace(place)} and ${condition}`);
  return row?.count ?? 0;
}

/** No list that looks at one source after the other is longer. */
export const mostLookedAt = 300;

/** The newest sources of a scope that a condition on `s` finds. */
export async function newestIds({ db }: DomainContext, place: ScopePlace, condition: Prisma.Sql): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(db, Prisma.sql`select s.id::text from "Source" s where ${inPlace(place)} and ${condition} order by s.id desc limit ${mostLookedAt}::int`);
  return rows.map(({ id }) => id);
}

/** A list in pieces. */
export function* inBatches<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}
