import { createStoredValue } from '#client/state/createStoredValue.ts';
import { layoutSearch, paramsOf, plainView, viewOf, type SourceView } from './sourceView.ts';

/** How lists were looked at last on this device, as the search of an address. */
export const lastView = createStoredValue('vault.listLook', { read: (stored) => layoutSearch(stored ?? ''), write: (search) => search });

/** Remembers on this device when somebody changes between cards and rows, or the order; that of what is searched for is for this search. */
export function rememberListView(before: SourceView, now: SourceView): void {
  const last = viewOf(new URLSearchParams(lastView.get()));
  const layout = now.layout === before.layout ? last.layout : now.layout;
  const sort = now.sort === before.sort || now.q !== '' ? last.sort : now.sort;
  if (layout !== last.layout || sort !== last.sort) lastView.set(layoutSearch(paramsOf({ ...plainView, layout, sort }).toString()));
}

/** A list's search as it is for somebody who comes again: what it leaves open is as it was looked at last; null: it stays as it is. The Inbox is looked through as it came: by day, in rows. */
export function withLastListView(search: string, pathname = '/collection/all'): string | null {
  const params = new URLSearchParams(search);
  const last = viewOf(new URLSearchParams(lastView.get()));
  const { layout, sort } = pathname === '/collection/inbox' ? { layout: 'list' as const, sort: 'created' as const } : last;
  const view = viewOf(params);
  const wanted = {
    layout: params.has('view') ? view.layout : layout,
    // What is searched for comes by relevance.
    sort: params.has('sort') || view.q !== '' ? view.sort : sort,
  };
  if (wanted.layout === view.layout && wanted.sort === view.sort) return null;
  return `?${paramsOf({ ...view, ...wanted }, params).toString()}`;
}

/** The same for an address that was opened by itself, before the router reads it; one that is loaded again stays. */
export function restoreLastListView(): void {
  const { pathname, search, hash } = window.location;
  const isOpened = window.history.state === null && /^\/collection\/[^/]+$/.test(pathname);
  const wanted = isOpened ? withLastListView(search, pathname) : null;
  if (wanted !== null) window.history.replaceState(null, '', pathname + wanted + hash);
}
