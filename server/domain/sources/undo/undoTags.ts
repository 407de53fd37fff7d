import { authorizeTags, type Granted, type SourceRef } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { indexSources } from '../../search/indexSources.ts';
import { holdTags } from '../../tags/holdTags.ts';
import { type SourcesChanged, sourcesChanged } from '../sourcesChanged.ts';
import type { Step, TagKind } from './undoSteps.ts';

/**
 * Gives sources the tags again that they had, takes off those they got, and writes tags as they were written. It counts as no
 * change of the sources, as giving tags does not. As many statements for a thousand tags as for one.
 */
export async function undoTags(ctx: DomainContext, steps: readonly Step<TagKind>[], sources: readonly Granted<'source.edit', SourceRef>[]): Promise<SourcesChanged> {
  const tagIds = [...new Set(steps.flatMap(({ targetId }) => targetId ?? []))];
  const tags = await authorizeTags(ctx, 'source.edit', tagIds);
  // In one order, whatever that of the steps is: two who take back at once never wait for each other in a circle.
  for (const [spaceId, inSpace] of [...Map.groupBy(tags, (tag) => tag.spaceId)].sort()) await holdTags(ctx, spaceId, inSpace.map(({ id }) => id));
  const ids = new Set(sources.map(({ id }) => id));
  const pairsOf = (wanted: TagKind) => steps.filter(({ kind }) => kind === wanted).flatMap(({ targetId, sourceIds }) => sourceIds.filter((id) => ids.has(id)).map((sourceId) => ({ sourceId, tagId: targetId })));
  const columns = (pairs: ReturnType<typeof pairsOf>) => [pairs.map(({ sourceId }) => sourceId), pairs.map(({ tagId }) => tagId)] as const;
  const [untagged, untaggedOf] = columns(pairsOf('UNTAG'));
  await ctx.db.$executeRaw`
    delete from "SourceTag" st using unnest(${untagged}::uuid[], ${untaggedOf}::uuid[]) as pair("sourceId", "tagId") where st."sourceId" = pair."sourceId" and st."tagId" = pair."tagId"`;
  const [tagged, taggedOf] = columns(pairsOf('TAG'));
  await ctx.db.$executeRaw`
    insert into "SourceTag" ("sourceId", "tagId", "spaceId")
    select s.id, t.id, t."spaceId" from unnest(${tagged}::uuid[], ${taggedOf}::uuid[]) as pair("sourceId", "tagId")
    join "Tag" t on t.id = pair."tagId" join "Source" s on s.id = pair."sourceId" and s."spaceId" = t."spaceId" on conflict do nothing`;
  const renamed = steps.filter(({ kind, name }) => kind === 'RENAME_TAG' && name !== null);
  await ctx.db.$executeRaw`
    update "Tag" t set name = was.name from unnest(${renamed.map(({ targetId }) => targetId)}::uuid[], ${renamed.map(({ name }) => name)}::text[]) as was(id, name) where t.id = was.id`;
  const wanted = new Set(steps.flatMap(({ sourceIds }) => sourceIds));
  const affected = sources.filter(({ id }) => wanted.has(id));
  await indexSources(ctx, affected.map(({ id }) => id));
  return sourcesChanged(ctx, 'SOURCES_TAGGED', affected);
}
