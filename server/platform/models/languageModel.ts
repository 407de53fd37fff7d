/** A language model behind an endpoint that speaks OpenAI's chat completions. It writes text and can do nothing else. */
export interface LanguageModel {
  readonly name: string;
  /**
   * What it writes for this text.
   * @throws LanguageModelError when it does not answer, or in a way that cannot be read
   */
  complete(question: { readonly instructions: string; readonly text: string }, signal: AbortSignal): Promise<Completion>;
}

export interface Completion {
  readonly text: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** The model gave no answer. `message` is a sentence for the person who waits for it. */
export class LanguageModelError extends Error {
  override readonly name = 'LanguageModelError';
}
