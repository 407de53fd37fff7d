import { createHash, randomBytes } from 'node:crypto';
import type { MailLanguage, Prisma } from '#server/platform/db/generated/client.ts';
import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';

/** How long the link to a new address works. */
export const emailChangeLifetimeMs = 24 * 3_600_000;

/** Hexadecimal SHA-256. No salt or stretching: the token is random, not chosen. */
export function hashEmailChangeToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Those whose link still works. */
export function openEmailChanges(now: Date): Prisma.EmailChangeWhereInput {
  return { endedAt: null, expiresAt: { gt: now } };
}

interface EmailChangeToSend {
  readonly email: string;
  readonly token: string;
  readonly language: MailLanguage;
}

/** Gives a change of address a new token, for the mail that is about to be sent; null when it has ended meanwhile. */
export function issueEmailChangeToken(outer: DomainContext, emailChangeId: string): Promise<EmailChangeToSend | null> {
  return inTransaction(outer, async (ctx) => {
    const token = randomBytes(32).toString('base64url');
    const { count } = await ctx.db.emailChange.updateMany({
      where: { AND: [{ id: emailChangeId }, openEmailChanges(ctx.now())] },
      data: { tokenHash: hashEmailChangeToken(token) },
    });
    if (count === 0) return null;
    const { email, user } = await ctx.db.emailChange.findUniqueOrThrow({ where: { id: emailChangeId }, select: { email: true, user: { select: { language: true } } } });
    return { email, token, language: user.language };
  });
}
