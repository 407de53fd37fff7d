import { countDueByDeck } from '#server/domain/cards/dueCards.ts';
import { countCards, listCards, type CardFilter, type CardPage, checkCardFilter } from '#server/domain/cards/readCards.ts';
import { countCardsIn, countDecks, deckCursor, type DeckRow, listDecks, readDecks } from '#server/domain/cards/readDecks.ts';
import { noStatistics, readDeckStatistics, readForecasts, type Span } from '#server/domain/cards/statistics.ts';
import { readStudySettings, type StudySettings as StudySettingsRow, usualStudy } from '#server/domain/cards/studySettings.ts';
import { NotFoundError } from '#server/domain/errors.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { timelineCursor } from '#server/domain/timeline.ts';
import type { TimelinePage } from '#server/domain/timelineRows.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, byIdAndPage } from '../base/perOperation.ts';
import { countOf } from '../base/timeline.ts';
import { viewerMay } from '../base/viewerMay.ts';
import { Space, spaceOf } from '../spaces/Space.ts';
import { Card, CardConnection, CardEdge, cardShape, CardState } from './Card.ts';

/** A deck that the reader may see, by its id. */
export const loadDeck = byId(readDecks);

const cardCountOf = byId(countCardsIn);
const studyOf = byId(readStudySettings);
const dueCountOf = byIdAndPage((ctx, { timeZone }: { timeZone: string | null }, ids) => countDueByDeck(ctx, timeZone, ids));
const statisticsOf = byIdAndPage((ctx, span: Span, ids) => readDeckStatistics(ctx, span, ids));
const forecastOf = byIdAndPage((ctx, span: Span, ids) => readForecasts(ctx, span, ids));
const cardsOf = byIdAndPage((ctx, page: CardPage, ids) => listCards(ctx, page, ids));
const countOfCards = byIdAndPage((ctx, filter: CardFilter, ids) => countCards(ctx, filter, ids));

const StudySettings = builder.objectRef<StudySettingsRow>('StudySettings').implement({
  description: 'How you learn a deck.',
  fields: (t) => ({
    desiredRetention: t.exposeFloat('desiredRetention', { description: 'The share of cards you want to know when they fall due, 0.7 to 0.97; 0.9 unless changed.' }),
    newPerDay: t.exposeInt('newPerDay', { description: 'New cards in a day; 20 unless changed.' }),
    reviewsPerDay: t.exposeInt('reviewsPerDay', { description: 'Reviews in a day; 200 unless changed.' }),
  }),
});

const CardForecast = builder.objectRef<{ day: Date; reviews: number }>('CardForecast').implement({
  description: 'One day to come.',
  fields: (t) => ({
    day: t.expose('day', { type: 'DateTime', description: 'The beginning of the day, in your time zone.' }),
    reviews: t.exposeInt('reviews', { description: 'How many reviews fall due.' }),
  }),
});

const CardStatistics = builder.objectRef<typeof noStatistics>('CardStatistics').implement({
  description: 'How you did over some days.',
  fields: (t) => ({
    again: t.exposeInt('again', { description: 'How many reviews were answered with AGAIN.' }),
    minutes: t.exposeFloat('minutes', { description: 'How long it took.' }),
    retention: t.exposeFloat('retention', { nullable: true, description: 'The share of due cards that you knew; null without reviews.' }),
    reviews: t.exposeInt('reviews', { description: 'How many reviews.' }),
  }),
});

const CardFormat = builder.enumType('CardFormat', {
  description: 'As what cards are saved and read.',
  values: {
    APKG: { description: "Anki's package, with media." },
    CSV: { description: 'Front, back and tags, one card a line.' },
  } as const,
});

export const timeZoneText = 'When your day begins, such as `Europe/Madrid`; left out: UTC.';

