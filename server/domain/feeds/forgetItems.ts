import type { DomainContext } from '../context.ts';

/** An item is remembered until its feed has had others for so long without it. */
const rememberedDays = 90;
const batch = 5_000;

/**
 * Forgets items that their feeds have not had for 90 days, while they had others, and of which no source is there. A feed remembers the latest date of
 * those instead: what was published by then and is not known does not come again. Items without a date are never forgotten.
 * @returns how many
 */
export async function forgetItems({ db }: DomainContext): Promise<number> {
  let forgotten = 0;
  for (let count = batch; count === batch; forgotten += count) {
    // Whoever reads a feed holds its row: so nobody looks for an item between its removal and the note of it.
    const [swept] = await db.$queryRaw<{ count: number }[]>`
      with gone as (
        delete from "FeedItem" where ctid = any(array(
          select i.ctid from "FeedItem" i
          join (select "feedId", max("listedAt") as at from "FeedItem" group by 1) last on last."feedId" = i."feedId"
          where i."sourceId" is null and i."publishedAt" <= i."listedAt" and i."listedAt" < last.at - make_interval(days => ${rememberedDays}::int)
          limit ${batch}
        )) returning "feedId", "publishedAt"
      ), noted as (
        update "Feed" f set "forgottenUntil" = greatest(f."forgottenUntil", latest.at)
        from (select "feedId", max("publishedAt") as at from gone group by 1) latest where f.id = latest."feedId"
      )
      select count(*)::int as count from gone`;
    count = swept?.count ?? 0;
  }
  return forgotten;
}
