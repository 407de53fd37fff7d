import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import { branchOf } from '../collections/branches.ts';
import type { SqlContext } from '../context.ts';
import { wordsCondition } from '../sources/list/searchList.ts';
import { readList } from '../sources/list/sourceList.ts';
import type { AskedScope } from './askedScope.ts';

/** Where the sources of a scope are. */
export interface ScopePlace {
  /** Those that the acting person may see now. */
  readonly spaceIds: readonly string[];
  /** What a source `s` of these spaces fulfils. */
  readonly condition: Prisma.Sql;
}

/**
 * The sources of a scope in these spaces, under the rights of this moment: spaces that the acting person has left are left out. What lies in the trash is part of no scope.
 * @throws InvalidInputError for a filter with values that no source could have
 */
export async function scopePlace(ctx: SqlContext, spaceIds: readonly string[], scope: AskedScope): Promise<ScopePlace> {
  const asked = [...spaceIds, ...scope.spaceIds];
  return placeIn(ctx, asked.filter(inThese(await visibleOf(ctx, asked))), scope);
}

const inThese = (ids: ReadonlySet<string>) => (id: string) => ids.has(id);

async function placeIn(ctx: SqlContext, visible: readonly string[], scope: AskedScope): Promise<ScopePlace> {
  const among: Prisma.Sql[] = [];
  if (scope.collectionIds.length > 0) {
    const branches = await Promise.all(scope.collectionIds.map((id) => branchOf(ctx.db, id)));
    among.push(Prisma.sql`s."collectionId" = any(${branches.flatMap((branch) => [...(branch?.ids ?? [])])}::uuid[])`);
  }
  if (scope.sourceIds.length > 0) among.push(Prisma.sql`s.id = any(${[...scope.sourceIds]}::uuid[])`);
  const conditions = [Prisma.sql`s."trashedAt" is null`, ...(among.length === 0 ? [] : [Prisma.sql`(${Prisma.join(among, ' or ')})`])];
  if (scope.filter) {
    const list = await readList(ctx, { spaceIds: visible }, scope.filter);
    conditions.push(list.empty ? Prisma.sql`false` : list.condition, ...(list.collectionIds === null ? [] : [Prisma.sql`s."collectionId" = any(${[...list.collectionIds]}::uuid[])`]));
    if (!list.empty && list.words) conditions.push(await wordsCondition(ctx, list, list.words, 'all'));
  }
  return { spaceIds: visible, condition: Prisma.join(conditions, ' and ') };
}

/** A scope in a space. */
export interface SpaceScope extends AskedScope {
  readonly spaceId: string;
}

/** How many sources each of these scopes has now, without those in the trash; words that narrow one are looked for in one after the other. */
export async function countScopes(ctx: SqlContext, scopes: readonly SpaceScope[]): Promise<number[]> {
  if (scopes.length === 0) return [];
  const visible = await visibleOf(ctx, scopes.flatMap(({ spaceId, spaceIds }) => [spaceId, ...spaceIds]));
  const places = await Promise.all(scopes.map((scope) => placeIn(ctx, [scope.spaceId, ...scope.spaceIds].filter(inThese(visible)), scope)));
  const rows = await queryRows<{ at: number; count: number }>(
    ctx.db,
    Prisma.join(
      places.map(({ spaceIds, condition }, at) => Prisma.sql`(select ${at}::int as at, count(*)::int as count from "Source" s where s."spaceId" = any(${[...spaceIds]}::uuid[]) and ${condition})`),
      ' union all ',
    ),
  );
  return scopes.map((_, at) => rows.find((row) => row.at === at)?.count ?? 0);
}

/** Those of these spaces that the acting person is in. */
async function visibleOf({ db, actor }: SqlContext, ids: readonly string[]): Promise<Set<string>> {
  const rows = await queryRows<{ id: string }>(db, Prisma.sql`select p.id::text from "Space" p where p.id = any(${[...new Set(ids)]}::uuid[]) and ${visibleSpaceSql(actor, Prisma.sql`p.id`)}`);
  return new Set(rows.map(({ id }) => id));
}
