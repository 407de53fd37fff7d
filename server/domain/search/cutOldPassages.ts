import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { continueCutting } from './cutOldPassages.job.ts';
import { tagNamesOf } from './indexSources.ts';
import { cutVersion, type NamedSource, placeOfName, writePassages } from './writePassages.ts';

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
 * Cuts some of the texts that have no passages yet, or that an earlier version of the code has cut, writes what sources are called that have no such passage, and asks for the next in the same
 * transaction: killed anywhere, it goes on where it was.
 * @param after those behind this source; null: from the first
 * @param of how many there were when it began; null: this is the beginning
 */
export function cutOldPassages(outer: DomainContext, { after, done, of }: { readonly after: string | null; readonly done: number; readonly of: number | null }): Promise<CuttingProgress> {
  return inTransaction(outer, async (ctx) => {
    const isOld = Prisma.sql`(t."plainText" <> '' and not exists (select 1 from "SourcePassages" n where n."sourceId" = s.id and n."cutVersion" = ${cutVersion}::int))
      or not exists (select 1 from "Passage" p where p."sourceId" = s.id and p.position = ${placeOfName}::int)`;
    const [all] = of === null ? await ctx.db.$queryRaw<{ count: number }[]>`select count(*)::int as count from "Source" s left join "SourceText" t on t."sourceId" = s.id where ${isOld}` : [{ count: of }];
    const total = all?.count ?? 0;
    const rows = await ctx.db.$queryRaw<NamedSource[]>`
      select s.id::text, s.title, ${tagNamesOf} as tags from "Source" s left join "SourceText" t on t."sourceId" = s.id where (${isOld}) ${after === null ? Prisma.empty : Prisma.sql`and s.id > ${after}::uuid`}
      order by s.id limit ${atOnce} for no key update of s`;
    await writePassages(ctx, rows);
    const last = rows.at(-1)?.id;
    const cut = done + rows.length;
    const isComplete = last === undefined || rows.length < atOnce;
    if (!isComplete) await continueCutting(ctx.db, { after: last, done: cut, of: total });
    return { done: cut, of: Math.max(total, cut), isComplete };
  });
}
