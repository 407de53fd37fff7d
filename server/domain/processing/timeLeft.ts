import { Prisma } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';

/** So many of the newest sources of its space are looked at to find those of the same kind … */
const looksBack = 200;
/** … and of these so many are compared with. */
const maxCompared = 20;
/** Fewer say nothing. */
const minCompared = 5;
/** When the middle half of them lies further apart than this, they say nothing either: as a factor, or in milliseconds where it goes fast. */
const widest = { factor: 2.5, ms: 2_000 };

interface Compared {
  readonly sourceId: string;
  /** How long the stage that it is in has been running, in milliseconds. */
  readonly passedMs: number;
  /** How long the others took from the beginning of that stage to their end, in milliseconds. */
  readonly othersMs: readonly number[];
}

/**
 * How long the processing of these sources will take yet, in milliseconds, judged by the last ones of the same kind in the
 * same space: from the beginning of the stage that each is in to its end. Left out are those of which nobody can tell: too few went before,
 * these took too differently, or it takes longer than they did. Who asks has read the sources already.
 */
export async function timeLeft(ctx: DomainContext, sourceIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const compared = await ctx.db.$queryRaw<Compared[]>`
    select s.id::text as "sourceId", extract(epoch from ${ctx.now()}::timestamptz - now_in."startedAt")::float8 * 1000 as "passedMs", others."othersMs"
    from "Source" s
    cross join lateral (
      select e.stage, e."startedAt" from "ProcessingEvent" e
      where e."sourceId" = s.id and e.run = s.run and e.outcome = 'RUNNING' order by e."startedAt" desc limit 1
    ) now_in
    cross join lateral (
      select coalesce(array_agg(took.ms), '{}') as "othersMs" from (
        select c.id, c.run from (
          select n.id, n.run, n.type, n.status, n."mimeType", n."createdAt" from "Source" n
          where n."spaceId" = s."spaceId" and n."trashedAt" is null order by n."createdAt" desc, n.id desc limit ${looksBack}
        ) c
        where c.status = 'COMPLETED' and c.type = s.type and (s.type <> 'FILE' or c."mimeType" = s."mimeType")
        order by c."createdAt" desc limit ${maxCompared}
      ) done
      cross join lateral (
        select extract(epoch from max(e."startedAt" + e."durationMs" * interval '1 millisecond') - min(e."startedAt") filter (where e.stage = now_in.stage))::float8 * 1000 as ms
        from "ProcessingEvent" e where e."sourceId" = done.id and e.run = done.run
        having bool_and(e.outcome in ('SUCCEEDED', 'SKIPPED')) and bool_or(e.stage = now_in.stage)
      ) took
    ) others
    where s.id in (${Prisma.join(sourceIds.map((id) => Prisma.sql`${id}::uuid`))}) and s.status = 'PROCESSING'`;
  const left = new Map<string, number>();
  for (const { sourceId, passedMs, othersMs } of compared) {
    const usual = usualOf(othersMs);
    if (usual !== null && usual > passedMs) left.set(sourceId, Math.round(usual - passedMs));
  }
  return left;
}

/** The median of what does not differ too much; null when it does, or when there is too little of it. */
function usualOf(values: readonly number[]): number | null {
  if (values.length < minCompared) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const [low, middle, high] = [at(0.25), at(0.5), at(0.75)];
  return high - low <= widest.ms || high <= low * widest.factor ? middle : null;
}
