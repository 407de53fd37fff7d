import { listTagsByUse, type TagsByUsePage, tagUseCursor } from '#server/domain/tags/tagsByUse.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { byIdAndPage } from '../base/perOperation.ts';
import { Tag, TagConnection, tagCountOf, TagEdge } from '../sources/Tag.ts';
import { Space } from '../spaces/Space.ts';

const tagsOfSpace = byIdAndPage(({ db }, page: TagsByUsePage, spaceIds) => listTagsByUse(db, page, spaceIds));

builder.objectField(Space, 'tagsByUse', (t) =>
  t.connection(
    {
      type: Tag,
      description: 'The tags of the space, the most used first.',
      args: { containing: t.arg.string({ description: 'Only tags with this in their name, whatever its case.' }) },
      resolve: async ({ id }, { containing, ...args }, ctx) => {
        const { page, pageInfo } = await readCursorPage(args, async (wanted) =>
          ((await tagsOfSpace(ctx, { containing, ...wanted }, id)) ?? []).map(({ count, ...tag }) => ({ cursor: tagUseCursor({ ...tag, count }), tag: { ...tag, sourceCount: count } })),
        );
        const count = async () => (await tagCountOf(ctx, { containing }, id)) ?? 0;
        return { edges: page.map(({ cursor, tag }) => ({ cursor, node: tag })), pageInfo, count };
      },
    },
    TagConnection,
    TagEdge,
  ),
);
