import { askPassages } from '#server/domain/passages/askPassages.ts';
import { markTerms } from '#server/domain/search/markTerms.ts';
import type { TextFragment as Fragment } from '#server/domain/search/snippet.ts';
import { ownSpaces } from '#server/domain/spaces/ownSpaces.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { type PageArgs, readCursorPage } from '../base/cursorPage.ts';
import { TextFragment } from '../sources/found.ts';
import { Space } from '../spaces/Space.ts';
import { Viewer } from '../viewer/Viewer.ts';
import { Passage, type PassageShape } from './Passage.ts';
import { ScopeInput, toGivenScope } from './ScopeInput.ts';

interface Edge {
  readonly cursor: string;
  readonly node: PassageShape;
  readonly score: number;
  readonly fragments: () => Fragment[];
}

const PassageEdge = builder.edgeObject({
  type: Passage,
  name: 'PassageEdge',
  description: 'A passage in a list.',
  fields: (t) => ({
    score: t.float({ description: 'How well it fits, from 0 to 1, where 1 is the best of this list. Not to be compared between lists.', resolve: (edge) => (edge as unknown as Edge).score }),
    text: t.field({ type: [TextFragment], description: 'Its text in pieces; those that were asked for are hits.', resolve: (edge) => (edge as unknown as Edge).fragments() }),
  }),
});

const PassageConnection = builder.connectionObject(
  {
    type: Passage,
    name: 'PassageConnection',
    description: 'A page of passages, best first. It ends after 200: there is no total.',
    fields: (t) => ({
      isAnswerable: t.boolean({
        description: 'Whether the best of them are good enough to answer from. false: "not in your sources".',
        resolve: (connection) => (connection as unknown as { isAnswerable: boolean }).isAnswerable,
      }),
    }),
  },
  PassageEdge,
);

interface AskArgs extends Pick<PageArgs, 'first' | 'after'> {
  readonly query: string;
  readonly scope?: typeof ScopeInput.$inferInput | null | undefined;
}

async function resolveAsk(ctx: GraphQLContext, spaceIds: readonly string[], { query, scope, ...page }: AskArgs) {
  let isAnswerable = false;
  const found = await readCursorPage(page, async ({ after, limit }) => {
    const ranked = await askPassages(ctx, { query, scope: toGivenScope(scope), spaceIds }, { after, limit });
    isAnswerable = ranked.isAnswerable;
    return ranked.passages.map((passage): Edge => ({
      cursor: passage.cursor,
      node: passage,
      score: passage.score,
      fragments: () => markTerms(passage.text, ranked.terms),
    }));
  });
  return { edges: found.page, pageInfo: found.pageInfo, isAnswerable };
}

const first = { description: 'How many from the start, at most 100; 20 unless told.' } as const;
const after = { description: 'Continue after this cursor (`pageInfo.endCursor` of the page before).' } as const;

builder.objectField(Space, 'ask', (t) =>
  t.field({
    type: PassageConnection,
    description: 'The passages of its sources that fit a question best, best first. No model is asked, nothing is stored. `search` finds what one knows to be there; this answers what one does not know.',
    args: {
      first: t.arg.int(first),
      after: t.arg.string(after),
      query: t.arg.string({ required: true, description: 'A question or words, in any language, at most 1,000 characters. Any of the words may be missing.' }),
      scope: t.arg({ type: ScopeInput, description: 'Where to look; left out: the whole space.' }),
    },
    resolve: ({ id }, args, ctx) => resolveAsk(ctx, [id], args) as never,
  }),
);

builder.objectField(Viewer, 'ask', (t) =>
  t.field({
    type: PassageConnection,
    description: 'The passages of all your spaces that fit a question best, best first. As `Space.ask`.',
    args: {
      first: t.arg.int(first),
      after: t.arg.string(after),
      query: t.arg.string({ required: true, description: 'A question or words, in any language, at most 1,000 characters.' }),
      scope: t.arg({ type: ScopeInput, description: 'Where to look; left out: all your spaces that are not archived.' }),
    },
    resolve: async (_viewer, args, ctx) => resolveAsk(ctx, await ownSpaces(ctx), args) as never,
  }),
);
