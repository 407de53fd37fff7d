import { encodePublicId } from '#server/domain/publicId.ts';
import { createTagCounter, listTags, tagCursor, type TagPage } from '#server/domain/tags/listTags.ts';
import { readTags, type TagRow } from '#server/domain/tags/readTags.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { registerNode } from '../base/nodes.ts';
import { byIdAndPage, perOperation } from '../base/perOperation.ts';
import { Space } from '../spaces/Space.ts';

/** One for each operation, so that all tags of its answer are counted together. */
const counterOf = perOperation(({ db }) => createTagCounter(db));

export const Tag = builder.objectRef<TagRow>('Tag').implement({
  description: 'A word that sources of a space are marked with.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `tag_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Tag', id) }),
    name: t.exposeString('name', { description: 'As it was first written, such as `to read`.' }),
    sourceCount: t.int({
      description: 'How many sources have it, without those in the trash.',
      resolve: ({ id }, _args, ctx) => counterOf(ctx).load(id),
    }),
  }),
});
registerNode('Tag', readTags);

const tagsOfSpace = byIdAndPage(({ db }, page: TagPage, spaceIds) => listTags(db, page, spaceIds));

builder.objectField(Space, 'tags', (t) =>
  t.connection(
    {
      type: Tag,
      description: 'The tags that sources of the space have, by name. Those that only sources in the trash have are left out.',
      args: { startingWith: t.arg.string({ description: 'Only tags whose name begins like this, whatever its case: for completing while typing.' }) },
      resolve: async ({ id }, { startingWith, ...args }, ctx) => {
        const read = async (wanted: TagPage) => ((await tagsOfSpace(ctx, wanted, id)) ?? []).map((tag) => ({ cursor: tagCursor(tag), tag }));
        const { page, pageInfo } = await readCursorPage(args, (wanted) => read({ startingWith, ...wanted }));
        return { edges: page.map(({ cursor, tag }) => ({ cursor, node: tag })), pageInfo };
      },
    },
    { name: 'TagConnection', description: 'A page of tags. Cursors stay good while tags come and go.' },
    { name: 'TagEdge', description: 'A tag in a list.' },
  ),
);
