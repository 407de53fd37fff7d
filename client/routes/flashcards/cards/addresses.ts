export const todayAddress = '/flashcards';
export const deckAddress = (deckId: string) => `/flashcards/d/${deckId}`;
/** Where cards for a deck are proposed. */
export const makeAddress = (deckId: string) => `/flashcards/make/${deckId}`;
/** Where one learns: one deck, or all of the current space. */
export const reviewAddress = (deckId: string | null) => (deckId === null ? '/flashcards/review' : `/flashcards/review/${deckId}`);

/** When a day begins for whoever looks, such as `Europe/Madrid`. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
