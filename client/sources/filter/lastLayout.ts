import { lastView, rememberListView } from './lastListView.ts';
import { viewOf, type Layout } from './sourceView.ts';

/** As what lists open, where their address does not say; kept up to date. */
export const useLastLayout = (): Layout => viewOf(new URLSearchParams(lastView.use())).layout;

/** Lets lists open as cards or rows from now on, until somebody looks at one as the other. */
export function rememberLayout(layout: Layout): void {
  const last = viewOf(new URLSearchParams(lastView.get()));
  rememberListView(last, { ...last, layout });
}
