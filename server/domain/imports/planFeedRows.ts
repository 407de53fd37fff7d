import type { DomainContext } from '../context.ts';
import { longestFeedAddress } from '../feeds/longestFeedAddress.ts';
import type { ImportToRun } from './heldImport.ts';

/** What would become of each feed of a file: one that the space reads already is there, and the same one twice counts once. */
export async function planFeedRows({ db }: DomainContext, { jobId, spaceId }: Pick<ImportToRun, 'jobId' | 'spaceId'>): Promise<void> {
  await db.$executeRaw`
    update "ImportRow" set outcome = 'FAILED', "failureCode" = 'TOO_LARGE', "failureMessage" = 'This address is too long for a feed.', field = 'xmlUrl'
    where "jobId" = ${jobId}::uuid and outcome is null and length(url) > ${longestFeedAddress}::int`;
  await db.$executeRaw`
    with counted as (
      select r.number, r.url, row_number() over (partition by r.url order by r.number) as occurrence from "ImportRow" r where r."jobId" = ${jobId}::uuid and r.url is not null and r.outcome is null
    ), planned as (
      select c.number, c.occurrence, f.id from counted c left join "Feed" f on f."spaceId" = ${spaceId}::uuid and f.url = c.url
    )
    update "ImportRow" r set "feedId" = planned.id,
      outcome = case when planned.occurrence > 1 then 'REPEATED' when planned.id is not null then 'ALREADY_THERE' else 'ADDED' end::"ImportRowOutcome"
    from planned where r."jobId" = ${jobId}::uuid and r.number = planned.number`;
}