export const Deck = builder.objectRef<DeckRow>('Deck').implement({
  description: 'Cards that belong together.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `deck_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Deck', id) }),
    name: t.exposeString('name', { description: 'At most 200 characters.' }),
    description: t.exposeString('description', { description: 'May be empty.' }),
    space: t.field({ type: Space, description: 'The space it lies in.', resolve: ({ spaceId }, _args, ctx, info) => spaceOf(ctx, info, spaceId) }),
    cardCount: t.int({ description: 'How many cards it has, proposed ones left out.', resolve: async ({ id }, _args, ctx) => (await cardCountOf(ctx, id)) ?? 0 }),
    cards: t.connection(
      {
        type: Card,
        description: 'Its cards, newest first.',
        args: {
          sourceId: t.arg.id({ description: 'Only those that cite this source.' }),
          states: t.arg({ type: [CardState], description: 'Only in these states; left out: ACTIVE and SUSPENDED.' }),
          text: t.arg.string({ description: 'Only those with these words on either side.' }),
        },
        resolve: async ({ id }, { sourceId, states, text, ...args }, ctx) => {
          const filter: CardFilter = { ...(typeof sourceId === 'string' && { sourceId: uuidOf('Source', sourceId) }), states: states ?? undefined, text: text ?? undefined };
          checkCardFilter(filter);
          const { page, pageInfo } = await readCursorPage(args, async (wanted) => ((await cardsOf(ctx, { ...filter, ...wanted }, id)) ?? []).map((row) => ({ cursor: timelineCursor(row), row })));
          return { edges: page.map(({ cursor, row }) => ({ cursor, node: cardShape(row) })), pageInfo, count: async () => (await countOfCards(ctx, filter, id)) ?? 0 };
        },
      },
      CardConnection,
      CardEdge,
    ),
    dueCount: t.int({
      description: 'How many of its cards you have to review now, new ones within your daily limit included.',
      args: { timeZone: t.arg.string({ description: timeZoneText }) },
      resolve: async ({ id }, { timeZone }, ctx) => (await dueCountOf(ctx, { timeZone: timeZone ?? null }, id)) ?? 0,
    }),
    forecast: t.field({
      type: [CardForecast],
      description: 'How many reviews will fall due, day by day, as things stand; what is overdue counts today.',
      args: { days: t.arg.int({ defaultValue: 30, description: '1 to 365.' }), timeZone: t.arg.string({ description: timeZoneText }) },
      resolve: async ({ id }, { days, timeZone }, ctx) => (await forecastOf(ctx, { days: days ?? 30, timeZone: timeZone ?? null }, id)) ?? [],
    }),
    statistics: t.field({
      type: CardStatistics,
      description: 'How you did.',
      args: { days: t.arg.int({ defaultValue: 30, description: '1 to 365.' }), timeZone: t.arg.string({ description: timeZoneText }) },
      resolve: async ({ id }, { days, timeZone }, ctx) => (await statisticsOf(ctx, { days: days ?? 30, timeZone: timeZone ?? null }, id)) ?? noStatistics,
    }),
    downloadUrl: t.string({
      description: 'Where your browser saves it: a path on this server, good for ten minutes, for you alone.',
      args: {
        format: t.arg({ type: CardFormat, required: true, description: 'As what.' }),
        withSchedule: t.arg.boolean({ defaultValue: false, description: 'Whether your schedule and reviews go along; CSV has no place for them.' }),
      },
      resolve({ id }, { format, withSchedule }, ctx) {
        const kind = format === 'CSV' ? 'CARDS_CSV' : withSchedule === true ? 'CARDS_APKG_SCHEDULE' : 'CARDS_APKG';
        const address = ctx.fileAddress(kind, id);
        if (!address) throw new NotFoundError('Deck');
        return address.path;
      },
    }),
    studySettings: t.field({ type: StudySettings, description: 'How you learn it.', resolve: async ({ id }, _args, ctx) => (await studyOf(ctx, id)) ?? usualStudy }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When its name or description last changed.' }),
    viewerCanEdit: t.boolean({ description: 'Whether you may change it and its cards. Every member may learn it.', resolve: ({ spaceId }, _args, ctx, info) => viewerMay(ctx, info, 'card.edit', spaceId) }),
  }),
});
registerNode('Deck', readDecks);

const DeckEdge = builder.edgeObject({ type: Deck, name: 'DeckEdge', description: 'A deck in a list.' });
const DeckConnection = builder.connectionObject(
  {
    type: Deck,
    name: 'DeckConnection',
    description: 'A page of decks.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many decks the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  DeckEdge,
);

const decksOf = byIdAndPage((ctx, page: TimelinePage, ids) => listDecks(ctx, page, ids));
const countOfDecks = byId(countDecks);

builder.objectField(Space, 'decks', (t) =>
  t.connection(
    {
      type: Deck,
      description: 'Its decks, by name.',
      resolve: async ({ id }, args, ctx) => {
        const { page, pageInfo } = await readCursorPage(args, async (wanted) => ((await decksOf(ctx, wanted, id)) ?? []).map((row) => ({ cursor: deckCursor(row), row })));
        return { edges: page.map(({ cursor, row }) => ({ cursor, node: row })), pageInfo, count: async () => (await countOfDecks(ctx, id)) ?? 0 };
      },
    },
    DeckConnection,
    DeckEdge,
  ),
);
