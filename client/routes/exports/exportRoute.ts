import type { RouteObject } from 'react-router-dom';
import type { Preload } from '#client/relay/preload.ts';
import { spaceJobsRoute } from '../jobs/spaceJobsRoute.ts';

/** `/export`: of the current space. */
export const exportRoute = (preload: Preload): RouteObject => spaceJobsRoute(preload, 'EXPORT', { path: 'export', lazy: () => import('./ExportPage.tsx') });
