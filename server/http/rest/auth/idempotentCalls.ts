import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { PrismaClient } from '#server/platform/db/generated/client.ts';
import { RestError } from '../errors.ts';

const rememberedSeconds = 86_400;
/** How long a call may run before it counts as crashed. */
const leaseSeconds = 30;
const askAgainMs = 100;
const sweepEveryMs = 600_000;

/** Runs a call at most once for an Idempotency-Key, and answers its repetitions as the first was. */
type Once = (c: Context, input: unknown, run: () => Promise<Response>) => Promise<Response>;

/**
 * `Idempotency-Key` of the auth service. Accounts may live with a provider elsewhere, so no transaction of ours holds
 * the call and the memory of it together, as it does in the vault service: the key is claimed before the call, for a
 * time that ends by itself, and the answer written after it. A call that was refused is not remembered. `input` is
 * what makes a call the same one; of key and input only HMACs are kept, so that nobody reads passwords out of them.
 * Only for calls whose answer is no secret.
 *
 * Why: docs/decisions/idempotency-keys-of-auth.md
 * @param secret of the vault; a process with another secret knows none of the keys
 */
export function idempotentCalls(db: PrismaClient, secret: string): Once {
  let sweptAt = 0;
  const hashOf = (...parts: string[]) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

  async function sweep(): Promise<void> {
    if (Date.now() - sweptAt < sweepEveryMs) return;
    sweptAt = Date.now();
    await db.$executeRaw`delete from "AuthIdempotentAnswer" where "expiresAt" <= now()`;
  }

  /** Whether the call is the caller's to run: nobody ran it in the time that is remembered, nor is running it. */
  async function claim(key: string, requestHash: string): Promise<boolean> {
    const count = await db.$executeRaw`
      insert into "AuthIdempotentAnswer" as known (key, "requestHash", "expiresAt")
      values (${key}, ${requestHash}, now() + make_interval(secs => ${leaseSeconds}))
      on conflict (key) do update
        set "requestHash" = excluded."requestHash", "expiresAt" = excluded."expiresAt", status = null, body = null
        where known."expiresAt" <= now()`;
    return count > 0;
  }

  async function remember(key: string, requestHash: string, answer: Response): Promise<void> {
    const body = await answer.clone().text();
    await db.$executeRaw`
      update "AuthIdempotentAnswer"
      set status = ${answer.status}, body = ${body}, "expiresAt" = now() + make_interval(secs => ${rememberedSeconds})
      where key = ${key} and "requestHash" = ${requestHash}`;
  }

  return async (c, input, run) => {
    const given = c.req.header('idempotency-key');
    if (given === undefined) return run();
    if (!/^[\x21-\x7e]{1,255}$/.test(given)) {
      const message = 'Must be 1 to 255 visible characters.';
      throw new RestError('INVALID', `Idempotency-Key: ${message}`, [{ path: 'Idempotency-Key', message }]);
    }
    await sweep();
    const key = hashOf('key', c.req.path, given);
    const requestHash = hashOf('request', key, JSON.stringify(input));

    // Waiting holds no connection: the call that runs needs some, and all of them may be waited for at once.
    while (!(await claim(key, requestHash))) {
      const first = await db.authIdempotentAnswer.findUnique({ where: { key } });
      if (first && first.requestHash !== requestHash) {
        throw new RestError(
          'IDEMPOTENCY_KEY_REUSED',
          'This Idempotency-Key was used for another call. Take a new one for each call that shall happen.',
        );
      }
      if (first && first.status !== null) return replay(c, first.status, first.body);
      await wait(askAgainMs);
    }

    try {
      const answer = await run();
      await remember(key, requestHash, answer);
      return answer;
    } catch (error) {
      await db.authIdempotentAnswer.deleteMany({ where: { key, requestHash, status: null } });
      throw error;
    }
  };
}

function replay(c: Context, status: number, body: string | null): Response {
  const headers = { 'Idempotent-Replayed': 'true', ...(body && { 'Content-Type': 'application/json' }) };
  return c.newResponse(body || null, status as StatusCode, headers);
}
