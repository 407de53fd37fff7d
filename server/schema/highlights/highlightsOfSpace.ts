import type { HighlightFilter as Filter, HighlightListPage } from '#server/domain/highlights/listHighlights.ts';
import { checkHighlightFilter, countListedHighlights, highlightCursor, listHighlights, readHighlightsToReview } from '#server/domain/highlights/listHighlights.ts';
import type { HighlightRow } from '#server/domain/highlights/readHighlights.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { byId, byIdAndPage } from '../base/perOperation.ts';
import { Space } from '../spaces/Space.ts';
import { Highlight, HighlightColor, HighlightConnection, HighlightEdge } from './Highlight.ts';

const HighlightFilter = builder.inputType('HighlightFilter', {
  description: 'Which highlights are wanted; everything given must hold.',
  fields: (t) => ({
    text: t.string({ description: 'Each of these words in the quote, the note or the title of the source, whatever its case.' }),
    colors: t.field({ type: [HighlightColor], description: 'One of these colors.' }),
    tags: t.stringList({ description: 'Names of tags, at most 100: the source has one of them.' }),
  }),
});

const HighlightOrder = builder.enumType('HighlightOrder', {
  description: 'The order of a list of highlights. Equal ones follow by id, so that the order is total.',
  values: {
    NEWEST: { description: 'Marked last first.' },
    SOURCE: { description: 'Source by source, the one added last first; within each, marked last first.' },
    COLOR: { description: 'Color by color; within each, marked last first.' },
  } as const,
});

const highlightsOf = byIdAndPage((ctx, page: HighlightListPage, spaceIds) => listHighlights(ctx, page, spaceIds));
const countOfSpace = byIdAndPage((ctx, page: { readonly filter: Filter }, spaceIds) => countListedHighlights(ctx, page, spaceIds));
const toReview = byId<HighlightRow[]>((ctx, spaceIds) => (ctx.actor.kind === 'user' ? readHighlightsToReview(ctx, ctx.actor.userId, spaceIds) : Promise.resolve(new Map<string, HighlightRow[]>())));

builder.objectField(Space, 'highlights', (t) =>
  t.connection(
    {
      type: Highlight,
      description: 'The highlights of all its sources that are not in the trash. Changes come with `sourceStatusChanged`.',
      args: {
        filter: t.arg({ type: HighlightFilter, description: 'Which highlights are wanted.' }),
        order: t.arg({ type: HighlightOrder, description: 'The order; NEWEST unless told.' }),
      },
      resolve: async ({ id }, { filter, order, ...args }, ctx) => {
        const wanted = { text: filter?.text, colors: filter?.colors, tags: filter?.tags };
        checkHighlightFilter(wanted);
        const by = order ?? 'NEWEST';
        const { page, pageInfo } = await readCursorPage(args, async (part) =>
          ((await highlightsOf(ctx, { filter: wanted, order: by, ...part }, id)) ?? []).map((row) => ({ row, cursor: highlightCursor(by, row) })),
        );
        const count = async () => (await countOfSpace(ctx, { filter: wanted }, id)) ?? 0;
        return { edges: page.map(({ row, cursor }) => ({ cursor, node: row })), pageInfo, count };
      },
    },
    HighlightConnection,
    HighlightEdge,
  ),
);

builder.objectField(Space, 'highlightsToReview', (t) =>
  t.field({
    type: [Highlight],
    description: 'Five of its highlights from before today (UTC) for you to see again: the same all day, others tomorrow.',
    resolve: async ({ id }, _args, ctx) => (await toReview(ctx, id)) ?? [],
  }),
);
