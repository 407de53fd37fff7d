import type { RouteObject } from 'react-router-dom';
import type { Preload } from '#client/relay/preload.ts';
import { spaceJobsRoute } from '../jobs/spaceJobsRoute.ts';

/** `/import`: into the current space. */
export const importRoute = (preload: Preload): RouteObject => spaceJobsRoute(preload, 'IMPORT', { path: 'import', lazy: () => import('./ImportPage.tsx') });
