import { countDueCards, type DueCounts, type DueScope, listDueCards, nextDueAt } from '#server/domain/cards/dueCards.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { InvalidInputError } from '#server/domain/errors.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { Viewer } from '../viewer/Viewer.ts';
import { Card, loadCard } from './Card.ts';
import { timeZoneText } from './Deck.ts';

interface DueList {
  /** Both are read when they are asked for, and only once. */
  readonly counts: () => Promise<DueCounts>;
  readonly next: () => Promise<Date | null>;
}

const listOf = (connection: unknown) => connection as DueList;

const DueCardEdge = builder.edgeObject({ type: Card, name: 'DueCardEdge', description: 'A due card in a list.' });
const DueCardConnection = builder.connectionObject(
  {
    type: Card,
    name: 'DueCardConnection',
    description: 'A page of due cards.',
    fields: (t) => ({
      learningCount: t.int({ description: 'How many are in their first steps.', resolve: async (list) => (await listOf(list).counts()).learning }),
      newCount: t.int({ description: 'How many are new, within your daily limits.', resolve: async (list) => (await listOf(list).counts()).new }),
      nextDueAt: t.field({ type: 'DateTime', nullable: true, description: 'When the next card falls due, if none is due now.', resolve: (list) => listOf(list).next() }),
      reviewCount: t.int({ description: 'How many are to be reviewed, within your daily limits.', resolve: async (list) => (await listOf(list).counts()).review }),
    }),
  },
  DueCardEdge,
);

/** @throws InvalidInputError for a cursor of another list */
function offsetOf(after: string | undefined): number {
  if (after === undefined) return 0;
  if (!/^\d{1,7}$/.test(after)) throw new InvalidInputError([{ path: 'after', message: 'This cursor does not belong to this list. Start again without it.' }]);
  return Number(after);
}

builder.objectField(Viewer, 'dueCards', (t) =>
  t.field({
    type: DueCardConnection,
    description: 'What you have to review now, in the order to learn it: steps of learning that are due, reviews, new cards mixed in. Ask again after each page of answers.',
    args: {
      after: t.arg.string({ description: 'Continue after this cursor (`pageInfo.endCursor` of the page before).' }),
      deckId: t.arg.id({ description: 'Only of this deck.' }),
      first: t.arg.int({ description: 'How many from the start, at most 100; 20 unless told.' }),
      spaceId: t.arg.id({ description: 'Only of this space.' }),
      timeZone: t.arg.string({ description: timeZoneText }),
    },
    resolve: async ({ userId }, { deckId, spaceId, timeZone, ...args }, ctx) => {
      const scope: DueScope = { ...(typeof deckId === 'string' && { deckIds: [uuidOf('Deck', deckId)] }), ...(typeof spaceId === 'string' && { spaceId: uuidOf('Space', spaceId) }), timeZone: timeZone ?? null };
      const { page, pageInfo } = await readCursorPage(args, async ({ after, limit }) => {
        const offset = offsetOf(after);
        const ids = await listDueCards(ctx, userId, scope, offset, limit);
        const cards = await Promise.all(ids.map((id) => loadCard(ctx, id)));
        return cards.flatMap((node, at) => (node ? [{ cursor: String(offset + at + 1), node }] : []));
      });
      let counted: Promise<DueCounts> | undefined;
      const list: DueList = { counts: () => (counted ??= countDueCards(ctx, userId, scope)), next: () => (page.length > 0 ? Promise.resolve(null) : nextDueAt(ctx, userId, scope)) };
      return { edges: page, pageInfo, ...list };
    },
  }),
);
