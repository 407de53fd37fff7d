import { supportOf } from '#server/domain/citations/supportOf.ts';
import { filledCloze } from '#server/cloze/clozePieces.ts';
import { type CardRow, readCards } from '#server/domain/cards/readCards.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { citationsOfCard } from '../ask/Citation.ts';
import { Cited, type CitedShape } from '../ask/Statement.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { registerNode } from '../base/nodes.ts';
import { byId } from '../base/perOperation.ts';
import { countOf } from '../base/timeline.ts';

/** A card as the schema tells it. */
export type CardShape = CardRow & CitedShape;

/** What a card claims: a basic one by its answer, a cloze by its text with the gaps filled. What it asks for was not made up. */
async function supported(ctx: GraphQLContext, { id, kind, front, back }: CardRow) {
  const quotes = (await citationsOfCard(ctx, id)).map(({ quote }) => quote);
  if (quotes.length === 0) return { support: 'OWN' as const, doubts: [] };
  // Ranges are told of the text as it is stored: those of a cloze with gaps would be of another one.
  const { support, doubts } = kind === 'BASIC' ? supportOf(back, { quotes, asked: [front], read: [] }) : supportOf(filledCloze(front), { quotes, asked: [], read: [] });
  return { support, doubts: kind === 'BASIC' ? doubts.flatMap(({ start, end }) => [start, end]) : [] };
}

export const cardShape = (row: CardRow): CardShape => ({ ...row, citations: (ctx) => citationsOfCard(ctx, row.id), supported: (ctx) => supported(ctx, row) });

const readShapes = async (ctx: GraphQLContext, ids: readonly string[]) => new Map([...(await readCards(ctx, ids))].map(([id, row]) => [id, cardShape(row)]));

/** A card that the reader may see, by its id. */
export const loadCard = byId(readShapes);

export const CardKind = builder.enumType('CardKind', { description: 'What a card is.', values: { BASIC: { description: 'Front and back.' }, CLOZE: { description: 'A text with gaps.' } } as const });

export const CardState = builder.enumType('CardState', {
  description: 'Whether a card is learned.',
  values: {
    ACTIVE: { description: 'It is.' },
    PROPOSED: { description: 'A model or the vault proposes it; nobody has accepted it.' },
    SUSPENDED: { description: 'It is kept, not learned, by anybody.' },
  } as const,
});

export const Card = builder.objectRef<CardShape>('Card').implement({
  description: 'A question and its answer, or a text with gaps. It cites where it is from.',
  interfaces: [builder.nodeInterfaceRef(), Cited],
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'deckId' in value && 'front' in value,
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `card_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Card', id) }),
    kind: t.expose('kind', { type: CardKind, description: 'What it is.' }),
    front: t.exposeString('front', { description: 'Markdown. Of a CLOZE: the text with gaps as `{{c1::gap::hint}}`.' }),
    back: t.exposeString('back', { description: 'Markdown. Of a CLOZE: what is shown besides; may be empty.' }),
    tags: t.exposeStringList('tags', { description: 'Words it is marked with; not the tags of sources.' }),
    state: t.expose('state', { type: CardState, description: 'Whether it is learned.' }),
    sourceChangedAt: t.expose('sourceChangedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a quote of it was no longer found in its source as it was; null: never, or somebody looked since. It is never changed or rescheduled by itself.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When a person last changed it.' }),
  }),
});
registerNode('Card', readShapes);

export const CardEdge = builder.edgeObject({ type: Card, name: 'CardEdge', description: 'A card in a list.' });
export const CardConnection = builder.connectionObject(
  {
    type: Card,
    name: 'CardConnection',
    description: 'A page of cards.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many cards the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  CardEdge,
);
