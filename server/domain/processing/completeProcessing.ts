import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { newUuid } from '../publicId.ts';
import { indexSources } from '../search/indexSources.ts';
import { tagKey } from '../tags/tagKey.ts';
import type { TextAdaptation, Heading } from './details.ts';
import { requestArchiving } from './archiveSource.job.ts';
import { endStage, holdCollectionOf, lostStages, type Run, type RunningStage, type StageEnd, step } from './processingRun.ts';
import { type Refused, resumeIfStopped } from './resumeEnrichment.ts';
import { settleTexts } from './settleTexts.ts';
import { addTags } from '../tags/addTags.ts';

/** What the settings of a space made of a source's text. */
export interface Enrichment {
  /** Null where none was wanted or could be made. */
  readonly summary: string | null;
  /** Names of tags that it gets besides those it has, as far as there is room. */
  readonly tags: readonly string[];
  /** How long the endpoint of the model wants to be left alone, in seconds; 0 where it did not say. */
  readonly pauseSeconds?: number;
  /** The priority of the source, where more of it is kept when it is complete (`archiveSource`). */
  readonly archivesWith?: number | undefined;
  readonly outline?: readonly Heading[] | undefined;
  /** Sanitised HTML of the text with anchors at its headings, as it was read; absent where it is as it was saved. */
  readonly readerContent?: string | undefined;
  /** Sanitised HTML of the text as it was rewritten or translated; absent where it was not. */
  readonly processedContent?: string | undefined;
  /** What was made of it; given with `processedContent`. */
  readonly adapted?: TextAdaptation | undefined;
}

/**
 * Saves what was made of the text and ends the run in COMPLETED, in one transaction; the results of the stages are no
 * longer needed, but for what was fetched where the page is kept next.
 * @param asked where a model was asked: it may have been stopped by what passes, and then it goes on by itself; how often it did so before
 * @throws SupersededError
 */
export function completeProcessing(
  outer: DomainContext,
  run: Run,
  ended: (RunningStage & StageEnd) | null,
  { archivesWith, pauseSeconds = 0, summary, tags, outline, readerContent, processedContent, adapted }: Enrichment,
  asked: Pick<Refused, 'resumed'> | null = null,
): Promise<void> {
  const startedAt = outer.now();
  return inTransaction(outer, async (ctx) => {
    const { sourceId } = run;
    await holdCollectionOf(ctx, sourceId);
    const { spaceId } = await step(ctx, run, 'COMPLETED', {});
    if (ended) await endStage(ctx, run, ended);
    await settleTexts(ctx, [sourceId]);
    if (archivesWith !== undefined) await requestArchiving(ctx.db, run, archivesWith);
    if (asked) await resumeIfStopped(ctx, run, { ...asked, pauseSeconds });
    const added = await withRoom(ctx, sourceId, tags);
    if (added.length > 0) {
      await addTags(ctx, spaceId, [sourceId], added);
      await indexSources(ctx, [sourceId]);
    }
    const details = JSON.stringify({ ...(outline && { outline }), ...(processedContent !== undefined && adapted && { adapted }) });
    await ctx.db.$executeRaw`
      with texts as (
        update "SourceText" set summary = ${summary},
          "readerContent" = case when ${processedContent ?? null}::text is null then null else coalesce(${readerContent ?? null}, "readerContent", "processedContent") end,
          "processedContent" = coalesce(${processedContent ?? readerContent ?? null}, "readerContent", "processedContent")
        where "sourceId" = ${sourceId}::uuid
          and (${summary !== null || readerContent !== undefined || processedContent !== undefined} or summary is not null or "readerContent" is not null)
      ), used as (delete from "StageResult" where "sourceId" = ${sourceId}::uuid and not (stage in ('FETCH', 'RENDER') and ${archivesWith !== undefined})), lost as (${lostStages(sourceId)}), known as (
        update "Source" s set details = (s.details - 'adapted') || ${details}::jsonb,
          "faviconUrl" = (select s."faviconUrl" from "SourceArtefact" a where a."sourceId" = s.id and a.kind = 'FAVICON')
        where s.id = ${sourceId}::uuid and (${details !== '{}'} or s.details ? 'adapted' or (
          s."faviconUrl" is not null and not exists (select 1 from "SourceArtefact" a where a."sourceId" = s.id and a.kind = 'FAVICON')))
      )
      insert into "ProcessingEvent" (id, "sourceId", run, stage, outcome, "startedAt", "durationMs")
      values (${newUuid()}::uuid, ${sourceId}::uuid, ${run.run}, 'SAVE', 'SUCCEEDED', ${startedAt}, ${Math.max(0, ctx.now().getTime() - startedAt.getTime())})`;
  });
}

/** People may give a source as many tags as they like; by itself it gets none beyond so many, however often it is processed. */
const maxTags = 5;

async function withRoom(ctx: DomainContext, sourceId: string, tags: readonly string[]): Promise<readonly string[]> {
  if (tags.length === 0) return tags;
  const has = new Set((await ctx.db.sourceTag.findMany({ where: { sourceId }, select: { tag: { select: { key: true } } } })).map(({ tag }) => tag.key));
  return tags.filter((name) => !has.has(tagKey(name))).slice(0, Math.max(0, maxTags - has.size));
}
