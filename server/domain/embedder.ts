/** Turns texts into vectors, as the operator of the vault has configured it. */
export interface Embedder {
  /** What its vectors depend on. */
  readonly model: { readonly name: string; /** 0: as long as the model makes them. */ readonly dimensions: number; readonly passagePrefix: string };
  readonly queryPrefix: string;
  /** What a million tokens cost; absent: nobody said. */
  readonly price?: number | undefined;
  /**
   * One vector for each text, at most 100, prefixes included.
   * @param model as `model`, which is the one meant when it is left out
   * @throws LanguageModelError
   */
  embed(texts: readonly string[], signal: AbortSignal, model?: { readonly name: string; readonly dimensions?: number | undefined }): Promise<{ readonly vectors: readonly (readonly number[])[]; readonly tokens: number | null }>;
}
