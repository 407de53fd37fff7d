import { continueReading, countContinueReading } from '#server/domain/sources/list/continueReading.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { byId, byIdAndPage } from '../base/perOperation.ts';
import { Space } from '../spaces/Space.ts';
import { noteAccess } from '../base/viewerMay.ts';
import { Source } from './Source.ts';
import { SourceConnection, SourceEdge } from './sourceConnection.ts';

const pageOf = byIdAndPage(continueReading);
const countOf = byId(countContinueReading);

builder.objectField(Space, 'continueReading', (t) =>
  t.connection(
    {
      type: Source,
      description: 'What you have begun to read here and not finished, last read first, page by page. Every member has their own.',
      resolve: async ({ id, access }, args, ctx) => {
        noteAccess(ctx, id, access);
        const { page, pageInfo } = await readCursorPage(args, async (wanted) => (await pageOf(ctx, wanted, id)) ?? []);
        return { edges: page.map(({ cursor, row }) => ({ cursor, node: row })), pageInfo, count: async () => (await countOf(ctx, id)) ?? 0 } as never;
      },
    },
    SourceConnection,
    SourceEdge,
  ),
);
