import { encodePublicId } from '#server/domain/publicId.ts';
import { countTags, type TagFilter } from '#server/domain/tags/countTags.ts';
import { createTagCounter, listTags, tagCursor, type TagPage } from '#server/domain/tags/listTags.ts';
import { readTags, type TagRow } from '#server/domain/tags/readTags.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { registerNode } from '../base/nodes.ts';
import { byIdAndPage, perOperation } from '../base/perOperation.ts';
import { countOf } from '../base/timeline.ts';
import { Space } from '../spaces/Space.ts';

/** One for each operation, so that all tags of its answer are counted together. */
const counterOf = perOperation(({ db }) => createTagCounter(db));

/** A tag, of which the number of sources is known where it was read with it. */
export const Tag = builder.objectRef<TagRow & { readonly sourceCount?: number }>('Tag').implement({
  description: 'A word that sources of a space are marked with.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `tag_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Tag', id) }),
    name: t.exposeString('name', { description: 'As it was first written, such as `to read`.' }),
    sourceCount: t.int({
      description: 'How many sources have it, without those in the trash.',
      resolve: ({ id, sourceCount }, _args, ctx) => sourceCount ?? counterOf(ctx).load(id),
    }),
  }),
});
registerNode('Tag', readTags);

export const TagEdge = builder.edgeObject({ type: Tag, name: 'TagEdge', description: 'A tag in a list.' });
export const TagConnection = builder.connectionObject(
  {
    type: Tag,
    name: 'TagConnection',
    description: 'A page of tags. Cursors stay good while tags come and go.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many tags the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  TagEdge,
);

const tagsOfSpace = byIdAndPage(({ db }, page: TagPage, spaceIds) => listTags(db, page, spaceIds));

/** How many tags a filter finds in a space. */
export const tagCountOf = byIdAndPage(({ db }, filter: TagFilter, spaceIds) => countTags(db, filter, spaceIds));

builder.objectField(Space, 'tags', (t) =>
  t.connection(
    {
      type: Tag,
      description: 'The tags that sources of the space have, by name. Those that only sources in the trash have are left out.',
      args: { startingWith: t.arg.string({ description: 'Only tags whose name begins like this, whatever its case: for completing while typing.' }) },
      resolve: async ({ id }, { startingWith, ...args }, ctx) => {
        const read = async (wanted: TagPage) => ((await tagsOfSpace(ctx, wanted, id)) ?? []).map((tag) => ({ cursor: tagCursor(tag), tag }));
        const { page, pageInfo } = await readCursorPage(args, (wanted) => read({ startingWith, ...wanted }));
        const count = async () => (await tagCountOf(ctx, { startingWith }, id)) ?? 0;
        return { edges: page.map(({ cursor, tag }) => ({ cursor, node: tag })), pageInfo, count };
      },
    },
    TagConnection,
    TagEdge,
  ),
);
