import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { DomainContext } from '#server/domain/context.ts';
import { requireUser } from '#server/domain/access/authorize.ts';
import { AuthError } from '#server/identity/identityErrors.ts';
import type { ContextMaker } from '../callers/context.ts';
import { parseCredentials } from '../callers/credentials.ts';
import { rateHeaders, type RateLimit, tooManyCalls } from '../limits/rateLimit.ts';
import { callerAddress, type TrustedProxies } from '../requests/callerAddress.ts';
import { RestError } from '../rest/errors.ts';

export interface CallerCounting {
  readonly contexts: ContextMaker;
  readonly rateLimit: RateLimit;
  readonly trustedProxies: TrustedProxies;
}

/** Decoding is dear: one picture counts as much as so many calls. */
const callsPerPicture = 50;

/** Whoever sends a picture, which counts in a count of its own. @throws AuthError for nobody, RestError RATE_LIMITED */
export async function countedContext(c: Context<{ Bindings: HttpBindings }>, { contexts, rateLimit, trustedProxies }: CallerCounting): Promise<DomainContext> {
  const address = callerAddress(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies);
  const count = async (caller: string) => {
    const state = await rateLimit.take(caller);
    const tooMany = tooManyCalls(state);
    if (tooMany) throw new RestError('RATE_LIMITED', tooMany, undefined, rateHeaders(state));
  };
  const ctx = await contexts.contextFor(parseCredentials(c.req.header('authorization')), { address, signal: c.req.raw.signal }).catch(async (error: unknown) => {
    if (error instanceof AuthError && error.reason !== 'unavailable') await count(address);
    throw error;
  });
  if (ctx.actor.kind === 'anonymous') {
    await count(address);
    throw new AuthError('missing');
  }
  const { userId } = requireUser(ctx);
  await count(`photo ${userId}`);
  rateLimit.add(`photo ${userId}`, callsPerPicture);
  return ctx;
}
