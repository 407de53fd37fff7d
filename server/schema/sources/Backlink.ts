import { type BacklinkFilter, type BacklinkKind as Kind, type BacklinkPage, countBacklinks, readBacklinks } from '#server/domain/sources/read/readBacklinks.ts';
import type { SourceRow } from '#server/domain/sources/read/readSources.ts';
import type { TextFragment as Fragment } from '#server/domain/search/snippet.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { byIdAndPage } from '../base/perOperation.ts';
import { countOf } from '../base/timeline.ts';
import { TextFragment } from './found.ts';
import { loadSource, Source } from './Source.ts';

const Backlinker = builder.unionType('Backlinker', {
  types: [Source],
  description: 'What can lead to a source. New values may be added.',
  resolveType: () => Source,
});

const BacklinkKind = builder.enumType('BacklinkKind', {
  description: 'How a text leads to a source. The strongest first.',
  values: {
    LINK: { description: 'It links to it.' },
    CITATION: { description: 'It cites it.' },
    MENTION: { description: 'It has its title in words, without a link. Titles of one short word are not looked for.' },
  } as const,
});

interface Edge {
  readonly kind: Kind;
  readonly snippet: Fragment[];
}

const BacklinkEdge = builder.edgeObject({
  type: Backlinker,
  name: 'BacklinkEdge',
  description: 'A text that leads here in a list.',
  fields: (t) => ({
    kind: t.field({
      type: BacklinkKind,
      description: 'How it leads here. A text that does so in several ways stands here once, with the strongest.',
      resolve: (edge) => (edge as unknown as Edge).kind,
    }),
    snippet: t.field({
      type: [TextFragment],
      description: 'The words around, in pieces; the link or the title is the hit.',
      resolve: (edge) => (edge as unknown as Edge).snippet,
    }),
  }),
});

const BacklinkConnection = builder.connectionObject<typeof Backlinker, never>(
  {
    type: Backlinker,
    name: 'BacklinkConnection',
    description: 'A page of texts that lead here.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many texts that lead here the whole list has. Counted only when asked for.',
        resolve: countOf,
      }),
    }),
  },
  BacklinkEdge,
);

const backlinksOf = byIdAndPage((ctx, page: BacklinkPage, ids) => readBacklinks(ctx, page, ids));
const countOfSource = byIdAndPage((ctx, filter: BacklinkFilter, ids) => countBacklinks(ctx, filter, ids));

builder.objectField(Source, 'backlinks', (t) =>
  t.connection(
    {
      type: Backlinker,
      description: 'What leads here: notes and works that link to it, cite it or mention its title. Last changed first.',
      args: { kinds: t.arg({ type: [BacklinkKind], description: 'Only these; left out: all.' }) },
      resolve: async ({ id }: SourceRow, { kinds, ...args }, ctx) => {
        // Titles in words are not looked for yet.
        const filter: BacklinkFilter = { kinds: kinds?.filter((kind) => kind !== 'MENTION') };
        const isAsked = filter.kinds?.length !== 0;
        const found = await readCursorPage(args, async (page) => (isAsked ? ((await backlinksOf(ctx, { ...filter, ...page }, id)) ?? []) : []));
        const nodes = await Promise.all(found.page.map((note) => loadSource(ctx, note.id)));
        const edges = found.page.flatMap(({ cursor, kind, snippet }, at) => {
          const node = nodes[at];
          return node ? [{ cursor, node, kind, snippet }] : [];
        });
        return { edges, pageInfo: found.pageInfo, count: async () => (isAsked ? ((await countOfSource(ctx, filter, id)) ?? 0) : 0) } as never;
      },
    },
    BacklinkConnection,
    BacklinkEdge,
  ),
);
