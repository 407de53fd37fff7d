import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma, type Rating } from '#server/platform/db/generated/client.ts';
import { requireUser } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { type FieldProblem, InvalidInputError } from '../errors.ts';
import { parseInput } from '../input.ts';
import { newUuid } from '../publicId.ts';
import { saveUndo, type Undoable } from '../undo/saveUndo.ts';
import { authorizeCards } from './authorizeCards.ts';
import { ratings } from './schedule.ts';
import { advanceProgress } from './deckProgress.ts';
import { reschedule } from './reschedule.ts';

export interface Review {
  readonly cardId: string | null;
  readonly rating: Rating;
  /** Left out: now. */
  readonly reviewedAt?: Date | undefined;
  readonly durationMs?: number | undefined;
}

/** Clocks of devices differ: a moment up to here ahead counts as now. */
const clockSkewMs = 5 * 60_000;

const schema = z.object({
  reviews: z.array(z.object({ cardId: z.string().nullable(), rating: z.enum(ratings), reviewedAt: z.date().optional(), durationMs: z.int().min(0).max(86_400_000).optional() })).min(1).max(1_000),
});

/**
 * Records answers of the acting person and what they come to, whatever order they arrive in. A second answer about the same card of the same moment counts once, so
 * that what was sent may be sent again. Viewers may, in archived spaces too.
 * @throws InvalidInputError for a moment ahead of now and for a card that is not learned; NotFoundError, ForbiddenError
 */
export function reviewCards(outer: DomainContext, { undoable, ...input }: Undoable & { readonly reviews: readonly Review[] }): Promise<{ cardIds: string[]; undoId: string | null }> {
  return inTransaction(outer, async (ctx) => {
    const { reviews } = parseInput(schema, input);
    const { userId } = requireUser(ctx);
    const now = ctx.now();
    const cards = await authorizeCards(ctx, 'space.learn', reviews.map(({ cardId }) => cardId));
    const active = new Set((await ctx.db.card.findMany({ where: { id: { in: cards.map(({ id }) => id) }, state: 'ACTIVE' }, select: { id: true } })).map(({ id }) => id));
    const problems = reviews.flatMap(({ cardId, reviewedAt }, at): FieldProblem[] => [
      ...(active.has(cardId ?? '') ? [] : [{ path: `reviews.${at}.cardId`, message: 'This card is not learned.', code: 'NOT_ALLOWED' as const }]),
      ...(reviewedAt && reviewedAt.getTime() > now.getTime() + clockSkewMs ? [{ path: `reviews.${at}.reviewedAt`, message: 'This moment is ahead of now.', code: 'TOO_LARGE' as const }] : []),
    ]);
    if (problems.length > 0) throw new InvalidInputError(problems);
    const rows = reviews.map(({ cardId, rating, reviewedAt, durationMs }) => ({ id: newUuid(), cardId: cardId ?? '', rating, reviewedAt: reviewedAt && reviewedAt < now ? reviewedAt : now, durationMs: durationMs ?? null }));
    const column = <K extends keyof (typeof rows)[number]>(name: K) => rows.map((row) => row[name]);
    const added = await ctx.db.$queryRaw<{ id: string }[]>`
      insert into "CardReview" (id, "userId", "cardId", rating, "reviewedAt", "durationMs")
      select n.id, ${userId}::uuid, n."cardId", n.rating::"Rating", n."reviewedAt", n."durationMs"
      from unnest(${column('id')}::uuid[], ${column('cardId')}::uuid[], ${column('rating')}::text[], ${rows.map(({ reviewedAt }) => reviewedAt.toISOString())}::timestamptz[], ${column('durationMs')}::int[]) as n(id, "cardId", rating, "reviewedAt", "durationMs")
      on conflict ("userId", "cardId", "reviewedAt") do nothing returning id::text`;
    const undoId = await saveUndo(ctx, undoable, Prisma.sql`select 'DELETE_REVIEWS', null::uuid, ${added.map(({ id }) => id)}::uuid[]`);
    const cardIds = cards.map(({ id }) => id);
    await reschedule(ctx, userId, cardIds);
    await advanceProgress(ctx, userId, [...new Set(cards.map(({ deckId }) => deckId))]);
    return { cardIds, undoId };
  });
}
