import { continueReading } from '#server/domain/sources/list/continueReading.ts';
import { builder } from '../builder.ts';
import { readCursorPage } from '../cursorPage.ts';
import { Space } from '../spaces/Space.ts';
import { Source } from './Source.ts';
import { SourceConnection, SourceEdge } from './sourceConnection.ts';

builder.objectField(Space, 'continueReading', (t) =>
  t.connection(
    {
      type: Source,
      description: 'What you have begun to read here and not finished, last read first, page by page. Every member has their own.',
      resolve: async ({ id }, args, ctx) => {
        const begun = continueReading(ctx, id);
        const { page, pageInfo } = await readCursorPage(args, (wanted) => begun.rows(wanted));
        return { edges: page.map(({ cursor, row }) => ({ cursor, node: row })), pageInfo, count: begun.count } as never;
      },
    },
    SourceConnection,
    SourceEdge,
  ),
);
