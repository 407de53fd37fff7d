import type { RouteObject } from 'react-router-dom';

/** `/assistant`: what the assistant was asked for in the current space; `/assistant/new` and `/assistant/{conversationId}` beside it, on a phone in its place. It reads its data itself, as /chat does. */
export const assistantRoute = (): RouteObject => ({ path: 'assistant/:conversationId?', lazy: () => import('./AssistantArea.tsx') });
