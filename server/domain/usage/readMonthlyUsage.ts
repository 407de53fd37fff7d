import { z } from 'zod';
import { type ModelPurpose, Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { ofCredentialSql, ownedSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { parseInput } from '../input.ts';

/** What one model was paid for one purpose in a month. */
export interface MonthlySpend {
  readonly model: string;
  readonly purpose: ModelPurpose;
  /** How many answers it gave. */
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In the currency of the prices that the vault was given; null where none are given. */
  readonly cost: number | null;
  /** The prompt that it was asked with; null: the vault's own, or one that is gone. */
  readonly promptVersionId: string | null;
}

/** What was added and spent in a month. */
export interface MonthlyUsage {
  /** Its first moment, in UTC. */
  readonly month: Date;
  readonly sourcesAdded: number;
  /** What the files that there are weighed at its end, or weigh now, in bytes. */
  readonly storage: number;
  readonly spend: readonly MonthlySpend[];
}

export interface UsagePeriod {
  /** How many months back, this one included. */
  readonly months: number;
}

const period = z.object({ months: z.int().min(1, 'At least one month.').max(36, 'At most 36 months.').default(12) });

/** The period of that many months, this one included. @throws InvalidInputError for fewer than one or more than 36 */
export const usagePeriod = (months?: number): UsagePeriod => parseInput(period, { months });

/** Whose rows count, and what groups them. */
interface Scope {
  readonly owner: (spaceId: Prisma.Sql) => Prisma.Sql;
  readonly sources: Prisma.Sql;
  readonly uses: Prisma.Sql;
}

/** Of each of these spaces, newest month first: two statements. Who asks has been found to see the spaces. */
export function readUsageOfSpaces(ctx: DomainContext, { months }: UsagePeriod, spaceIds: readonly string[]): Promise<Map<string, MonthlyUsage[]>> {
  const ids = Prisma.sql`any(${[...spaceIds]}::uuid[])`;
  return readUsage(ctx, months, spaceIds, {
    owner: (spaceId) => Prisma.sql`${spaceId}::text`,
    sources: Prisma.sql`s."spaceId" = ${ids}`,
    uses: Prisma.sql`u."spaceId" = ${ids}`,
  });
}

/** Of the acting person: the sources that they added anywhere, and what was spent in the spaces that they own. */
export function readUsageOfPerson(ctx: DomainContext, { months }: UsagePeriod, [userId = '']: readonly string[]): Promise<Map<string, MonthlyUsage[]>> {
  return readUsage(ctx, months, [userId], {
    owner: () => Prisma.sql`${userId}::text`,
    sources: Prisma.sql`s."userId" = ${userId}::uuid and ${ofCredentialSql(ctx.actor, Prisma.sql`s."spaceId"`)}`,
    uses: ownedSpaceSql(ctx.actor, Prisma.sql`u."spaceId"`),
  });
}

/** Of the whole vault. Only for who has been found to be an administrator. */
export async function readUsageOfVault(ctx: DomainContext, { months }: UsagePeriod): Promise<MonthlyUsage[]> {
  const all = Prisma.sql`true`;
  const usage = await readUsage(ctx, months, ['vault'], { owner: () => Prisma.sql`'vault'`, sources: all, uses: all });
  return usage.get('vault') ?? [];
}

const monthOf = (column: Prisma.Sql) => Prisma.sql`date_trunc('month', ${column} at time zone 'UTC')`;

async function readUsage(ctx: DomainContext, months: number, owners: readonly string[], { owner, sources, uses }: Scope): Promise<Map<string, MonthlyUsage[]>> {
  const now = ctx.now();
  const begin = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1));
  // What came before the first month is one row, of the month before: it weighs, but was not added in any of them.
  const before = new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() - 1, 1)).toISOString();
  const [added, spent] = await Promise.all([
    queryRows<{ owner: string; month: string; count: number; bytes: number }>(
      ctx.db,
      Prisma.sql`select ${owner(Prisma.sql`s."spaceId"`)} as owner, to_char(greatest(${monthOf(Prisma.sql`s."createdAt"`)}, ${monthOf(Prisma.sql`${before}::timestamptz`)}), 'YYYY-MM') as month,
          count(*)::int as count, coalesce(sum(s.size), 0)::float8 as bytes
        from "Source" s where ${sources} group by 1, 2`,
    ),
    queryRows<MonthlySpend & { owner: string; month: string }>(
      ctx.db,
      Prisma.sql`select ${owner(Prisma.sql`u."spaceId"`)} as owner, to_char(${monthOf(Prisma.sql`u."createdAt"`)}, 'YYYY-MM') as month, u.model, u.purpose::text as purpose, u."promptVersionId"::text as "promptVersionId", count(*)::int as calls,
          least(sum(u."inputTokens"), 2147483647)::float8 as "inputTokens", least(sum(u."outputTokens"), 2147483647)::float8 as "outputTokens", sum(u.cost)::float8 as cost
        from "ModelUse" u where ${uses} and u."createdAt" >= ${begin.toISOString()}::timestamptz group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
    ),
  ]);
  const addedTo = Map.groupBy(added, ({ owner }) => owner);
  const spentBy = Map.groupBy(spent, ({ owner }) => owner);
  return new Map(owners.map((owner) => [owner, monthsOf(begin, months, addedTo.get(owner) ?? [], spentBy.get(owner) ?? [])]));
}

function monthsOf(
  begin: Date,
  months: number,
  added: readonly { readonly month: string; readonly count: number; readonly bytes: number }[],
  spent: readonly (MonthlySpend & { readonly owner: string; readonly month: string })[],
): MonthlyUsage[] {
  const usage: MonthlyUsage[] = [];
  const weightBefore = (month: string) => added.reduce((sum, row) => (row.month <= month ? sum + row.bytes : sum), 0);
  for (let index = 0; index < months; index++) {
    const month = new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + index, 1));
    const name = month.toISOString().slice(0, 7);
    usage.unshift({
      month,
      sourcesAdded: added.find((row) => row.month === name)?.count ?? 0,
      storage: weightBefore(name),
      spend: spent.filter((row) => row.month === name).map(({ owner: _owner, month: _month, ...each }) => each),
    });
  }
  return usage;
}
