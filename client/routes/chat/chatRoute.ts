import type { RouteObject } from 'react-router-dom';

/**
 * `/chat`: the conversations of the current space; `/chat/new` and `/chat/{conversationId}` beside them, on a phone in their place.
 * It reads its data itself: a loader would be in what everybody loads first, where there is no room left.
 */
export const chatRoute = (): RouteObject => ({ path: 'chat/:conversationId?', lazy: () => import('./ChatPage.tsx') });
