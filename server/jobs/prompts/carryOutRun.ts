import type { DomainContext } from '#server/domain/context.ts';
import { BudgetExceededError } from '#server/domain/errors.ts';
import { promptRunsTopic, publishPromptRunGrew } from '#server/domain/events.ts';
import { addModelUse, requireBudget, settleModelUse, type Tokens } from '#server/domain/models/modelUses.ts';
import { tokensOf } from '#server/domain/models/tokensOf.ts';
import { addOutput, beginRun, completeRun, failRun, isRunOpen, type RunFailure, type RunToWrite } from '#server/domain/prompts/runs/writeRun.ts';
import type { EventBus } from '#server/platform/events/eventBus.ts';
import { type LanguageModel, LanguageModelError } from '#server/platform/models/languageModel.ts';
import type { WorkContext } from '#server/platform/queue/worker.ts';

export interface PromptRunning {
  /** Those that prompts can be run with, the vault's own first. */
  readonly languages: readonly [LanguageModel, ...LanguageModel[]];
  /** Where the worker hears that somebody has stopped a run. */
  readonly events: Pick<EventBus, 'subscribe'>;
}

/** More is no answer. */
const longestOutput = 400_000;
/** What comes within so many milliseconds is stored together. */
const storeEveryMs = 120;

const interrupted: RunFailure = { code: 'INTERNAL', message: 'The vault was stopped while the model wrote.' };

/**
 * Has a model answer a prompt. What a model was asked once it is not asked again before somebody wants it: a run that was begun and has no end is
 * INTERRUPTED. Whatever goes wrong is told of the run; thrown is only what may go well at the next try.
 */
export async function carryOutRun(ctx: DomainContext, model: PromptRunning | undefined, runId: string, { signal, isLastTry }: Pick<WorkContext, 'signal' | 'isLastTry'>): Promise<void> {
  let run: RunToWrite | null = null;
  try {
    run = await beginRun(ctx, runId);
    if (run) await write(ctx, model, run, signal);
  } catch (error) {
    if (run === null && !isLastTry) throw error;
    if (signal.aborted) return failRun(ctx, runId, interrupted);
    ctx.log.error({ err: error, runId }, 'A run of a prompt was given up');
    await failRun(ctx, runId, { code: 'INTERNAL', message: 'Something went wrong in the vault itself. It has been logged.' });
  }
}

async function write(ctx: DomainContext, model: PromptRunning | undefined, run: RunToWrite, signal: AbortSignal): Promise<void> {
  if (run.wasBegun) return failRun(ctx, run.runId, interrupted);
  const language = model?.languages.find(({ name }) => name === run.model);
  if (!model || !language) return failRun(ctx, run.runId, { code: 'NO_MODEL', message: `This vault has no model called “${run.model}” any more.` }, 'FAILED');
  const failure = await budgetFailure(ctx, run.spaceId);
  if (failure) return failRun(ctx, run.runId, failure, 'FAILED');
  const stopped = watchForStop(ctx, model.events, run);
  try {
    if (await ask(ctx, language, run, AbortSignal.any([signal, stopped.signal]))) await completeRun(ctx, run.runId);
  } catch (error) {
    // What it cost is known only now.
    if (stopped.signal.aborted) return await publishPromptRunGrew(ctx.db, run.promptId, run.runId);
    if (!(error instanceof LanguageModelError)) throw error;
    await failRun(ctx, run.runId, { code: error.code, message: error.message }, 'FAILED');
  } finally {
    stopped.end();
  }
}

async function budgetFailure(ctx: DomainContext, spaceId: string): Promise<RunFailure | null> {
  try {
    await requireBudget(ctx, spaceId);
    return null;
  } catch (error) {
    if (error instanceof BudgetExceededError) return { code: 'BUDGET', message: error.message };
    throw error;
  }
}

/** Asks the model and stores what it says, with what it was paid; false when the run has ended before it was whole. */
async function ask(ctx: DomainContext, language: LanguageModel, run: RunToWrite, signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted();
  const { messages, params, runId, spaceId, versionId } = run;
  const inputTokens = messages.reduce((sum, { text }) => sum + tokensOf(text), 0);
  const use = await addModelUse(ctx, { spaceId, promptRunId: runId, model: language.name, promptVersionId: versionId }, { inputTokens, outputTokens: 0 });
  const output = createOutput(ctx, run);
  let text = '';
  /** Estimated until the endpoint says it; null while it has taken no question. */
  let paid: Tokens | null = { inputTokens, outputTokens: 0 };
  const stream = language.stream({ messages, params }, signal);
  try {
    for (let step = await stream.next(); ; step = await stream.next()) {
      if (step.done) {
        paid = step.value ?? paid;
        break;
      }
      text += step.value;
      if (!output.add(step.value)) return false;
      if (text.length > longestOutput) throw new LanguageModelError('The model’s answer did not end.');
    }
    return await output.end();
  } catch (error) {
    // An endpoint that refuses, or is not there, was paid nothing.
    if (error instanceof LanguageModelError && error.code !== 'TIMEOUT' && text === '') paid = null;
    throw error;
  } finally {
    await stream.return(null);
    await output.end();
    if (paid?.outputTokens === 0) paid = { ...paid, outputTokens: tokensOf(text) };
    await settleModelUse(ctx, use, paid);
  }
}

/** Stores text as it comes, some of it at a time. */
function createOutput(ctx: DomainContext, run: RunToWrite) {
  let waiting = '';
  let isOpen = true;
  let failed: Error | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();
  const store = () => {
    clearTimeout(timer);
    timer = undefined;
    last = last.then(async () => {
      if (waiting === '' || !isOpen) return;
      const text = waiting;
      waiting = '';
      isOpen = await addOutput(ctx, run, text);
    }).catch((error: unknown) => {
      isOpen = false;
      failed ??= error instanceof Error ? error : new Error(String(error));
    });
    return last;
  };
  return {
    /** False when nobody waits for it any more. */
    add(text: string): boolean {
      waiting += text;
      timer ??= setTimeout(() => void store(), storeEveryMs);
      return isOpen;
    },
    /** Stores what is left. @returns whether the run was open until now */
    async end(): Promise<boolean> {
      await store();
      if (failed) throw failed;
      return isOpen;
    },
  };
}

/** Aborts as soon as a run has ended without us: somebody has stopped it, or deleted its prompt. */
function watchForStop(ctx: DomainContext, events: PromptRunning['events'], { runId, promptId }: RunToWrite) {
  const stopped = new AbortController();
  const over = new AbortController();
  const changes = events.subscribe(promptRunsTopic(promptId), over.signal);
  const look = async () => {
    if (!(await isRunOpen(ctx, runId))) stopped.abort();
  };
  const watch = async () => {
    // It may have been stopped before anybody listened.
    await look();
    for await (const { ids } of changes) if (ids.includes(runId)) await look();
  };
  watch().catch((error: unknown) => ctx.log.warn({ err: error, runId }, 'Nobody hears any more whether a run is stopped'));
  return { signal: stopped.signal, end: () => over.abort() };
}
