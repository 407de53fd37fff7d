import type { RouteObject } from 'react-router-dom';
import { areas } from './areas.ts';

/** Addresses that other pages and people refer to: what there is for them already. */
export const areaRoutes = (): RouteObject[] => [
  ...areas.map((path) => ({ path, id: `area-${path}`, lazy: () => import('./AreaPage.tsx') })),
];
