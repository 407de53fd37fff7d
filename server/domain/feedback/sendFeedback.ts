import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { requireSignedIn } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { LimitReachedError } from '../errors.ts';
import { parseInput, text } from '../input.ts';

const schema = z.object({ text: text(4_000).transform((said) => said.trim()).pipe(z.string().min(1, 'Say something.')) });

/** So much may one person say within a day. */
const maxPerDay = 20;
const dayMs = 24 * 3_600_000;

/** Keeps what somebody says of the vault for those who look after it; it is sent nowhere. @throws LimitReachedError for more than 20 within a day, InvalidInputError */
export function sendFeedback(outer: DomainContext, input: { readonly text: string }): Promise<{ sent: true }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireSignedIn(ctx);
    const { text: said } = parseInput(schema, input);
    // One at a time, so that many at once do not all find room.
    await ctx.db.$queryRaw`select 1 from "User" where id = ${userId}::uuid for no key update`;
    const since = new Date(ctx.now().getTime() - dayMs);
    if ((await ctx.db.feedback.count({ where: { userId, createdAt: { gt: since } } })) >= maxPerDay) throw new LimitReachedError(`You may say so much ${maxPerDay} times a day.`, 'Come back tomorrow.');
    await ctx.db.feedback.create({ data: { userId, text: said, createdAt: ctx.now() }, select: { id: true } });
    return { sent: true };
  });
}
