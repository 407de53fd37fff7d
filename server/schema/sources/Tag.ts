import { queryFromInfo } from '@pothos/plugin-prisma';
import { resolveCursorConnection } from '@pothos/plugin-relay';
import { visibleInSpace } from '#server/domain/access/visible.ts';
import { createTagCounter, type ListedTag, tagCursor, tagsInUse } from '#server/domain/tags/listTags.ts';
import { builder } from '../builder.ts';
import type { GraphQLContext } from '../context.ts';
import { pageSizes } from '../pageSizes.ts';
import { Space } from '../spaces/Space.ts';

/** One for each operation, so that all tags of its answer are counted together. */
const counters = new WeakMap<GraphQLContext, ReturnType<typeof createTagCounter>>();

function counterOf(ctx: GraphQLContext) {
  const counter = counters.get(ctx) ?? createTagCounter(ctx.db);
  counters.set(ctx, counter);
  return counter;
}

export const Tag = builder.prismaNode('Tag', {
  description: 'A word that sources of a space are marked with.',
  id: { field: 'id', description: 'The public id, such as `tag_01h455vb4pex5vsknk084sn02q`.' },
  select: { id: true },
  nullable: true,
  findUnique: (id, ctx) => ({ id, AND: [visibleInSpace(ctx.actor)] }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As it was first written, such as `to read`.' }),
    sourceCount: t.int({
      description: 'How many sources have it, without those in the trash.',
      resolve: ({ id }, _args, ctx) => counterOf(ctx).load(id),
    }),
  }),
});

builder.prismaObjectField(Space, 'tags', (t) =>
  t.connection(
    {
      type: Tag,
      description: 'The tags that sources of the space have, by name. Those that only sources in the trash have are left out.',
      args: { startingWith: t.arg.string({ description: 'Only tags whose name begins like this, whatever its case: for completing while typing.' }) },
      resolve: ({ id: spaceId }, { startingWith, ...args }, ctx, info) => {
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], typeName: 'Tag', select: { id: true, key: true } });
        return resolveCursorConnection(
          { args, ...pageSizes, toCursor: (tag) => tagCursor(tag as ListedTag) },
          async ({ after, before, limit, inverted }) => {
            const page = await tagsInUse(ctx.db, spaceId, { startingWith, after, before, backwards: inverted, limit });
            const tags = await ctx.db.tag.findMany({ ...query, where: { id: { in: page.map(({ id }) => id) } } });
            const byId = new Map(tags.map((tag) => [tag.id, tag as unknown as ListedTag]));
            return page.flatMap(({ id }) => byId.get(id) ?? []);
          },
        ) as never;
      },
    },
    { name: 'TagConnection', description: 'A page of tags. Cursors stay good while tags come and go.' },
    { name: 'TagEdge', description: 'A tag in a list.' },
  ),
);
