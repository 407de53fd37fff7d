import { inTransaction } from '#server/platform/db/database.ts';
import { requireRecentSignIn } from '../access/authorize.ts';
import { lockAdministrators, requireSomeAdministrator } from '../access/requireAdministrator.ts';
import type { DomainContext } from '../context.ts';
import { ConfirmationRequiredError } from '../errors.ts';
import { removeAccount } from './removeAccount.ts';

/**
 * Deletes the account of the acting person for good, with the spaces that nobody else is in. What they added to others stays. An
 * account at another identity provider stays there; signing in with it again begins from nothing.
 * @throws LastOwnerError while they are the last owner of a space with other members, ConflictError while nobody else looks after the vault
 */
export function deleteAccount(outer: DomainContext, confirmation: string): Promise<{ userId: string; spaceIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireRecentSignIn(ctx);
    await lockAdministrators(ctx.db);
    const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
    if (confirmation.trim().toLowerCase() !== (user.email ?? 'delete').toLowerCase()) throw new ConfirmationRequiredError(user.email === null ? 'DELETE' : 'your e-mail address');
    const spaceIds = await removeAccount(ctx, user, 'REFUSED');
    // Whoever comes first to a vault without anybody looks after it.
    if (user.isAdministrator && (await ctx.db.user.count()) > 0) await requireSomeAdministrator(ctx.db);
    return { userId, spaceIds };
  });
}
