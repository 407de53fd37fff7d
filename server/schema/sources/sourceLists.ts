import { builder } from '../builder.ts';
import { Collection } from '../collections/Collection.ts';
import { Space } from '../spaces/Space.ts';
import { Source } from './Source.ts';
import { resolveSources, SourceConnection, SourceEdge, SourceFilter, SourceOrder } from './sourceConnection.ts';

const description = 'Its sources, page by page. Without a filter: all that are not in the trash, last changed first.';

builder.prismaObjectField(Space, 'sources', (t) =>
  t.connection(
    {
      type: Source,
      description,
      args: {
        filter: t.arg({ type: SourceFilter, description: 'Which sources are wanted.' }),
        order: t.arg({ type: SourceOrder, description: 'The order; MODIFIED unless told.' }),
      },
      resolve: ({ id }, args, ctx, info) => resolveSources({ spaceId: id }, args, ctx, info) as never,
    },
    SourceConnection,
    SourceEdge,
  ),
);

builder.prismaObjectField(Collection, 'sources', (t) =>
  t.connection(
    {
      type: Source,
      description,
      args: {
        filter: t.arg({ type: SourceFilter, description: 'Which sources are wanted.' }),
        order: t.arg({ type: SourceOrder, description: 'The order; MODIFIED unless told.' }),
      },
      resolve: ({ id, spaceId }, args, ctx, info) => resolveSources({ spaceId, collectionId: id }, args, ctx, info) as never,
    },
    SourceConnection,
    SourceEdge,
  ),
);
