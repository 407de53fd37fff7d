import { countImportRows, readImportRows, type ReportedRow, rowCursor, type RowFilter, type RowPage } from '#server/domain/imports/readImports.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { loadNode } from '../base/nodes.ts';
import { byIdAndPage } from '../base/perOperation.ts';
import { countOf } from '../base/timeline.ts';
import { Failure } from '../processing/Failure.ts';
import { Job } from '../runs/Job.ts';

export const ImportRowOutcome = builder.enumType('ImportRowOutcome', {
  description: 'What became, or would become, of a row.',
  values: {
    ADDED: { description: 'It is new.' },
    ALREADY_THERE: { description: 'It was there already, and stays as it was.' },
    FAILED: { description: 'It could not be taken.' },
    REPEATED: { description: 'It stands in the file twice; the first one counts.' },
    UPDATED: { description: 'It was there already; what was missing (tags, notes, dates) was added.' },
  } as const,
});

const ImportRow = builder.objectRef<ReportedRow>('ImportRow').implement({
  description: 'One row of an import.',
  fields: (t) => ({
    failure: t.field({
      type: Failure,
      nullable: true,
      description: 'Why it could not be taken; null when it was.',
      resolve: ({ failureCode, failureMessage }) => (failureCode === null ? null : { code: failureCode, message: failureMessage ?? '' }),
    }),
    field: t.exposeString('field', { nullable: true, description: 'Which column or field is to blame; null: none in particular.' }),
    number: t.exposeInt('number', { description: 'Its number in the file, from 1.' }),
    outcome: t.expose('outcome', { type: ImportRowOutcome, description: 'What became of it.' }),
    result: t.field({
      type: builder.nodeInterfaceRef(),
      nullable: true,
      description: 'What it became, or what was there already; null when there is nothing, or nothing yet.',
      resolve: ({ sourceId, promptId, testCaseId, feedId, cardId }, _args, ctx) => {
        if (sourceId !== null) return loadNode(ctx, { typename: 'Source', id: sourceId });
        if (cardId !== null) return loadNode(ctx, { typename: 'Card', id: cardId });
        if (feedId !== null) return loadNode(ctx, { typename: 'Feed', id: feedId });
        if (promptId !== null) return loadNode(ctx, { typename: 'Prompt', id: promptId });
        return testCaseId === null ? null : loadNode(ctx, { typename: 'TestCase', id: testCaseId });
      },
    }),
    text: t.exposeString('text', { description: 'The row as it stands in the file, at most 500 characters.' }),
  }),
});

const ImportRowEdge = builder.edgeObject({ type: ImportRow, name: 'ImportRowEdge', description: 'A row in a list.' });
const ImportRowConnection = builder.connectionObject(
  {
    type: ImportRow,
    name: 'ImportRowConnection',
    description: 'A page of rows.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many rows the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  ImportRowEdge,
);

const rowsOf = byIdAndPage((ctx, page: RowPage, jobIds) => readImportRows(ctx, page, jobIds));
const countRows = byIdAndPage((ctx, filter: RowFilter, jobIds) => countImportRows(ctx, filter, jobIds));

builder.objectField(Job, 'rows', (t) =>
  t.connection(
    {
      type: ImportRow,
      description: 'The report: every row of the file, in its order. Empty unless it is an import. Before approval: what would become of it.',
      args: { outcomes: t.arg({ type: [ImportRowOutcome], description: 'Only with these outcomes; left out: all.' }) },
      resolve: async ({ id }, { outcomes, ...args }, ctx) => {
        const filter: RowFilter = { outcomes: outcomes ?? undefined };
        const { page, pageInfo } = await readCursorPage(args, async (wanted) =>
          ((await rowsOf(ctx, { ...filter, ...wanted }, id)) ?? []).map((row) => ({ cursor: rowCursor(row), row })),
        );
        const count = async () => (await countRows(ctx, filter, id)) ?? 0;
        return { edges: page.map(({ cursor, row }) => ({ cursor, node: row })), pageInfo, count };
      },
    },
    ImportRowConnection,
    ImportRowEdge,
  ),
);
