import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { requireUser } from '#server/domain/access/authorize.ts';
import { inTransaction } from '#server/platform/db/database.ts';
import { RestError } from '../errors.ts';
import type { Call, VaultContext, VaultEnv } from './vaultContext.ts';

const remembered = '24 hours';
const sweepEveryMs = 600_000;

/**
 * `Idempotency-Key` on every POST: whatever comes twice happens once, and is answered twice. The key is written first
 * in the transaction in which the call runs, so that a second call waits for the first, no crash can separate the
 * change from the memory of it, and a call that was refused, which changed nothing, is not remembered.
 * Why: docs/decisions/idempotency-keys.md
 */
export function idempotency(): MiddlewareHandler<VaultEnv> {
  let sweptAt = 0;
  return async (c, next): Promise<Response | void> => {
    const key = c.req.header('idempotency-key');
    if (c.req.method !== 'POST' || key === undefined) return next();
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
      const message = 'Must be 1 to 255 visible characters.';
      throw new RestError('INVALID', `Idempotency-Key: ${message}`, [{ path: 'Idempotency-Key', message }]);
    }
    const outer = c.var.vault;
    if (Date.now() - sweptAt > sweepEveryMs) {
      sweptAt = Date.now();
      await outer.db.$executeRaw`delete from "IdempotentAnswer" where "expiresAt" <= ${outer.now()}`;
    }
    const replay = await inTransaction(outer, async (ctx) => {
      const requestHash = await hashOf(c);
      if (!(await claim(ctx, key, requestHash))) return answerOfFirst(ctx, key, requestHash);
      c.set('vault', ctx);
      await next();
      if (c.res.status >= 400) throw new NothingHappened();
      await remember(ctx, key, c.res);
      return null;
    }).catch((error: unknown) => {
      if (error instanceof NothingHappened) return null;
      throw error;
    });
    if (replay) return c.body(replay.body, replay.status as ContentfulStatusCode, { 'Content-Type': 'application/json', ...replay.headers, 'Idempotent-Replayed': 'true' });
  };
}

/** Undoes the transaction of a call whose refusal is answered already. */
class NothingHappened extends Error {}

async function hashOf(c: Call): Promise<string> {
  const { pathname, search } = new URL(c.req.url);
  return createHash('sha256').update(`${c.req.method} ${pathname}${search}\n`).update(await c.req.text()).digest('hex');
}

/** Whether this call is the first with its key. Waits while another one with the key is running. */
async function claim(ctx: VaultContext, key: string, requestHash: string): Promise<boolean> {
  const { userId } = requireUser(ctx);
  const count = await ctx.db.$executeRaw`
    insert into "IdempotentAnswer" as known ("userId", key, "requestHash", "expiresAt")
    values (${userId}::uuid, ${key}, ${requestHash}, ${ctx.now()}::timestamptz + ${remembered}::interval)
    on conflict ("userId", key) do update
      set "requestHash" = excluded."requestHash", "expiresAt" = excluded."expiresAt", status = null, body = null, headers = '{}'
      where known."expiresAt" <= ${ctx.now()}`;
  return count > 0;
}

async function answerOfFirst(ctx: VaultContext, key: string, requestHash: string): Promise<{ status: number; body: string; headers: Record<string, string> }> {
  const { userId } = requireUser(ctx);
  const first = await ctx.db.idempotentAnswer.findUniqueOrThrow({ where: { userId_key: { userId, key } } });
  if (first.requestHash !== requestHash) {
    throw new RestError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another call. Take a new one for each call that shall happen.');
  }
  return { status: first.status ?? 200, body: first.body ?? '', headers: first.headers as Record<string, string> };
}

async function remember(ctx: VaultContext, key: string, answer: Response): Promise<void> {
  const { userId } = requireUser(ctx);
  const headers = Object.fromEntries(['location', 'etag'].flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)]] : [])));
  const data = { status: answer.status, body: await answer.clone().text(), headers };
  await ctx.db.idempotentAnswer.update({ where: { userId_key: { userId, key } }, data });
}
