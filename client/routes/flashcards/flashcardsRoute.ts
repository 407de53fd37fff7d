import type { RouteObject } from 'react-router-dom';

/**
 * `/flashcards`: what is due today, and the decks of the current space; `/flashcards/d/{deckId}` its cards, `/flashcards/make/{deckId}` has some proposed; `/flashcards/review` and `/flashcards/review/{deckId}` learn.
 * One module chooses the page: each that is named here would be in what everybody loads first, where there is no room left.
 */
export const flashcardsRoute = (): RouteObject => ({ path: 'flashcards/:part?/:deckId?', lazy: () => import('./FlashcardsArea.tsx') });
