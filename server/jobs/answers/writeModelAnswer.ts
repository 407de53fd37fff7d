import { addStatements, type NewStatement } from '#server/domain/conversations/addStatement.ts';
import { type AnswerToWrite, failAnswer } from '#server/domain/conversations/beginAnswer.ts';
import { endAnswers } from '#server/domain/conversations/endAnswers.ts';
import { findPassages, type FoundPassages } from '#server/domain/conversations/findPassages.ts';
import { createQuotePlacer } from '#server/domain/conversations/placeQuote.ts';
import { isAnswerOpen, writeFoundPassages } from '#server/domain/conversations/writeAnswer.ts';
import type { DomainContext } from '#server/domain/context.ts';
import { publishAnswerGrew } from '#server/domain/events.ts';
import { findModelAnswer, keepModelAnswer } from '#server/domain/models/modelAnswers.ts';
import { readPurposeTexts } from '#server/domain/prompts/purposes/purposePrompts.ts';
import { inTransaction } from '#server/platform/db/database.ts';
import type { EventBus } from '#server/platform/events/eventBus.ts';
import { type LanguageModel, LanguageModelError, modelNamed } from '#server/platform/models/languageModel.ts';
import { stageKey } from '../stages/stageKey.ts';
import { type AnswerLine, isFrame, readAnswerLine } from './answerLines.ts';
import { type AnswerPrompt, createAnswerPrompt } from './answerPrompt.ts';
import { budgetFailure, streamLines } from './streamLines.ts';
import { watchForStop } from './watchForStop.ts';

export interface ModelAnswering {
  /** The vault's own first; a prompt that stands in for one of the vault's may name another. */
  readonly languages: readonly [LanguageModel, ...LanguageModel[]];
  /** Where the worker hears that somebody has stopped an answer. */
  readonly events: Pick<EventBus, 'subscribe'>;
}

/** What a model has said, as it is kept for the next time: passages by their places. */
type KeptLine = { readonly say: string; readonly cite: readonly { readonly p: number | null; readonly quote: string }[] };

/**
 * Answers a question with a language model that is given the passages which fit it, and nothing else. Each of its sentences is held against the sources as it comes, and stored as far as it holds: what it
 * quotes is looked for there, and what is not found is no quote. Until one of them stands upon a source none is. What was answered before is not paid again.
 * @param signal of the worker, which is stopping
 */
export async function writeModelAnswer(ctx: DomainContext, { languages, events }: ModelAnswering, answer: AnswerToWrite, signal: AbortSignal): Promise<void> {
  const { answerId, spaceId, said } = answer;
  const found = await findPassages(ctx, answer);
  if (!(await begin(ctx, answerId, found))) return;
  // Where nothing fits, no model is asked.
  if (!found.isAnswerable) return end(ctx, answerId, said.length > 0);
  const wishes = (await readPurposeTexts(ctx, spaceId))('ANSWER');
  const language = modelNamed(languages, wishes.params.model);
  const prompt = createAnswerPrompt({ wishes, question: answer.question, earlier: answer.earlier.map(({ question }) => question).reverse(), said, passages: found.passages });
  const writer = createWriter(ctx, answer, prompt);
  const key = stageKey(language.name, 'answer', ...prompt.decidedBy);
  const known = await findModelAnswer(ctx.db, key);
  if (known !== null) {
    for (const line of JSON.parse(known) as KeptLine[]) if (!(await writer.add(line))) return;
    return end(ctx, answerId, writer.isInSources());
  }
  const failure = await budgetFailure(ctx, spaceId);
  if (failure) return failAnswer(ctx, answerId, failure, 'FAILED');
  const stopped = watchForStop(ctx, events, answer);
  try {
    const isWhole = await ask(ctx, language, { answer, prompt, writer, key }, AbortSignal.any([signal, stopped.signal]));
    if (isWhole) await end(ctx, answerId, writer.isInSources());
  } catch (error) {
    // What it cost is known only now.
    if (stopped.signal.aborted) return await publishAnswerGrew(ctx.db, answer.conversationId, [answerId]);
    if (!(error instanceof LanguageModelError)) throw error;
    await failAnswer(ctx, answerId, { code: error.code, message: error.message }, 'FAILED');
  } finally {
    stopped.end();
  }
}

/** Writes down what was read for an answer; false when it has ended meanwhile. */
function begin(outer: DomainContext, answerId: string, found: FoundPassages): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    if (!(await isAnswerOpen(ctx, answerId))) return false;
    await writeFoundPassages(ctx, answerId, found);
    return true;
  });
}

const end = (outer: DomainContext, answerId: string, isInSources: boolean): Promise<void> => inTransaction(outer, (ctx) => endAnswers(ctx, [answerId], 'SUCCEEDED', { isInSources }));

interface Writer {
  /** Stores a sentence as far as it holds; false when the answer has ended: nobody waits for more. */
  add(line: KeptLine): Promise<boolean>;
  isInSources(): boolean;
}

function createWriter(ctx: DomainContext, answer: AnswerToWrite, { passages }: AnswerPrompt): Writer {
  const place = createQuotePlacer(passages);
  const said = new Set(answer.said);
  const asked = [answer.question, ...answer.earlier.map(({ question }) => question)];
  /** Sentences without a source, until there is one with it: an answer from outside the sources is none. */
  let held: NewStatement[] = [];
  let isInSources = said.size > 0;
  return {
    isInSources: () => isInSources,
    async add({ say, cite }) {
      if (said.has(say)) return true;
      said.add(say);
      const places = cite.flatMap(({ p, quote }) => place({ passage: p, quote }) ?? []);
      const apart = places.filter((each, at) => places.findIndex((other) => other.passage === each.passage && other.start === each.start && other.end === each.end) === at);
      held.push({ text: say, places: apart });
      if (apart.length === 0 && !isInSources) return true;
      isInSources = true;
      const statements = held;
      held = [];
      return (await addStatements(ctx, answer, statements, { asked, passages })) !== null;
    },
  };
}

interface Asking {
  readonly answer: AnswerToWrite;
  readonly prompt: AnswerPrompt;
  readonly writer: Writer;
  readonly key: string;
}

/** Asks the model and stores what it says, with what it was paid; false when the answer has ended before it was whole. */
async function ask(ctx: DomainContext, language: LanguageModel, { answer, prompt, writer, key }: Asking, signal: AbortSignal): Promise<boolean> {
  const kept: KeptLine[] = [];
  const remarks: string[] = [];
  const take = async (line: string): Promise<boolean> => {
    const read = readAnswerLine(line);
    if (!read && !isFrame(line)) remarks.push(line);
    if (!read) return true;
    const numbered = numberedLine(read, prompt);
    kept.push(numbered);
    return writer.add(numbered);
  };
  return streamLines(ctx, language, { answer, prompt, take, end: async (paid) => {
    if (kept.length === 0 && remarks.length > 0) throw new LanguageModelError('The model’s answer could not be used: it is not in the form that was asked for.');
    await keepModelAnswer(ctx.db, { key, model: language.name, answer: JSON.stringify(kept), ...paid });
  } }, signal);
}

const numberedLine = ({ say, cite }: AnswerLine, { passageOf }: AnswerPrompt): KeptLine => ({ say, cite: cite.map(({ p, quote }) => ({ p: passageOf(p), quote })) });
