import { inTransaction } from '#server/platform/db/database.ts';
import { requireUser } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';

const remembered = '24 hours';

/** What a call was answered, and its repetitions are. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface IdempotentCall {
  /** By which the acting person tells their calls apart. */
  readonly key: string;
  /** Of all that makes a call the same one. */
  readonly requestHash: string;
}

/** `KEY_REUSED`: the key was used for another call. */
export type OnceOutcome = { readonly kind: 'RAN' } | { readonly kind: 'REPEATED'; readonly answer: StoredAnswer } | { readonly kind: 'KEY_REUSED' };

/**
 * Runs a call of the acting person once for its key within 24 hours. The key is written first in the transaction in which
 * the call runs, so that a second call waits for the first, no crash can separate the change from the memory of it, and a
 * call that was refused, which changed nothing, is not remembered.
 * Why: docs/decisions/idempotency-keys.md
 * @param run answers null when it refused: then all that it wrote is undone
 */
export async function runOnce<C extends DomainContext>(outer: C, { key, requestHash }: IdempotentCall, run: (ctx: C) => Promise<StoredAnswer | null>): Promise<OnceOutcome> {
  try {
    return await inTransaction(outer, async (ctx): Promise<OnceOutcome> => {
      if (!(await claim(ctx, key, requestHash))) return outcomeOfFirst(ctx, key, requestHash);
      const answer = await run(ctx);
      if (answer === null) throw new Refused();
      await remember(ctx, key, answer);
      return { kind: 'RAN' };
    });
  } catch (error) {
    if (error instanceof Refused) return { kind: 'RAN' };
    throw error;
  }
}

/** Forgets the answers whose time is over. */
export async function forgetOldAnswers({ db, now }: DomainContext): Promise<void> {
  await db.$executeRaw`delete from "IdempotentAnswer" where "expiresAt" <= ${now()}`;
}

/** Undoes the transaction of a call that refused. */
class Refused extends Error {}

/** Whether this call is the first with its key. Waits while another one with the key is running. */
async function claim(ctx: DomainContext, key: string, requestHash: string): Promise<boolean> {
  const { userId } = requireUser(ctx);
  const count = await ctx.db.$executeRaw`
    insert into "IdempotentAnswer" as known ("userId", key, "requestHash", "expiresAt")
    values (${userId}::uuid, ${key}, ${requestHash}, ${ctx.now()}::timestamptz + ${remembered}::interval)
    on conflict ("userId", key) do update
      set "requestHash" = excluded."requestHash", "expiresAt" = excluded."expiresAt", status = null, body = null, headers = '{}'
      where known."expiresAt" <= ${ctx.now()}`;
  return count > 0;
}

async function outcomeOfFirst(ctx: DomainContext, key: string, requestHash: string): Promise<OnceOutcome> {
  const { userId } = requireUser(ctx);
  const first = await ctx.db.idempotentAnswer.findUniqueOrThrow({ where: { userId_key: { userId, key } } });
  if (first.requestHash !== requestHash) return { kind: 'KEY_REUSED' };
  return { kind: 'REPEATED', answer: { status: first.status ?? 200, body: first.body ?? '', headers: first.headers as Record<string, string> } };
}

async function remember(ctx: DomainContext, key: string, answer: StoredAnswer): Promise<void> {
  const { userId } = requireUser(ctx);
  // The row goes with the person, who may have deleted their account.
  await ctx.db.idempotentAnswer.updateMany({ where: { userId, key }, data: answer });
}
