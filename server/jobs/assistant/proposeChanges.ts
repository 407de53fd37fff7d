import { type AssistantAim, assistantAims, readWish, topicOf } from '#server/domain/assistant/wish/aims.ts';
import { findCopies } from '#server/domain/assistant/find/findCopies.ts';
import { findDeadLinks } from '#server/domain/assistant/find/findDeadLinks.ts';
import { findForTopic } from '#server/domain/assistant/find/findForTopic.ts';
import { findGaps } from '#server/domain/assistant/find/findGaps.ts';
import { findPlaces } from '#server/domain/assistant/find/findPlaces.ts';
import { findTags } from '#server/domain/assistant/find/findTags.ts';
import { findTitles } from '#server/domain/assistant/find/findTitles.ts';
import { type PlanStep, waitingStep } from '#server/domain/assistant/planSteps.ts';
import type { Findings } from '#server/domain/assistant/proposal.ts';
import { addProposals, removeProposals } from '#server/domain/assistant/writeProposals.ts';
import { personActor } from '#server/domain/access/personActor.ts';
import type { DomainContext } from '#server/domain/context.ts';
import type { AnswerToWrite } from '#server/domain/conversations/beginAnswer.ts';
import { isAnswerOpen } from '#server/domain/conversations/writeAnswer.ts';
import { endAnswers } from '#server/domain/conversations/endAnswers.ts';
import { type ScopePlace, scopePlace } from '#server/domain/scopes/scopePlace.ts';
import { inTransaction } from '#server/platform/db/database.ts';
import { findSummaries } from './findSummaries.ts';

/** `check` throws once nobody waits any more. */
type Find = (ctx: DomainContext, place: ScopePlace, check: () => Promise<void>, wish: string) => Promise<Findings>;

const finders: Record<AssistantAim, Find> = {
  TAG: findTags,
  MOVE: findPlaces,
  RENAME: findTitles,
  SUMMARIZE: findSummaries,
  MERGE: findCopies,
  COLLECT: (ctx, place, _check, wish) => findForTopic(ctx, place, topicOf(wish) ?? wish),
  CHECK_LINKS: findDeadLinks,
  FIND_GAPS: findGaps,
};

/** Who whoever asked is now, and what of the scope they may see. */
export async function placeOfAnswer(outer: DomainContext, { authorId, spaceId, scope }: AnswerToWrite): Promise<{ ctx: DomainContext; place: ScopePlace }> {
  const ctx: DomainContext = { ...outer, actor: authorId === null ? { kind: 'anonymous' } : personActor(authorId) };
  return { ctx, place: await scopePlace(ctx, [spaceId], { ...scope, spaceIds: [] }) };
}

/**
 * Proposes changes without a model: for what was pressed, else for what the words of the wish say. Nothing is changed. Under the rights that whoever asked has now; done again from the beginning by whoever takes it over.
 * @param signal of the worker, which is stopping
 */
export async function proposeChanges(outer: DomainContext, answer: AnswerToWrite, signal: AbortSignal): Promise<void> {
  const stopped = new AbortController();
  const check = async () => {
    signal.throwIfAborted();
    if (!(await isAnswerOpen(outer, answer.answerId))) stopped.abort();
    stopped.signal.throwIfAborted();
  };
  try {
    await propose(outer, answer, check);
  } catch (error) {
    if (!stopped.signal.aborted) throw error;
  }
}

async function propose(outer: DomainContext, answer: AnswerToWrite, check: () => Promise<void>): Promise<void> {
  await removeProposals(outer, answer.answerId);
  const wish = readWish(answer.question);
  const pressed = assistantAims.filter((aim) => answer.aims.includes(aim));
  const aims = pressed.length > 0 ? pressed : wish.aims;
  const steps: PlanStep[] = [
    ...(pressed.length === 0 && wish.asksForOther ? [done('NOT_AN_ACT')] : []),
    ...(aims.length === 0 && !wish.asksForOther ? [done('NOT_UNDERSTOOD')] : []),
    ...aims.map(waitingStep),
  ];
  let proposed = 0;
  for (const [at, { kind }] of steps.entries()) {
    const find = kind in finders ? finders[kind as AssistantAim] : null;
    if (find === null) continue;
    await check();
    steps[at] = { ...waitingStep(kind), state: 'RUNNING' };
    if ((await addProposals(outer, answer, steps)) === null) return;
    const { ctx, place } = await placeOfAnswer(outer, answer);
    const { proposals, sourceCount } = await find(ctx, place, check, answer.question);
    const written = await addProposals(outer, answer, steps, proposals);
    if (written === null) return;
    proposed += written;
    steps[at] = { kind, state: 'SUCCEEDED', sourceCount, changeCount: written };
  }
  if ((await addProposals(outer, answer, steps)) === null) return;
  await inTransaction(outer, (ctx) => endAnswers(ctx, [answer.answerId], 'SUCCEEDED', { isInSources: proposed > 0 }));
}

const done = (kind: PlanStep['kind']): PlanStep => ({ kind, state: 'SUCCEEDED', sourceCount: null, changeCount: 0 });
