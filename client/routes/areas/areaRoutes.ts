import { redirect, type RouteObject } from 'react-router-dom';
import { areas } from './areas.ts';

/** Addresses that other pages and people refer to: what there is for them already, and `/notes` as the list of notes. */
export const areaRoutes = (): RouteObject[] => [
  ...areas.map((path) => ({ path, id: `area-${path}`, lazy: () => import('./AreaPage.tsx') })),
  // Nothing to draw, said so: React Router warns of a route that has no element while it redirects.
  { path: 'notes', element: null, loader: () => redirect('/collection/all?types=note') },
];
