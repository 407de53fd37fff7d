import { type CountedTag, countTagsOfCollections, listTagsOfCollections, type TagUsePage, tagUseCursor } from '#server/domain/tags/tagsByUse.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { byIdAndPage } from '../base/perOperation.ts';
import { countOf } from '../base/timeline.ts';
import { Collection } from '../collections/Collection.ts';
import { Tag } from '../sources/Tag.ts';

const TagCountEdge = builder.edgeObject({
  type: Tag,
  name: 'TagCountEdge',
  description: 'A tag in a list.',
  fields: (t) => ({
    sourceCount: t.int({ description: 'How many sources of this list have it.', resolve: (edge) => (edge as unknown as Pick<CountedTag, 'count'>).count }),
  }),
});
const TagCountConnection = builder.connectionObject(
  {
    type: Tag,
    name: 'TagCountConnection',
    description: 'A page of tags with their counts.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many tags with their counts the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  TagCountEdge,
);

type Place = { readonly withBelow: boolean };
const tagsOfCollection = byIdAndPage(({ db }, page: TagUsePage & Place, ids) => listTagsOfCollections(db, page, ids));
const countOfCollection = byIdAndPage(({ db }, place: Place, ids) => countTagsOfCollections(db, place, ids));

builder.objectField(Collection, 'tags', (t) =>
  t.connection(
    {
      type: Tag,
      description: 'The tags of its sources with how many have each here, the most used first.',
      args: { includeDescendants: t.arg.boolean({ description: 'true: also of what lies in the collections below it.' }) },
      resolve: async ({ id }, { includeDescendants, ...args }, ctx) => {
        const place = { withBelow: includeDescendants === true };
        const { page, pageInfo } = await readCursorPage(args, async (wanted) =>
          ((await tagsOfCollection(ctx, { ...place, ...wanted }, id)) ?? []).map(({ count, ...tag }) => ({ cursor: tagUseCursor({ ...tag, count }), tag, count })),
        );
        const count = async () => (await countOfCollection(ctx, place, id)) ?? 0;
        return { edges: page.map(({ cursor, tag, count: sourceCount }) => ({ cursor, node: tag, count: sourceCount })), pageInfo, count };
      },
    },
    TagCountConnection,
    TagCountEdge,
  ),
);
