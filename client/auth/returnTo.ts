const parameter = 'returnTo';

/** The sign-in page's address that leads back to `here` afterwards. */
export function loginPath(here: { pathname: string; search: string; hash: string }): string {
  const back = `${here.pathname}${here.search}${here.hash}`;
  return back === '/' ? '/login' : `/login?${new URLSearchParams({ [parameter]: back })}`;
}

/** Where to go after signing in: the page that was asked for if it is one of ours, else the start. */
export function readReturnTo(search: string): string {
  return safeReturnTo(new URLSearchParams(search).get(parameter));
}

/** The token of the invitation that somebody came by: of the page they asked for, or in the address itself. */
export function invitationIn(search: string): string | undefined {
  return /^\/invitation\/([\w-]+)$/.exec(readReturnTo(search))?.[1] ?? new URLSearchParams(search).get('invitation') ?? undefined;
}

/** `value` if it is a path on this origin and not the sign-in page itself, else `/`. */
export function safeReturnTo(value: string | null): string {
  const url = value?.startsWith('/') ? URL.parse(value, window.location.origin) : null;
  // A path that begins with two slashes would be read as the name of another site.
  if (url?.origin !== window.location.origin || url.pathname === '/login' || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
