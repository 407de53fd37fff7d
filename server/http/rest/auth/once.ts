import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { IdempotentCalls } from '#server/identity/idempotentCalls.ts';
import { keyIn, keyReused } from '../idempotencyKey.ts';

/** Runs a call at most once for an Idempotency-Key, and answers its repetitions as the first was. */
export type Once = (c: Context, input: unknown, run: () => Promise<Response>) => Promise<Response>;

/** `Idempotency-Key` of the auth service. `input` is what makes a call the same one. */
export function onceFor(calls: IdempotentCalls): Once {
  return async (c, input, run) => {
    const key = keyIn(c);
    if (key === undefined) return run();
    const outcome = await calls.runOnce({ path: c.req.path, key, input }, async () => {
      const response = await run();
      return { status: response.status, body: await response.clone().text(), response };
    });
    if (outcome.kind === 'KEY_REUSED') throw keyReused();
    if (outcome.kind === 'RAN') return outcome.answer.response;
    const { status, body } = outcome.answer;
    return c.newResponse(body || null, status as StatusCode, { 'Idempotent-Replayed': 'true', ...(body && { 'Content-Type': 'application/json' }) });
  };
}
