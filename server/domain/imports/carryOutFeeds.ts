import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { publishRunProgressed } from '../events.ts';
import { insertFeeds, maxFeeds } from '../feeds/createFeeds.ts';
import { defaultIntervalMinutes } from '../feeds/feedFields.ts';
import { newUuid } from '../publicId.ts';
import { heldImport, type ImportToRun } from './heldImport.ts';

/** So many feeds are added in one transaction: what a worker that is killed does again. */
const perBatch = 200;

interface PendingFeed {
  readonly number: number;
  readonly place: number;
  readonly collectionId: string | null;
  readonly url: string;
  readonly title: string | null;
  readonly tags: readonly string[];
  /** The feed that came meanwhile. */
  readonly thereId: string | null;
}

/**
 * Adds the next feeds of an import, each to fill the collection of its folder, and notes how far it is, all in one transaction: whoever comes after somebody who
 * was killed goes on exactly there. As whoever started it, under their rights of this moment. Feeds for which the space has no room are told in their rows.
 * @returns whether there is more to do; false also when it was stopped
 */
export function carryOutFeeds(outer: DomainContext, jobId: string, tells: boolean): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    const held = await heldImport(ctx, jobId);
    if (held?.state !== 'RUNNING') return false;
    await authorizeSpace(ctx, 'source.edit', held.spaceId);
    await ctx.db.$queryRaw`select 1 from "Space" where id = ${held.spaceId}::uuid for no key update`;
    const rows = await pendingFeeds(ctx, held);
    if (rows.length === 0) {
      await nameRepeated(ctx, jobId);
      return false;
    }
    const isNew = rows.filter(({ thereId }) => thereId === null);
    const room = Math.max(0, maxFeeds - (await ctx.db.feed.count({ where: { spaceId: held.spaceId } })));
    const fitting = isNew.slice(0, room).map((row) => ({ row, id: newUuid() }));
    await insertFeeds(
      ctx,
      held.spaceId,
      fitting.map(({ row: { url, title, tags, collectionId }, id }) => ({ id, url, collectionId, ...(title !== null && { title: title.slice(0, 200) }), tags: [...new Set([...held.tags, ...tags])], intervalMinutes: defaultIntervalMinutes })),
    );
    const results = [...fitting.map(({ row, id }) => ({ number: row.number, id, outcome: 'ADDED' })), ...rows.flatMap(({ number, thereId }) => (thereId === null ? [] : [{ number, id: thereId, outcome: 'ALREADY_THERE' }]))];
    await ctx.db.$executeRaw`
      update "ImportRow" r set "feedId" = made.id, outcome = made.outcome::"ImportRowOutcome"
      from unnest(${results.map(({ number }) => number)}::int[], ${results.map(({ id }) => id)}::uuid[], ${results.map(({ outcome }) => outcome)}::text[]) as made(number, id, outcome)
      where r."jobId" = ${jobId}::uuid and r.number = made.number`;
    await ctx.db.importRow.updateMany({
      where: { jobId, number: { in: isNew.slice(room).map(({ number }) => number) } },
      data: { outcome: 'FAILED', failureCode: 'TOO_LARGE', failureMessage: `A space has at most ${maxFeeds.toLocaleString('en')} feeds.` },
    });
    const last = rows.at(-1);
    await ctx.db.import.update({ where: { jobId }, data: { donePlace: last?.place ?? 0, doneNumber: last?.number ?? 0 }, select: { jobId: true } });
    await ctx.db.job.update({ where: { id: jobId }, data: { done: { increment: rows.length } }, select: { id: true } });
    if (tells) await publishRunProgressed(ctx.db, held.spaceId, [jobId]);
    return true;
  });
}

function pendingFeeds({ db }: DomainContext, { jobId, spaceId, collectionId, donePlace, doneNumber }: ImportToRun): Promise<PendingFeed[]> {
  return db.$queryRaw<PendingFeed[]>`
    select r.number, r.place, case when r.place = 0 then ${collectionId} else c."collectionId"::text end as "collectionId", r.url, r.title, r.tags, f.id::text as "thereId"
    from "ImportRow" r left join "ImportCollection" c on c."jobId" = r."jobId" and c.place = r.place left join "Feed" f on f."spaceId" = ${spaceId}::uuid and f.url = r.url
    where r."jobId" = ${jobId}::uuid and r.outcome = 'ADDED' and (r.place, r.number) > (${donePlace}::int, ${doneNumber}::int)
    order by r.place, r.number limit ${perBatch}::int`;
}

/** What stood in the file twice became what the first one did. */
const nameRepeated = ({ db }: DomainContext, jobId: string) => db.$executeRaw`
  update "ImportRow" r set "feedId" = first."feedId" from "ImportRow" first
  where r."jobId" = ${jobId}::uuid and r.outcome = 'REPEATED' and first."jobId" = r."jobId" and first.outcome in ('ADDED', 'ALREADY_THERE') and first.url = r.url`;
