import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { continueCutting } from './cutOldPassages.job.ts';
import { cutVersion, writePassages } from './writePassages.ts';

/** So many sources are cut in a transaction: they are held as long. */
const atOnce = 50;

/** How far it is: sources that are cut, of all that were to be. */
export interface CuttingProgress {
  readonly done: number;
  readonly of: number;
  /** Whether there is no more to do. */
  readonly isComplete: boolean;
}

/**
 * Cuts some of the texts that have no passages yet, or that an earlier version of the code has cut, and asks for the next in the same
 * transaction: killed anywhere, it goes on where it was.
 * @param after those behind this source; null: from the first
 * @param of how many there were when it began; null: this is the beginning
 */
export function cutOldPassages(outer: DomainContext, { after, done, of }: { readonly after: string | null; readonly done: number; readonly of: number | null }): Promise<CuttingProgress> {
  return inTransaction(outer, async (ctx) => {
    const isOld = Prisma.sql`t."plainText" <> '' and not exists (select 1 from "SourcePassages" n where n."sourceId" = t."sourceId" and n."cutVersion" = ${cutVersion}::int)`;
    const [all] = of === null ? await ctx.db.$queryRaw<{ count: number }[]>`select count(*)::int as count from "SourceText" t where ${isOld}` : [{ count: of }];
    const total = all?.count ?? 0;
    const rows = await ctx.db.$queryRaw<{ id: string }[]>`
      select s.id::text from "SourceText" t join "Source" s on s.id = t."sourceId" where ${isOld} ${after === null ? Prisma.empty : Prisma.sql`and t."sourceId" > ${after}::uuid`}
      order by t."sourceId" limit ${atOnce} for no key update of s`;
    await writePassages(ctx, rows.map(({ id }) => id));
    const last = rows.at(-1)?.id;
    const cut = done + rows.length;
    const isComplete = last === undefined || rows.length < atOnce;
    if (!isComplete) await continueCutting(ctx.db, { after: last, done: cut, of: total });
    return { done: cut, of: Math.max(total, cut), isComplete };
  });
}
