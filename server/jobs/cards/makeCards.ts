import { personActor } from '#server/domain/access/personActor.ts';
import { awaitApproval, beginMaking, type CardMaking, proposeCards, type ProposedCard, readSourcesToLearn, type SourceToLearn } from '#server/domain/cards/proposeCards.ts';
import type { DomainContext } from '#server/domain/context.ts';
import { BudgetExceededError, DomainError } from '#server/domain/errors.ts';
import { readPurposeTexts } from '#server/domain/prompts/purposes/purposePrompts.ts';
import type { JobFailure, JobToRun } from '#server/domain/runs/workOnJob.ts';
import { type LanguageModel, LanguageModelError } from '#server/platform/models/languageModel.ts';
import { askForCards } from './askForCards.ts';
import { clozeCards } from './clozeCards.ts';
import { createCardsPrompt, type WantedCards } from './cardsPrompt.ts';

/** So many sources are looked at to say what all will cost. */
const mostSampled = 10;

/**
 * Makes cards from sources, from where the job stands: one source after the other, each with its cards for good. Under the rights that whoever asked for it has at each moment.
 * Answers why it failed, undefined when it did not; `left`: it waits to be approved.
 */
export async function makeCards(outer: DomainContext, language: LanguageModel | undefined, job: JobToRun, signal: AbortSignal): Promise<JobFailure | 'left' | undefined> {
  if (job.startedById === null) return { code: 'NOT_FOUND', message: 'Whoever asked for these cards has gone.' };
  const ctx: DomainContext = { ...outer, actor: personActor(job.startedById) };
  try {
    const making = await beginMaking(ctx, job);
    if (making.asksModel && !language) return { code: 'NO_MODEL', message: 'No language model is set any more.' };
    const wishes = (await readPurposeTexts(ctx, job.spaceId))('CARDS');
    const wanted = (most: number): WantedCards => ({ kinds: making.kinds, most, instructions: making.instructions, wishes });
    if (making.asksModel && !making.isApproved && making.sourceIds.length > 0) {
      await awaitApproval(outer, job, await estimate(ctx, job.spaceId, making, wanted));
      return 'left';
    }
    const cardsOf = async (source: SourceToLearn, most: number): Promise<ProposedCard[]> => (making.asksModel && language ? askForCards(ctx, language, job, source, wanted(most), signal) : clozeCards(source, most));
    return await goOn(ctx, job, making, cardsOf, signal);
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return failure;
  }
}

async function goOn(ctx: DomainContext, job: JobToRun, making: CardMaking, cardsOf: (source: SourceToLearn, most: number) => Promise<ProposedCard[]>, signal: AbortSignal): Promise<undefined> {
  let { made } = making;
  for (let at = making.done; at < making.sourceIds.length && made < making.limit; at++) {
    signal.throwIfAborted();
    const id = making.sourceIds[at] ?? '';
    const source = (await readSourcesToLearn(ctx, job.spaceId, [id])).get(id);
    const most = shareOf(making, at, made);
    const cards = source ? await cardsOf(source, most) : [];
    const added = await proposeCards(ctx, job, making.deckId, source ?? null, cards.slice(0, most));
    if (added === null) return undefined;
    made += added;
  }
  return undefined;
}

/** How many cards the source at a place may give: what is left, spread over those that are left. */
const shareOf = ({ limit, sourceIds }: Pick<CardMaking, 'limit' | 'sourceIds'>, at: number, made: number): number => Math.ceil((limit - made) / (sourceIds.length - at));

/** What a model will about read and write, as the sources that are looked at tell, which lie all over those that are chosen. */
async function estimate(ctx: DomainContext, spaceId: string, making: CardMaking, wanted: (most: number) => WantedCards): Promise<{ inputTokens: number; outputTokens: number }> {
  const asked = Math.min(making.sourceIds.length, making.limit);
  const step = Math.max(1, Math.ceil(making.sourceIds.length / mostSampled));
  const sampled = making.sourceIds.filter((_, at) => at % step === 0);
  const most = shareOf(making, 0, 0);
  let inputTokens = 0;
  const sources = await readSourcesToLearn(ctx, spaceId, sampled);
  for (const source of sources.values()) inputTokens += createCardsPrompt(source, wanted(most)).inputTokens;
  const { outputTokens } = createCardsPrompt({ id: '', title: '', language: null, plainText: '', highlights: [] }, wanted(Math.max(making.limit, 1)));
  return { inputTokens: Math.round((inputTokens / Math.max(1, sources.size)) * asked), outputTokens };
}

function failureOf(error: unknown): JobFailure | null {
  if (error instanceof LanguageModelError) return { code: error.code, message: error.message };
  if (error instanceof BudgetExceededError) return { code: 'BUDGET', message: error.message };
  if (error instanceof DomainError) return { code: 'NOT_FOUND', message: error.message };
  return null;
}
