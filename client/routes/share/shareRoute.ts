import type { RouteObject } from 'react-router-dom';

/** `/share`: what other apps handed over. It reads its data itself: it opens without a connection, too. */
export const shareRoute = (): RouteObject => ({ path: 'share', lazy: () => import('./SharePage.tsx') });
