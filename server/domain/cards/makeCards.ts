import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { type CardKind, Prisma } from '#server/platform/db/generated/client.ts';
import { requireUser } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError, LimitReachedError } from '../errors.ts';
import { publishRunProgressed } from '../events.ts';
import { parseInput, text } from '../input.ts';
import { requireBudget } from '../models/modelUses.ts';
import { newUuid } from '../publicId.ts';
import { requestRun } from '../runs/runJob.job.ts';
import { checkScope, type GivenScope } from '../scopes/checkScope.ts';
import { storedScope } from '../scopes/storedScope.ts';
import { requireRoom } from './addCards.ts';
import { authorizeDeck } from './authorizeCards.ts';

export interface MakeCards {
  readonly deckId: string | null;
  /** Left out: both. */
  readonly kinds?: readonly CardKind[] | undefined;
  readonly limit?: number | undefined;
  /** What a model is to mind. */
  readonly instructions?: string | undefined;
  /** Left out: the whole space. */
  readonly scope?: GivenScope | undefined;
}

const schema = z.object({
  kinds: z.array(z.enum(['BASIC', 'CLOZE'])).min(1, 'Choose at least one kind.').default(['BASIC', 'CLOZE']),
  limit: z.int().min(1).max(500).default(20),
  instructions: text(10_000).default(''),
});

/** Of one person in a space at a time. */
const mostOpen = 5;

/**
 * Has cards proposed from sources, as a job. A model is asked where there is one, once somebody has seen what it will about cost (`approveJobs`); without one, sentences that matter get gaps.
 * @throws BudgetExceededError; LimitReachedError for too many such jobs at once, and for a deck that is full; InvalidInputError, for questions without a model too; NotFoundError, ForbiddenError, SpaceArchivedError
 */
export function makeCards(outer: DomainContext, { deckId, scope, ...input }: MakeCards): Promise<{ deckId: string; jobId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireUser(ctx);
    const deck = await authorizeDeck(ctx, 'card.edit', deckId);
    const { kinds, limit, instructions } = parseInput(schema, input);
    const asksModel = ctx.hasModel === true;
    if (!asksModel && !kinds.includes('CLOZE')) throw new InvalidInputError([{ path: 'kinds', message: 'Questions need a language model, and this vault has none: make gaps (CLOZE).', code: 'NOT_ALLOWED' }]);
    if (asksModel) await requireBudget(ctx, deck.spaceId);
    const asked = scope && (await checkScope(ctx, [deck.spaceId], scope, true));
    await requireRoom(ctx, deck.id, limit);
    // Whoever counts waits for whoever does so already.
    await ctx.db.$queryRaw`select 1 from "User" where id = ${userId}::uuid for no key update`;
    if ((await ctx.db.job.count({ where: { spaceId: deck.spaceId, startedById: userId, kind: 'MAKE_CARDS', endedAt: null } })) >= mostOpen) {
      throw new LimitReachedError(`At most ${mostOpen} of your jobs may make cards in a space at once.`, 'Wait for one of them, or stop it.');
    }
    const jobId = newUuid();
    await ctx.db.job.create({
      data: {
        id: jobId, spaceId: deck.spaceId, startedById: userId, kind: 'MAKE_CARDS', state: 'WAITING', createdAt: ctx.now(),
        cardMaking: { create: { deckId: deck.id, kinds: [...new Set(kinds)], limit, instructions, scope: asked ? storedScope(asked) : Prisma.DbNull, asksModel } },
      },
      select: { id: true },
    });
    await requestRun(ctx.db, [jobId]);
    await publishRunProgressed(ctx.db, deck.spaceId, [jobId]);
    return { deckId: deck.id, jobId };
  });
}
