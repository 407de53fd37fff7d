import { collectionCursor, type CollectionFilter, type CollectionPage, countCollections, listCollections } from '#server/domain/collections/listCollections.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { byIdAndPage } from '../base/perOperation.ts';
import { Space } from '../spaces/Space.ts';
import { countOf } from '../base/timeline.ts';
import { noteAccess } from '../base/viewerMay.ts';
import { Collection } from './Collection.ts';

const CollectionEdge = builder.edgeObject({ type: Collection, name: 'CollectionEdge', description: 'A collection in a list.' });
const CollectionConnection = builder.connectionObject(
  {
    type: Collection,
    name: 'CollectionConnection',
    description: 'A page of collections.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many collections the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  CollectionEdge,
);

const collectionsOfSpace = byIdAndPage(({ db }, page: CollectionPage, spaceIds) => listCollections(db, page, spaceIds));
const countOfSpace = byIdAndPage(({ db }, filter: CollectionFilter, spaceIds) => countCollections(db, filter, spaceIds));

builder.objectField(Space, 'collections', (t) =>
  t.connection(
    {
      type: Collection,
      description: 'Its collections page by page, by name. For the whole tree at once there is `tree`.',
      args: {
        parentId: t.arg.id({ description: 'Only those directly below this one.' }),
        text: t.arg.string({ description: 'Only those with this in name or description, whatever its case.' }),
      },
      resolve: async ({ id, access }, { parentId, text, ...args }, ctx) => {
        noteAccess(ctx, id, access);
        const filter: CollectionFilter = { text, ...(typeof parentId === 'string' && { parentId: uuidOf('Collection', parentId) }) };
        const { page, pageInfo } = await readCursorPage(args, async (wanted) =>
          ((await collectionsOfSpace(ctx, { ...filter, ...wanted }, id)) ?? []).map((row) => ({ cursor: collectionCursor(row), row })),
        );
        const count = async () => (await countOfSpace(ctx, filter, id)) ?? 0;
        return { edges: page.map(({ cursor, row }) => ({ cursor, node: row })), pageInfo, count };
      },
    },
    CollectionConnection,
    CollectionEdge,
  ),
);
