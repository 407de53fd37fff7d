import { setImmediate as pause } from 'node:timers/promises';
import { loadTokenCounter } from '#server/templates/countTokens.ts';
import { type Complexity, complexityOf, type ComplexityReason, measureText, type TextMeasures } from '#server/templates/measureText.ts';
import { type Fragments, renderTemplate } from '#server/templates/renderTemplate.ts';
import type { OfferedModel } from '../../context.ts';
import { costOf } from '../../models/modelUses.ts';
import { tokensOf } from '../../models/tokensOf.ts';
import { type PromptContent, variablesOf } from './promptContent.ts';

/** How large and how complex a prompt is. */
export interface ContentMetrics {
  readonly complexity: Complexity;
  readonly reasons: readonly ComplexityReason[];
  readonly lines: number;
  readonly words: number;
  readonly systemTokens: number;
  readonly userTokens: number;
  /** Whether tokens were counted as the model counts them. */
  readonly isExact: boolean;
}

/** What one run will about cost. */
export interface RunEstimate {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Null where no prices are given. */
  readonly cost: number | null;
}

interface MeasuredMessage {
  readonly text: string;
  readonly isSystem: boolean;
  readonly tokens: number;
  readonly measures: TextMeasures;
}

/** Of longer prompts tokens are counted about: a tokenizer takes turns of the process that others wait for. */
const mostCounted = 40_000;
/** What a tokenizer cannot divide takes it the square of its length: 40,000 Chinese signs without a stop took five seconds. */
const undivided = /[\p{L}\p{M}]{500}|[^\s\p{L}\p{M}\p{N}]{500}|\s{500}/u;
/** What an answer counts as that nothing limits. */
export const usualAnswer = 500;

/** The last prompt that is measured: several at once would take the turns of the process from everybody else. */
let last: Promise<unknown> = Promise.resolve();

/** Measures the messages as they are written, as the editor does while one types: one prompt of this process after the other, with a pause after each message, in which it answers others. */
export function measureContent({ messages, params }: PromptContent): Promise<ContentMetrics> {
  const mine = last.then(async (): Promise<ContentMetrics> => {
    const isCounted = messages.reduce((sum, { text }) => sum + text.length, 0) <= mostCounted && !messages.some(({ text }) => undivided.test(text));
    const counter = isCounted ? await loadTokenCounter(params.model) : { count: tokensOf, isExact: false };
    const measured: MeasuredMessage[] = [];
    for (const { role, text } of messages) {
      measured.push({ text, isSystem: role === 'SYSTEM', tokens: counter.count(text), measures: measureText(text) });
      await pause();
    }
    const others = measured.filter(({ isSystem }) => !isSystem);
    const sum = (of: (message: MeasuredMessage) => number) => measured.reduce((total, message) => total + of(message), 0);
    return {
      ...complexityOf(others.map(({ text }) => text), others.map(({ measures }) => measures)),
      lines: sum(({ measures }) => measures.lines),
      words: sum(({ measures }) => measures.words),
      systemTokens: sum(({ isSystem, tokens }) => (isSystem ? tokens : 0)),
      userTokens: sum(({ isSystem, tokens }) => (isSystem ? 0 : tokens)),
      isExact: counter.isExact,
    };
  });
  last = mine.catch(() => undefined);
  return mine;
}

/**
 * What one run with the defaults of the variables will about cost, counted as the budget counts. Null without a known model, and when a
 * variable takes what it says from the vault: how much that is, is known when it is read.
 */
export function estimateRun(content: PromptContent, fragments: Fragments, models: readonly OfferedModel[]): RunEstimate | null {
  const { params, messages } = content;
  const model = params.model === null ? models[0] : models.find(({ name }) => name === params.model);
  if (!model) return null;
  const values = new Map<string, string>();
  for (const { name, fill } of variablesOf(content, fragments)) {
    if (fill && !('text' in fill)) return null;
    if (fill) values.set(name, fill.text);
  }
  const inputTokens = messages.reduce((sum, { text }) => sum + tokensOf(renderTemplate(text, values, fragments).text), 0);
  const tokens = { inputTokens, outputTokens: params.maxTokens ?? usualAnswer };
  return { ...tokens, cost: costOf({ inputPrice: model.inputPrice ?? undefined, outputPrice: model.outputPrice ?? undefined }, tokens) };
}
