import type { RouteObject } from 'react-router-dom';

/**
 * `/prompts`: the prompt collections of the current space; `/prompts/c/{collectionId}` one of them, `/prompts/p/{promptId}` the editor, and below it `run`, `history` and `tests`.
 * The pages read their data themselves: loaders would be in what everybody loads first, where there is no room left.
 */
export const promptsRoute = (): RouteObject => ({
  path: 'prompts',
  lazy: () => import('./PromptsArea.tsx'),
  children: [
    { index: true, lazy: () => import('./CollectionsPage.tsx') },
    { path: 'c/:collectionId', lazy: () => import('./CollectionsPage.tsx') },
    { path: 'p/:promptId/:part?', lazy: () => import('./EditorPage.tsx') },
  ],
});
