import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { forgetOldAnswers, runOnce, type StoredAnswer } from '#server/domain/idempotency/runOnce.ts';
import { keyIn, keyReused } from '../idempotencyKey.ts';
import type { Call, VaultEnv } from './vaultContext.ts';

const sweepEveryMs = 600_000;

/** `Idempotency-Key` on every POST: whatever comes twice happens once, and is answered twice. */
export function idempotency(): MiddlewareHandler<VaultEnv> {
  let sweptAt = 0;
  return async (c, next): Promise<Response | void> => {
    if (c.req.method !== 'POST') return next();
    const key = keyIn(c);
    if (key === undefined) return next();
    const outer = c.var.vault;
    if (Date.now() - sweptAt > sweepEveryMs) {
      sweptAt = Date.now();
      await forgetOldAnswers(outer);
    }
    const outcome = await runOnce(outer, { key, requestHash: await hashOf(c) }, async (ctx) => {
      c.set('vault', ctx);
      await next();
      return c.res.status >= 400 ? null : storedAnswerOf(c.res);
    });
    if (outcome.kind === 'KEY_REUSED') throw keyReused();
    if (outcome.kind === 'RAN') return;
    const { status, body, headers } = outcome.answer;
    return c.body(body, status as ContentfulStatusCode, { 'Content-Type': 'application/json', ...headers, 'Idempotent-Replayed': 'true' });
  };
}

async function hashOf(c: Call): Promise<string> {
  const { pathname, search } = new URL(c.req.url);
  const { actor } = c.var.vault;
  // A key for certain spaces must not be told what was answered under another.
  const spaces = actor.kind === 'user' && actor.spaceIds !== null ? `${actor.spaceIds.join()}\n` : '';
  return createHash('sha256').update(`${c.req.method} ${pathname}${search}\n${spaces}`).update(await c.req.text()).digest('hex');
}

async function storedAnswerOf(answer: Response): Promise<StoredAnswer> {
  const headers: Record<string, string> = {};
  for (const name of ['location', 'etag']) {
    const value = answer.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return { status: answer.status, body: await answer.clone().text(), headers };
}
