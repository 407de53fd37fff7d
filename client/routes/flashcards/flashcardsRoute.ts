import type { RouteObject } from 'react-router-dom';

/** `/flashcards`: what is due today, and the decks of the current space; `/flashcards/d/{deckId}` its cards; `/flashcards/review` and `/flashcards/review/{deckId}` learn. Pages read their data themselves, as /chat does. */
export const flashcardsRoute = (): RouteObject => ({
  path: 'flashcards',
  lazy: () => import('./FlashcardsArea.tsx'),
  children: [
    { index: true, lazy: () => import('./TodayPage.tsx') },
    { path: 'd/:deckId', lazy: () => import('./DeckPage.tsx') },
    { path: 'review/:deckId?', lazy: () => import('./ReviewPage.tsx') },
  ],
});
