import { redirect, type RouteObject } from 'react-router-dom';

/** The areas of knowledge work that are still to come, by their address (spec section 2). */
export const areas = ['chat', 'insights', 'synthesis', 'drafts', 'assistant', 'compendium', 'flashcards'] as const;

export type Area = (typeof areas)[number];

/** Addresses that other pages and people refer to: what there is for them already, and `/notes` as the list of notes. */
export const areaRoutes = (): RouteObject[] => [
  ...areas.map((path) => ({ path, id: `area-${path}`, lazy: () => import('./AreaPage.tsx') })),
  { path: 'notes', loader: () => redirect('/collection/all?types=note') },
];
