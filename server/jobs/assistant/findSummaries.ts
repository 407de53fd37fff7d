import { setImmediate } from 'node:timers/promises';
import { inBatches, inPlace, newestIds, countSources } from '#server/domain/assistant/find/placeSql.ts';
import type { Findings, Proposal } from '#server/domain/assistant/proposal.ts';
import type { DomainContext } from '#server/domain/context.ts';
import type { ScopePlace } from '#server/domain/scopes/scopePlace.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { summarize } from '../enrich/summarize.ts';

const atOnce = 20;
/** Of a shorter text its beginning says as much. */
const fewestWords = 150;
const isUnsummarized = Prisma.sql`s.status = 'COMPLETED' and s.type <> 'NOTE' and s."wordCount" >= ${fewestWords}::int
  and exists (select 1 from "SourceText" t where t."sourceId" = s.id and coalesce(t.summary, '') = '' and t."plainText" is not null)`;

/** The sentences that say most of what has no summary, in its own words: as the processing chooses them where no model is. */
export async function findSummaries(ctx: DomainContext, place: ScopePlace, check: () => Promise<void>): Promise<Findings> {
  const proposals: Proposal[] = [];
  for (const ids of inBatches(await newestIds(ctx, place, isUnsummarized), atOnce)) {
    const rows = await queryRows<{ id: string; text: string; language: string | null }>(
      ctx.db,
      Prisma.sql`select s.id::text, left(t."plainText", 120000) as text, s.language from "Source" s join "SourceText" t on t."sourceId" = s.id where ${inPlace(place)} and s.id = any(${ids}::uuid[]) order by s.id desc`,
    );
    for (const { id, text, language } of rows) {
      await check();
      const summary = summarize(text, language);
      if (summary !== null) proposals.push({ act: 'SUMMARIZE_SOURCE', sourceIds: [id], after: summary, reason: 'SENTENCES_OF_TEXT' });
      await setImmediate();
    }
  }
  return { proposals, sourceCount: await countSources(ctx, place, isUnsummarized) };
}
