import type { RouteObject } from 'react-router-dom';

/** `/drafts`: the drafts of the current space; `/drafts/{workId}`: one of them. One module chooses the page: nothing of it is in what everybody loads first. */
export const draftsRoute = (): RouteObject => ({ path: 'drafts/:workId?', lazy: () => import('./DraftsArea.tsx') });
