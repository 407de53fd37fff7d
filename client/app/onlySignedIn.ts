import { redirect } from 'react-router-dom';
import type { AuthClient } from '#client/auth/authClient.ts';
import { loginPath } from '#client/auth/returnTo.ts';
import type { Preload } from '#client/relay/preload.ts';

/** Loaders that go to the sign-in page at once, without asking the server, when it is known that nobody is signed in. */
export function onlySignedIn(auth: AuthClient, preload: Preload): Preload {
  let isKnown = false;
  void auth.ready.then(() => {
    isKnown = true;
  });
  return (query, variables, options) => {
    const load = preload(query, variables, options);
    return (args) => {
      if (isKnown && auth.user === null) throw redirect(loginPath(new URL(args.request.url)));
      return load(args);
    };
  };
}
