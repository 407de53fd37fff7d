import type { ShouldRevalidateFunction } from 'react-router-dom';

/** Loads again when the path is another one, or on purpose (the same address again); not when only the view's search changed. */
export const revalidateOnNewPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;

/** Loads once and again only on purpose: for layouts whose data does not depend on the address. */
export const revalidateOnRequest: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href;

/** Loads again also when what `wanted` reads from the address is another: the part of the search that a query depends on. */
export const revalidateOnNewPathOr =
  (wanted: (url: URL) => string): ShouldRevalidateFunction =>
  (change) =>
    revalidateOnNewPath(change) || wanted(change.currentUrl) !== wanted(change.nextUrl);
