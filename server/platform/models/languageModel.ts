/** What a model is asked: who it is to be, and a text that is material and nothing else. */
export interface ModelQuestion {
  readonly instructions: string;
  readonly text: string;
  /** As exactly as it can be where nothing is said. */
  readonly params?: QuestionParams | undefined;
}

/** How freely a model is to answer; null: as exactly as it can. */
export interface QuestionParams {
  readonly temperature: number | null;
  readonly topP: number | null;
  readonly seed: number | null;
}

/** A conversation that a model is to go on with, and how it is asked; null: as the model has it. */
export interface ModelChat {
  readonly messages: readonly { readonly role: 'SYSTEM' | 'USER' | 'ASSISTANT'; readonly text: string }[];
  readonly params: {
    readonly temperature: number | null;
    readonly maxTokens: number | null;
    readonly topP: number | null;
    readonly seed: number | null;
    readonly stop: readonly string[];
    /** JSON Schema that the answer must have, as JSON. */
    readonly responseSchema: string | null;
  };
}

/** A language model behind an endpoint that speaks OpenAI's chat completions. It writes text and can do nothing else. */
export interface LanguageModel {
  readonly name: string;
  /**
   * What it writes for this text.
   * @throws LanguageModelError when it does not answer, or in a way that cannot be read
   */
  complete(question: ModelQuestion, signal: AbortSignal): Promise<Completion>;
  /**
   * The same piece by piece, as it is written. Ends by itself; whoever stops reading ends the request.
   * @returns how many tokens it has read and written, as the endpoint counts them; null where it does not say
   * @throws LanguageModelError when it does not answer, falls silent, never ends, or cannot be read; what came before stays true
   */
  stream(question: ModelQuestion | ModelChat, signal: AbortSignal): AsyncGenerator<string, ModelTokens | null>;
}

/** The model of this name, the first where there is none of it. */
export const modelNamed = (languages: readonly [LanguageModel, ...LanguageModel[]], name: string | null): LanguageModel => languages.find((language) => language.name === name) ?? languages[0];

/** How much a model has read and written, as its endpoint counts it. */
export interface ModelTokens {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface Completion extends ModelTokens {
  readonly text: string;
}

/** Why a model gave no answer: by what can be done about it. */
export type ModelFailureCode =
  /** It was waited for in vain. */
  | 'TIMEOUT'
  /** It is asked too often: later it will do. */
  | 'MODEL_RATE_LIMITED'
  /** What may be used of its service is used up. */
  | 'MODEL_QUOTA'
  /** Its service does not take the key. */
  | 'MODEL_UNAUTHORIZED'
  /** There is no such model, or no such address. */
  | 'MODEL_NOT_FOUND'
  /** Anything else. */
  | 'MODEL_ERROR';

/** The model gave no answer. `message` is a sentence for the person who waits for it. */
export class LanguageModelError extends Error {
  override readonly name = 'LanguageModelError';
  readonly code: ModelFailureCode;
  /** How long its endpoint wants to be left alone, where it says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, { code = 'MODEL_ERROR', retryAfterSeconds, ...options }: ErrorOptions & { readonly code?: ModelFailureCode; readonly retryAfterSeconds?: number | undefined } = {}) {
    super(message, options);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
