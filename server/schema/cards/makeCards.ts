import { makeCards } from '#server/domain/cards/makeCards.ts';
import { BudgetExceededError, LimitReachedError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { ScopeInput, toGivenScope } from '../ask/ScopeInput.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { Job, jobOf } from '../runs/Job.ts';
import { CardKind } from './Card.ts';
import { Deck, loadDeck } from './Deck.ts';

builder.relayMutationField(
  'makeCards',
  {
    description: 'From what, and how many.',
    inputFields: (t) => ({
      deckId: t.id({ required: true, description: 'Into which deck.' }),
      instructions: t.string({ description: 'What to mind, at most 10,000 characters.' }),
      kinds: t.field({ type: [CardKind], description: 'Only these; left out: both.' }),
      limit: t.int({ description: 'At most so many, 1 to 500; 20 unless told.' }),
      scope: t.field({ type: ScopeInput, description: 'From which sources; left out: the whole space.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, BudgetExceededError, LimitReachedError] },
    description:
      'Has cards proposed from sources, in the background: listen to `runProgressed`. They come as PROPOSED. With a model the job says what it will about cost and waits for `approveJobs`. Without a model: gaps in sentences that matter.',
    resolve: (_root, { input: { deckId, instructions, kinds, limit, scope } }, ctx) =>
      makeCards(ctx, { deckId: uuidOf('Deck', deckId), instructions: instructions ?? undefined, kinds: kinds ?? undefined, limit: limit ?? undefined, scope: scope ? toGivenScope(scope) : undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      deck: t.field({ type: Deck, description: 'The deck.', resolve: ({ deckId }, _args, ctx) => orGone('Deck', loadDeck(ctx, deckId)) }),
      job: t.field({ type: Job, description: 'What makes them.', resolve: ({ jobId }, _args, ctx) => jobOf(ctx, jobId) }),
    }),
  },
);
