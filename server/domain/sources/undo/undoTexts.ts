import type { Granted, SourceRef } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { indexSources } from '../../search/indexSources.ts';
import { type SourcesChanged, sourcesChanged } from '../sourcesChanged.ts';
import type { Step } from './undoSteps.ts';
import { undoDetails } from '../../undo/undoDetails.ts';

type Sources = readonly Granted<'source.edit', SourceRef>[];

/** Gives a source the title that it had, unless somebody has given it another one since. */
export async function undoRename(ctx: DomainContext, { details }: Pick<Step, 'details'>, sources: Sources): Promise<SourcesChanged> {
  const title = undoDetails.text.read(details);
  const ids = sources.map(({ id }) => id);
  if (title?.before) {
    await ctx.db.$executeRaw`update "Source" set title = ${title.before}, "updatedAt" = greatest(${ctx.now()}::timestamptz, "updatedAt" + interval '1 millisecond') where id = any(${ids}::uuid[]) and title = ${title.after}`;
    await indexSources(ctx, ids);
  }
  return sourcesChanged(ctx, 'SOURCES_UPDATED', sources);
}

/** Takes a summary away again, unless it has become another one since. */
export async function undoSummary(ctx: DomainContext, { details }: Pick<Step, 'details'>, sources: Sources): Promise<SourcesChanged> {
  const summary = undoDetails.text.read(details);
  if (summary) await ctx.db.sourceText.updateMany({ where: { sourceId: { in: sources.map(({ id }) => id) }, summary: summary.after }, data: { summary: summary.before } });
  return sourcesChanged(ctx, 'SOURCES_UPDATED', sources);
}

/** Makes copies of what was merged: what the others had goes back to them. What somebody has changed since then stays. Tags and the trash are steps of their own. */
export async function undoMerge(ctx: DomainContext, { details }: Pick<Step, 'details'>, sources: Sources): Promise<SourcesChanged> {
  const merge = undoDetails.merge.read(details);
  const [kept] = sources;
  if (!merge || !kept) return { sourceIds: [], collectionIds: [] };
  await ctx.db.$executeRaw`
    update "Highlight" h set "sourceId" = was."sourceId" from unnest(${merge.highlights.map(({ id }) => id)}::uuid[], ${merge.highlights.map(({ sourceId }) => sourceId)}::uuid[]) as was(id, "sourceId")
    where h.id = was.id and h."sourceId" = ${kept.id}::uuid and exists (select 1 from "Source" s where s.id = was."sourceId")`;
  await ctx.db.favorite.deleteMany({ where: { sourceId: kept.id, userId: { in: merge.favoriteOf } } });
  await ctx.db.source.updateMany({ where: { id: kept.id, note: merge.note.after }, data: { note: merge.note.before } });
  await ctx.db.source.updateMany({ where: { id: kept.id, createdAt: new Date(merge.createdAt.after) }, data: { createdAt: new Date(merge.createdAt.before) } });
  await indexSources(ctx, [kept.id]);
  return sourcesChanged(ctx, 'SOURCES_UPDATED', [kept]);
}

