import { queryFromInfo } from '@pothos/plugin-prisma';
import { may } from '#server/domain/access/authorize.ts';
import { visibleInSpace } from '#server/domain/access/visible.ts';
import { ancestorsOf } from '#server/domain/collections/ancestry.ts';
import { countedSources } from '#server/domain/collections/readTrees.ts';
import { builder } from '../builder.ts';
import { readsOnly } from '../loadedColumns.ts';
import { bySelection } from '../perOperation.ts';

export const Collection = builder.prismaNode('Collection', {
  description: 'A folder of sources. Collections nest as deep as one likes, within one space.',
  id: { field: 'id', description: 'The public id, such as `collection_01h455vb4pex5vsknk084sn02q`.' },
  select: { id: true, spaceId: true },
  nullable: true,
  findUnique: (id, ctx) => ({ id, AND: [visibleInSpace(ctx.actor)] }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'At most 200 characters.' }),
    description: t.exposeString('description', { description: 'May be empty.' }),
    space: t.relation('space', { description: 'The space it lies in.' }),
    parent: t.relation('parent', { nullable: true, description: 'The collection it lies in; null at the top of the tree.' }),
    children: t.relation('children', {
      description: 'The collections directly below it, in their order.',
      query: { orderBy: { rank: 'asc' } },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When its name, description or place last changed.' }),
    sourceCount: t.int({
      description: 'How many sources lie directly in it, without those in the trash.',
      select: { _count: countedSources },
      extensions: readsOnly('_count'),
      resolve: ({ _count }) => _count.sources,
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether you may change it and what is in it.',
      resolve: ({ spaceId }, _args, ctx) => may(ctx, 'collection.edit', spaceId),
    }),
  }),
});

/** From the top down. The collections of a list climb together, and each that they meet is read once. */
const readAncestors = bySelection(async (ctx, query, ids) => {
  const ways = await ancestorsOf(ctx.db, ids);
  const above = new Set([...ways.values()].flatMap(([_itself, ...way]) => way));
  const rows = await ctx.db.collection.findMany({ ...query, where: { AND: [{ id: { in: [...above] } }, visibleInSpace(ctx.actor)] } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => (ways.get(id) ?? []).slice(1).reverse().flatMap((each) => byId.get(each) ?? []));
});

builder.prismaObjectField(Collection, 'ancestors', (t) =>
  t.field({
    type: [Collection],
    description: 'The way from the top of the tree to its parent.',
    resolve: ({ id }, _args, ctx, info) => readAncestors(ctx, queryFromInfo({ context: ctx, info, select: { id: true } }), id) as never,
  }),
);
