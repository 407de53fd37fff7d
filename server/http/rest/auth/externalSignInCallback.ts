import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { errorSummary } from '#server/identity/background.ts';
import type { ExternalSignIn } from '#server/identity/identity.ts';
import { ExternalSignInError } from '#server/identity/identityErrors.ts';
import { type Throttle, TooManyAttemptsError } from '#server/identity/throttle.ts';
import type { Log } from '#server/platform/log.ts';
import { logSecurityEvent } from '#server/platform/securityEvents.ts';
import { callerAddress, type TrustedProxies } from '../../requests/callerAddress.ts';
import { signInCookie } from './signInCookie.ts';

interface CallbackDependencies {
  readonly externalSignIn: ExternalSignIn;
  readonly throttle: Throttle;
  readonly trustedProxies: TrustedProxies;
  readonly isSecure: boolean;
  readonly log: Log;
}

/**
 * Where the issuer sends browsers back to. Whatever it answered, they are led on to the sign-in page, which fetches the session or
 * says in the person's words why there is none: no address holds anything that opens an account.
 */
export function externalSignInCallback({ externalSignIn, throttle, trustedProxies, isSecure, log }: CallbackDependencies): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/', async (c) => {
    const address = callerAddress(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies);
    c.header('Cache-Control', 'no-store');
    const memory = signInCookie.read(c, isSecure);
    try {
      await throttle.count('externalSignIn', address);
      const { handover, returnTo } = await externalSignIn.takeAnswer(new URL(c.req.url).searchParams, memory);
      signInCookie.keep(c, isSecure, handover);
      return c.redirect(signInPage('done', returnTo), 303);
    } catch (error) {
      signInCookie.forget(c, isSecure);
      if (error instanceof TooManyAttemptsError) {
        logSecurityEvent(log, { event: 'too_many_attempts', address });
        return c.redirect(signInPage('rate-limited', '/'), 303);
      }
      if (!(error instanceof ExternalSignInError)) throw error;
      const { reason, returnTo, cause } = error;
      // Whoever looks for attempts to get in must not take an issuer that is away for one.
      if (reason !== 'unavailable') logSecurityEvent(log, { event: 'sign_in_refused', address, detail: reason });
      if (cause !== undefined) log.warn({ reason, causes: causesOf(cause) }, 'The issuer signed nobody in');
      return c.redirect(signInPage(reason, returnTo), 303);
    }
  });
  return app;
}

function signInPage(outcome: string, returnTo: string): string {
  return `/login?${new URLSearchParams({ external: outcome, ...(returnTo !== '/' && { returnTo }) })}`;
}

/** What went wrong, from the outside in, with the status and the word that the issuer had for it; without messages, which may hold what was sent. */
function causesOf(error: unknown): Record<string, unknown>[] {
  const causes = [];
  for (let each = error; each instanceof Error && causes.length < 5; each = each.cause) {
    const { status, error: word } = each as { status?: unknown; error?: unknown };
    causes.push({ ...errorSummary(each), ...(typeof status === 'number' && { status }), ...(typeof word === 'string' && /^\w{1,60}$/.test(word) && { error: word }) });
  }
  return causes;
}
