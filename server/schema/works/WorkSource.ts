import { countWorkSources, readStaleSince, readWorkSourcePages, type WorkSourcePage, type WorkSourceRow, type WorkSourceState as WorkSourceStateName } from '#server/domain/works/readWorkSources.ts';
import { timelineCursor } from '#server/domain/timeline.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { byId, byIdAndPage } from '../base/perOperation.ts';
import { countOf, noPage, onlyCounts } from '../base/timeline.ts';
import { loadSource, Source } from '../sources/Source.ts';
import { Work } from './Work.ts';

const WorkSourceState = builder.enumType('WorkSourceState', {
  description: 'What became of a source since a work read it.',
  values: {
    CHANGED: { description: 'Its text is another one.' },
    GONE: { description: 'It lies in the trash, or is no longer in the scope. Sources that are deleted for good are only in the citations.' },
    NEW: { description: 'It came into the scope since.' },
    UNCHANGED: { description: 'It is as it was read.' },
  } as const satisfies Record<WorkSourceStateName, object>,
});

const ofEdge = (edge: unknown) => (edge as { readonly row: WorkSourceRow }).row;

const WorkSourceEdge = builder.edgeObject({
  type: Source,
  name: 'WorkSourceEdge',
  description: 'A source of a work in a list.',
  fields: (t) => ({
    citationCount: t.int({ description: 'How many quotes of it the work has.', resolve: (edge) => ofEdge(edge).citationCount }),
    readAt: t.field({ type: 'DateTime', nullable: true, description: 'When it was read for the work; null when it is NEW.', resolve: (edge) => ofEdge(edge).readAt }),
    state: t.field({ type: WorkSourceState, description: 'What became of it since.', resolve: (edge) => ofEdge(edge).state }),
  }),
});
const WorkSourceConnection = builder.connectionObject(
  {
    type: Source,
    name: 'WorkSourceConnection',
    description: 'A page of sources of a work.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many sources of a work the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  WorkSourceEdge,
);

const sourcesOfWork = byIdAndPage((ctx, page: WorkSourcePage, workIds) => readWorkSourcePages(ctx, page, workIds));
const countOfWork = byIdAndPage((ctx, filter: Pick<WorkSourcePage, 'states'>, workIds) => countWorkSources(ctx, filter, workIds));
const staleSince = byId(readStaleSince);

builder.objectFields(Work, (t) => ({
  staleSince: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the first of its sources changed or went after it was read; null: it is up to date. `sources(states: [CHANGED, GONE, NEW])` says which.',
    resolve: ({ id }, _args, ctx) => staleSince(ctx, id),
  }),
  sources: t.connection(
    {
      type: Source,
      description: 'The sources it was made from and those it cites, each with the version that was read.',
      args: { states: t.arg({ type: [WorkSourceState], description: 'Only in these states; left out: all.' }) },
      resolve: async ({ id }, { states, ...args }, ctx, info) => {
        const filter = { states: states ?? undefined };
        const count = async () => (await countOfWork(ctx, filter, id)) ?? 0;
        if (onlyCounts(info)) return { ...noPage, count };
        const { page, pageInfo } = await readCursorPage(args, async (wanted) => ((await sourcesOfWork(ctx, { ...filter, ...wanted }, id)) ?? []).map((row) => ({ cursor: timelineCursor(row), row })));
        const nodes = await Promise.all(page.map(({ row }) => loadSource(ctx, row.id)));
        return {
          edges: page.flatMap(({ cursor, row }, at) => (nodes[at] ? [{ cursor, row, node: nodes[at] }] : [])),
          pageInfo,
          count,
        };
      },
    },
    WorkSourceConnection,
    WorkSourceEdge,
  ),
}));
