import { ownSpaces } from '#server/domain/spaces/ownSpaces.ts';
import { builder } from '../base/builder.ts';
import { Collection } from '../collections/Collection.ts';
import { Space } from '../spaces/Space.ts';
import { noteAccess } from '../base/viewerMay.ts';
import { Viewer } from '../viewer/Viewer.ts';
import { Source } from './Source.ts';
import { type ListArgs, resolveSources, SourceConnection, SourceEdge, SourceFilter, SourceOrder } from './sourceConnection.ts';

const description = 'page by page. Without a filter: all that are not in the trash, last changed first.';
const filter = { type: SourceFilter, description: 'Which sources are wanted.' };
const order = { type: SourceOrder, description: 'The order; unless told RELEVANCE when the filter has a text, else MODIFIED.' };

builder.objectField(Space, 'sources', (t) =>
  t.connection(
    {
      type: Source,
      description: `Its sources, ${description}`,
      args: { filter: t.arg(filter), order: t.arg(order) },
      resolve: ({ id, access }, args: ListArgs, ctx, info) => {
        noteAccess(ctx, id, access);
        return resolveSources({ spaceId: id }, args, ctx, info);
      },
    },
    SourceConnection,
    SourceEdge,
  ),
);

builder.objectField(Collection, 'sources', (t) =>
  t.connection(
    {
      type: Source,
      description: `Its sources, ${description}`,
      args: { filter: t.arg(filter), order: t.arg(order) },
      resolve: ({ id, spaceId, access }, args: ListArgs, ctx, info) => {
        noteAccess(ctx, spaceId, access);
        return resolveSources({ spaceId, collectionId: id }, args, ctx, info);
      },
    },
    SourceConnection,
    SourceEdge,
  ),
);

builder.objectField(Viewer, 'sources', (t) =>
  t.connection(
    {
      type: Source,
      description: `The sources of all your spaces that are not archived, ${description}`,
      args: { filter: t.arg(filter), order: t.arg(order) },
      resolve: async (_viewer, args: ListArgs, ctx, info) => resolveSources({ spaceIds: await ownSpaces(ctx) }, args, ctx, info) as never,
    },
    SourceConnection,
    SourceEdge,
  ),
);
