/** A question that another page brings to `/chat/new`, as the state of that entry of the history: it is asked at once. An address cannot bring one: whoever follows a link has asked nothing. */
export type BroughtQuestion = {
  readonly ask: string;
  /** The one source that is asked; left out: the whole space. */
  readonly sourceId?: string;
  /** Where the conversation begins; left out: in the current space. */
  readonly spaceId?: string;
};

/** What is brought along; null for nothing. */
export function broughtQuestion(state: unknown): BroughtQuestion | null {
  const brought = state as Partial<BroughtQuestion> | null;
  return typeof brought?.ask === 'string' ? (brought as BroughtQuestion) : null;
}
