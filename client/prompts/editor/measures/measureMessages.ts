import { loadTokenCounter } from '#server/templates/countTokens.ts';
import { complexityOf, type Complexity, type ComplexityReason, measureText, type TextMeasures } from '#server/templates/measureText.ts';

/** What is to be measured: the texts of the messages, and the model that counts their tokens. */
export type MeasureRequest = { readonly texts: readonly { readonly isSystem: boolean; readonly text: string }[]; readonly model: string | null };

export type MessageMeasures = TextMeasures & {
  /** Null when the tokenizer could not be loaded. */
  readonly tokens: number | null;
};

/** What was measured of each message in order, and of what is said by others than the system. */
export type Measures = {
  readonly messages: readonly MessageMeasures[];
  readonly complexity: Complexity;
  readonly reasons: readonly ComplexityReason[];
  /** Whether tokens are counted as the model counts them; false: about. */
  readonly isExact: boolean;
};

/** Answers what measures messages; a text that was measured last time is not measured again. */
export function createMeasuring(): (request: MeasureRequest) => Promise<Measures> {
  let last = new Map<string, MessageMeasures>();
  let lastModel: string | null | undefined;
  return async ({ texts, model }) => {
    const counter = await loadTokenCounter(model).catch(() => null);
    // What could not be counted is tried again.
    const known = lastModel === model ? last : new Map<string, MessageMeasures>();
    const next = new Map<string, MessageMeasures>();
    const messages = texts.map(({ text }) => {
      const found = known.get(text) ?? next.get(text);
      const measures = found && found.tokens !== null ? found : { ...measureText(text), tokens: counter?.count(text) ?? null };
      next.set(text, measures);
      return measures;
    });
    last = next;
    lastModel = model;
    const others = texts.flatMap(({ isSystem, text }, at) => (isSystem ? [] : [{ text, measured: messages[at] ?? measureText(text) }]));
    return { messages, ...complexityOf(others.map(({ text }) => text), others.map(({ measured }) => measured)), isExact: counter?.isExact ?? false };
  };
}
