import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../../context.ts';
import { parseInput } from '../../input.ts';
import { indexSources } from '../../search/indexSources.ts';
import { addTags } from '../../tags/addTags.ts';
import { tagNamesSchema, upsertTags } from '../../tags/upsertTags.ts';
import { tagKey } from '../../tags/tagKey.ts';
import { saveUndo, type Undoable } from '../../undo/saveUndo.ts';
import { selectSources, type SourceSelection } from '../selectSources.ts';
import { type SourcesChanged, sourcesChanged } from '../sourcesChanged.ts';

export interface TagSources extends Undoable {
  readonly sources: SourceSelection;
  /** Names of tags; what is both added and removed is added. */
  readonly add?: readonly string[] | undefined;
  readonly remove?: readonly string[] | undefined;
}

const schema = z
  .object({ add: tagNamesSchema.default([]), remove: tagNamesSchema.default([]) })
  .refine(({ add, remove }) => add.length + remove.length > 0, { error: 'Give tags to add or to remove.', params: { code: 'REQUIRED' } });

/** Adds tags to sources and removes others, on all of them or none. Tags that are new to a space are created. It counts as no change of the sources. */
export function tagSources(
  outer: DomainContext,
  { sources: selection, add, remove, undoable }: TagSources,
): Promise<SourcesChanged & { spaceIds: string[]; undoId: string | null }> {
  return inTransaction(outer, async (ctx) => {
    const sources = await selectSources(ctx, 'source.edit', selection);
    const names = parseInput(schema, { add, remove });
    const bySpace = Map.groupBy(sources, ({ spaceId }) => spaceId);
    const undoId = undoable ? await rememberTags(ctx, bySpace, names) : null;
    // In the order of their ids, as everybody else who holds tags of several spaces.
    for (const [spaceId, inSpace] of [...bySpace].sort()) {
      const ids = inSpace.map(({ id }) => id);
      await removeTags(ctx, spaceId, ids, names.remove);
      await addTags(ctx, spaceId, ids, names.add);
    }
    const ids = sources.map(({ id }) => id);
    await indexSources(ctx, ids);
    return { ...(await sourcesChanged(ctx, 'SOURCES_TAGGED', sources)), spaceIds: [...bySpace.keys()], undoId };
  });
}

/** Remembers who gets a tag and who loses one; tags that are new are made for it. */
async function rememberTags(
  ctx: DomainContext,
  bySpace: ReadonlyMap<string, readonly { readonly id: string }[]>,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<string | null> {
  const added: string[] = [];
  for (const [spaceId] of [...bySpace].sort()) added.push(...(await upsertTags(ctx, spaceId, add)));
  const ids = [...bySpace.values()].flatMap((inSpace) => inSpace.map(({ id }) => id));
  const carries = Prisma.sql`exists (select 1 from "SourceTag" st where st."spaceId" = t."spaceId" and st."tagId" = t.id and st."sourceId" = s.id)`;
  const pairs = Prisma.sql`from "Tag" t join "Source" s on s."spaceId" = t."spaceId" and s.id = any(${ids}::uuid[])`;
  return saveUndo(
    ctx,
    true,
    Prisma.sql`
      select 'UNTAG', t.id, array_agg(s.id) ${pairs} where t.id = any(${added}::uuid[]) and not ${carries} group by t.id
      union all
      select 'TAG', t.id, array_agg(s.id) ${pairs}
      where t."spaceId" = any(${[...bySpace.keys()]}::uuid[]) and t.key = any(${remove.map(tagKey)}::text[]) and t.id <> all(${added}::uuid[]) and ${carries}
      group by t.id`,
  );
}

async function removeTags(ctx: DomainContext, spaceId: string, sourceIds: readonly string[], names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await ctx.db.$executeRaw`
    delete from "SourceTag" st using "Tag" t
    where t."spaceId" = ${spaceId}::uuid and t.key = any(${names.map(tagKey)}::text[])
      and st."spaceId" = t."spaceId" and st."tagId" = t.id and st."sourceId" = any(${[...sourceIds]}::uuid[])`;
}
