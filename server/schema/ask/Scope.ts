import { countScopes, type SpaceScope } from '#server/domain/scopes/scopePlace.ts';
import { builder } from '../base/builder.ts';
import { type ById, byRow } from '../base/perOperation.ts';
import type { GraphQLContext } from '../base/context.ts';
import { Collection, loadCollection } from '../collections/Collection.ts';
import { loadSource, Source } from '../sources/Source.ts';
import { loadSpace, Space } from '../spaces/Space.ts';

const countOf = byRow<SpaceScope & { readonly id: string }, number>(async (ctx, scopes) => {
  const counts = await countScopes(ctx, scopes);
  return new Map(scopes.map(({ id }, at) => [id, counts[at] ?? 0]));
});

export const Scope = builder.objectRef<SpaceScope & { readonly id: string }>('Scope').implement({
  description: 'Which sources something is about.',
  fields: (t) => ({
    collections: t.field({ type: [Collection], description: 'What lies in these and below them; those that are gone are left out.', resolve: ({ collectionIds }, _args, ctx) => thoseThere(ctx, loadCollection, collectionIds) }),
    isWholeSpace: t.boolean({
      description: 'Whether it is the whole space: nothing narrower was given.',
      resolve: ({ collectionIds, sourceIds, filter }) => collectionIds.length === 0 && sourceIds.length === 0 && filter === null,
    }),
    sourceCount: t.int({ description: 'How many sources that is now, without those in the trash.', resolve: async (scope, _args, ctx) => (await countOf(ctx, scope)) ?? 0 }),
    sources: t.field({ type: [Source], description: 'These sources, at most 1,000; those that are gone are left out.', resolve: ({ sourceIds }, _args, ctx) => thoseThere(ctx, loadSource, sourceIds) }),
    spaces: t.field({
      type: [Space],
      description: 'Other spaces that are searched besides, as far as you may still see them. Empty of everything that others can read.',
      resolve: ({ spaceIds }, _args, ctx) => thoseThere(ctx, loadSpace, spaceIds),
    }),
    text: t.string({ nullable: true, description: 'The search that narrows it; null when none does.', resolve: ({ filter }) => filter?.text ?? null }),
  }),
});

async function thoseThere<Row>(ctx: GraphQLContext, load: ById<Row>, ids: readonly string[]): Promise<Row[]> {
  const rows = await Promise.all(ids.map((id) => load(ctx, id)));
  return rows.filter((row) => row !== undefined);
}
