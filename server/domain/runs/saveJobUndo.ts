import type { DomainContext } from '../context.ts';
import { newUuid } from '../publicId.ts';

/** As long as the job and its report. */
const validMs = 30 * 24 * 3_600_000;

/**
 * Saves what takes a whole job back, for who started it: imported sources go to the trash, imported prompts, cases and feeds are deleted, and so are the collections that it made and that hold nothing
 * else, the cards that it proposed and nobody has accepted, and imported cards and decks. Answers the id of the undo, or null for one that added nothing. In the caller's transaction.
 */
export async function saveJobUndo(ctx: DomainContext, jobId: string, userId: string): Promise<string | null> {
  const made = await ctx.db.$queryRaw<{ kind: string; targetId: string | null; sourceIds: string[] }[]>`
    select 'TRASH' as kind, null::text as "targetId", array_agg(r."sourceId"::text) as "sourceIds" from "ImportRow" r
      where r."jobId" = ${jobId}::uuid and r.outcome = 'ADDED' and r."sourceId" is not null having count(*) > 0
    union all
    select 'DELETE_PROMPTS', null, array_agg(distinct r."promptId"::text) from "ImportRow" r
      where r."jobId" = ${jobId}::uuid and r.outcome = 'ADDED' and r."promptId" is not null having count(*) > 0
    union all
    select 'DELETE_TEST_CASES', null, array_agg(r."testCaseId"::text) from "ImportRow" r
      where r."jobId" = ${jobId}::uuid and r.outcome = 'ADDED' and r."testCaseId" is not null having count(*) > 0
    union all
    select 'DELETE_FEEDS', null, array_agg(r."feedId"::text) from "ImportRow" r
      where r."jobId" = ${jobId}::uuid and r.outcome = 'ADDED' and r."feedId" is not null having count(*) > 0
    union all
    select 'DELETE_IMPORTED_CARDS', null, array_agg(r."cardId"::text) from "ImportRow" r
      where r."jobId" = ${jobId}::uuid and r.outcome = 'ADDED' and r."cardId" is not null having count(*) > 0
    union all
    select 'DELETE_DECKS', null, array_agg(c."collectionId"::text) from "ImportCollection" c join "Import" i on i."jobId" = c."jobId"
      where c."jobId" = ${jobId}::uuid and c."isNew" and c."collectionId" is not null and i.format = 'APKG' having count(*) > 0
    union all
    select 'DELETE_CARDS', null, m."cardIds"::text[] from "CardMaking" m where m."jobId" = ${jobId}::uuid and cardinality(m."cardIds") > 0
    union all
    select 'DELETE_PROMPT_COLLECTIONS', null, array_agg(c."collectionId"::text) from "ImportCollection" c join "Import" i on i."jobId" = c."jobId"
      where c."jobId" = ${jobId}::uuid and c."isNew" and c."collectionId" is not null and i.format = 'PROMPTS' having count(*) > 0
    union all
    select 'DELETE_COLLECTION', c."collectionId"::text, '{}' from "ImportCollection" c join "Import" i on i."jobId" = c."jobId"
      where c."jobId" = ${jobId}::uuid and c."isNew" and c."collectionId" is not null and i.format not in ('PROMPTS', 'APKG')`;
  if (made.length === 0) return null;
  const id = newUuid();
  await ctx.db.undo.create({
    data: {
      id,
      userId,
      expiresAt: new Date(ctx.now().getTime() + validMs),
      steps: { create: made.map(({ kind, targetId, sourceIds }, index) => ({ position: index + 1, kind: kind as 'TRASH' | 'DELETE_COLLECTION' | 'DELETE_PROMPTS' | 'DELETE_PROMPT_COLLECTIONS' | 'DELETE_TEST_CASES' | 'DELETE_FEEDS' | 'DELETE_CARDS' | 'DELETE_IMPORTED_CARDS' | 'DELETE_DECKS', targetId, sourceIds })) },
    },
    select: { id: true },
  });
  return id;
}
