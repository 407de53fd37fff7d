import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#server/platform/db/database.ts';

const rememberedSeconds = 86_400;
/** How long a call may run before it counts as crashed. */
const leaseSeconds = 30;
const askAgainMs = 100;
const sweepEveryMs = 600_000;

/** What a call was answered, and its repetitions are. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: string | null;
}

interface IdempotentCall {
  readonly path: string;
  /** By which the caller tells their calls apart. */
  readonly key: string;
  /** What makes a call the same one. */
  readonly input: unknown;
}

/** `KEY_REUSED`: the key was used for another call. */
type OnceOutcome<Answer> =
  | { readonly kind: 'RAN'; readonly answer: Answer }
  | { readonly kind: 'REPEATED'; readonly answer: StoredAnswer }
  | { readonly kind: 'KEY_REUSED' };

export interface IdempotentCalls {
  /** Runs a call once for its key within a day. A call that throws is not remembered. */
  runOnce<Answer extends StoredAnswer>(call: IdempotentCall, run: () => Promise<Answer>): Promise<OnceOutcome<Answer>>;
}

/**
 * The memory of calls of the auth service. Accounts may live with a provider elsewhere, so no transaction of ours holds
 * the call and the memory of it together, as it does in the vault service: the key is claimed before the call, for a
 * time that ends by itself, and the answer written after it. Of key and input only HMACs are kept, so that nobody reads
 * passwords out of them. Only for calls whose answer is no secret.
 *
 * Why: docs/decisions/idempotency-keys-of-auth.md
 * @param db no transaction
 * @param secret of the vault; a process with another secret knows none of the keys
 */
export function createIdempotentCalls(db: Db, secret: string): IdempotentCalls {
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

  async function remember(key: string, requestHash: string, { status, body }: StoredAnswer): Promise<void> {
    await db.$executeRaw`
      update "AuthIdempotentAnswer"
      set status = ${status}, body = ${body}, "expiresAt" = now() + make_interval(secs => ${rememberedSeconds})
      where key = ${key} and "requestHash" = ${requestHash}`;
  }

  return {
    async runOnce(call, run) {
      await sweep();
      const key = hashOf('key', call.path, call.key);
      const requestHash = hashOf('request', key, JSON.stringify(call.input));

      // Waiting holds no connection: the call that runs needs some, and all of them may be waited for at once.
      while (!(await claim(key, requestHash))) {
        const first = await db.authIdempotentAnswer.findUnique({ where: { key } });
        if (first && first.requestHash !== requestHash) return { kind: 'KEY_REUSED' };
        if (first && first.status !== null) return { kind: 'REPEATED', answer: { status: first.status, body: first.body } };
        await wait(askAgainMs);
      }

      try {
        const answer = await run();
        await remember(key, requestHash, answer);
        return { kind: 'RAN', answer };
      } catch (error) {
        await db.authIdempotentAnswer.deleteMany({ where: { key, requestHash, status: null } });
        throw error;
      }
    },
  };
}
