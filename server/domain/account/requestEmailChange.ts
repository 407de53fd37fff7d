import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { requireRecentSignIn } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { ForbiddenError, InvalidInputError, LimitReachedError } from '../errors.ts';
import { line, parseInput } from '../input.ts';
import { requestAccountMail, requestEmailChangeLink } from './accountMail.job.ts';
import { emailChangeLifetimeMs, openEmailChanges } from './emailChange.ts';

const mostAnHour = 5;

const schema = line(254, 'An e-mail address is required.')
  .transform((email) => email.toLowerCase())
  .pipe(z.email('Must be an e-mail address, such as ada@example.org.'));

/**
 * Asks for another address: a link goes there, and the old one is told. Nothing changes until the link is followed. The answer says
 * nothing of whether the address has an account. @param email null: the wish is taken back
 */
export function requestEmailChange(outer: DomainContext, email: string | null): Promise<{ userId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireRecentSignIn(ctx);
    await ctx.db.$queryRaw`select 1 from "User" where id = ${userId}::uuid for no key update`;
    const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
    if (user.provider !== 'local') throw new ForbiddenError('provider');
    const wanted = email === null ? null : parseInput(z.object({ email: schema }), { email }).email;
    if (wanted === user.email) throw new InvalidInputError([{ path: 'email', message: 'This is your address already.' }]);
    const lately = await ctx.db.emailChange.count({ where: { userId, createdAt: { gt: new Date(ctx.now().getTime() - 3_600_000) } } });
    if (wanted !== null && lately >= mostAnHour) throw new LimitReachedError(`You have asked for ${mostAnHour} changes in the last hour.`, 'Wait an hour.');
    await ctx.db.emailChange.updateMany({ where: { AND: [{ userId }, openEmailChanges(ctx.now())] }, data: { endedAt: ctx.now(), tokenHash: null } });
    if (wanted === null) return { userId };
    const expiresAt = new Date(ctx.now().getTime() + emailChangeLifetimeMs);
    const { id } = await ctx.db.emailChange.create({ data: { userId, email: wanted, createdAt: ctx.now(), expiresAt }, select: { id: true } });
    await requestEmailChangeLink(ctx.db, id);
    await requestAccountMail(ctx.db, { userId, kind: 'emailChangeRequested', detail: wanted });
    return { userId };
  });
}
