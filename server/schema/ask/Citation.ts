import { type CitationRow, type CitedByPage, countCitationsOfSources, listCitationsOfSources, readCitations, readCitationsOf, readCitationsOfCards } from '#server/domain/conversations/readCitations.ts';
import { citedIds } from '#server/domain/citations/citedIds.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { timelineCursor } from '#server/domain/timeline.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, byIdAndPage } from '../base/perOperation.ts';
import { countOf } from '../base/timeline.ts';
import { loadSource, Source } from '../sources/Source.ts';
import { textOf } from '../sources/sourceTexts.ts';
import { TextPlace } from './TextPlace.ts';

const CitationState = builder.enumType('CitationState', {
  description: 'Whether a quote still stands in its source.',
  values: {
    CHANGED: { description: 'The source was read anew and the words there are a little different now. `place` is where they stand.' },
    FOUND: { description: 'Where it was, letter by letter.' },
    LOST: { description: 'Not there any more, or the source is gone.' },
    MOVED: { description: 'Letter by letter, at another place.' },
  } as const,
});

export const Citation = builder.objectRef<CitationRow>('Citation').implement({
  description: 'A quote that stands, letter by letter, in a source. Answers, works, proposals and cards all cite with this.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `citation_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Citation', id) }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', description: 'When it was last looked up in the text.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    place: t.field({
      type: TextPlace,
      nullable: true,
      description: 'Where it stands now; null when it is LOST or the source is not visible to you.',
      resolve: async ({ sourceId, state, ...place }, _args, ctx) => (sourceId !== null && state !== 'LOST' && (await loadSource(ctx, sourceId)) ? { ...place, sourceId } : null),
    }),
    prefix: t.exposeString('prefix', { description: 'The words right before it, at most 96 characters.' }),
    quote: t.exposeString('quote', { description: "The source's own letters. Kept also when the source has lost them." }),
    source: t.field({
      type: Source,
      nullable: true,
      description: 'The source; null when it is deleted for good or not visible to you.',
      resolve: ({ sourceId }, _args, ctx) => (sourceId === null ? null : loadSource(ctx, sourceId)),
    }),
    sourceTitle: t.exposeString('sourceTitle', { description: 'The title of the source as it was, for when it is gone.' }),
    state: t.expose('state', { type: CitationState, description: 'Whether it still stands there.' }),
    suffix: t.exposeString('suffix', { description: 'The words right after it, at most 96 characters.' }),
  }),
});
registerNode('Citation', readCitations);

const citationsOf = byId(readCitationsOf);

/** The citations of a statement, in the order of their numbers. */
export const citationsOfStatement = async (ctx: GraphQLContext, statementId: string): Promise<readonly CitationRow[]> => (await citationsOf(ctx, statementId)) ?? [];

const citationsOfCards = byId(readCitationsOfCards);

/** The citations of a flashcard, in the order of their numbers. */
export const citationsOfCard = async (ctx: GraphQLContext, cardId: string): Promise<readonly CitationRow[]> => (await citationsOfCards(ctx, cardId)) ?? [];

const loadCitation = byId(readCitations);

/** Those of these citations that the reader may see, in this order. */
export const citationsByIds = async (ctx: GraphQLContext, ids: readonly string[]): Promise<CitationRow[]> => (await Promise.all(ids.map((id) => loadCitation(ctx, id)))).filter((row) => row !== undefined);

builder.objectField(Source, 'citations', (t) =>
  t.field({
    type: [Citation],
    description: 'What it cites as a note, `[^citation_01h…]` in its text, in that order; without those that are not visible to you. Empty for other sources.',
    resolve: async ({ id, type }, _args, ctx) => (type === 'NOTE' ? citationsByIds(ctx, citedIds((await textOf(ctx, id, 'originalContent')) ?? '')) : []),
  }),
);

/** A quote to cite, as clients give it. */
export const NewCitation = builder.inputType('NewCitation', {
  description: 'A quote to cite. It has to stand in the source letter by letter, white space, quotation marks and hyphens at line ends aside: otherwise NOT_IN_SOURCE.',
  fields: (t) => ({
    mark: t.string({ description: 'Its name in the text that is sent along, such as `new1` for `[^new1]`; there it becomes the id of the citation.' }),
    prefix: t.string({ description: 'The words right before it: which place, when there are several.' }),
    quote: t.string({ required: true, description: '1 to 2,000 characters.' }),
    sourceId: t.id({ required: true, description: 'Which source.' }),
    suffix: t.string({ description: 'The words right after it.' }),
  }),
});

/** A quote to cite, as the domain takes it. */
export const newCitation = ({ sourceId, quote, mark, prefix, suffix }: typeof NewCitation.$inferInput) => ({
  sourceId: uuidOf('Source', sourceId),
  quote,
  mark: mark ?? undefined,
  prefix: prefix ?? undefined,
  suffix: suffix ?? undefined,
});

const CitationEdge = builder.edgeObject({ type: Citation, name: 'CitationEdge', description: 'A citation in a list.' });
const CitationConnection = builder.connectionObject(
  {
    type: Citation,
    name: 'CitationConnection',
    description: 'A page of citations.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many citations the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  CitationEdge,
);

const citationsOfSource = byIdAndPage((ctx, page: CitedByPage, sourceIds) => listCitationsOfSources(ctx, page, sourceIds));
const countOfSource = byIdAndPage((ctx, page: Pick<CitedByPage, 'states'>, sourceIds) => countCitationsOfSources(ctx, page, sourceIds));

builder.objectField(Source, 'citedBy', (t) =>
  t.connection(
    {
      type: Citation,
      description: 'What cites it: answers you may see, works, cards. Newest first.',
      args: { states: t.arg({ type: [CitationState], description: 'Only in these states; left out: in all.' }) },
      resolve: async ({ id }, { states, ...args }, ctx) => {
        const { page, pageInfo } = await readCursorPage(args, async (wanted) =>
          ((await citationsOfSource(ctx, { ...wanted, states: states ?? undefined }, id)) ?? []).map((row) => ({ cursor: timelineCursor(row), row })),
        );
        return { edges: page.map(({ cursor, row }) => ({ cursor, node: row })), pageInfo, count: async () => (await countOfSource(ctx, { states: states ?? undefined }, id)) ?? 0 };
      },
    },
    CitationConnection,
    CitationEdge,
  ),
);
