import { inTransaction } from '#server/platform/db/database.ts';
import { requireRecentSignIn } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../errors.ts';
import { notePasskeysRemoved } from './passkeyNotices.ts';

const maxPasskeys = 20;

/**
 * Takes passkeys of the acting person off, all of them or none. Null is an id that names nothing.
 * @throws ConflictError for the last way of signing in
 */
export async function removePasskeys(outer: DomainContext, ids: readonly (string | null)[]): Promise<{ userId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireRecentSignIn(ctx);
    if (ids.length === 0) throw new InvalidInputError([{ path: 'passkeyIds', message: 'Give at least one id.', code: 'TOO_FEW', limit: 1 }]);
    if (ids.length > maxPasskeys) throw new InvalidInputError([{ path: 'passkeyIds', message: `At most ${maxPasskeys} passkeys at once.`, code: 'TOO_MANY', limit: maxPasskeys }]);
    // Two that take the last ones off at the same moment leave one another none: one waits, and is refused.
    await ctx.db.$queryRaw`select 1 from "AuthUser" a join "User" u on u.provider = 'local' and u.uid = a.id where u.id = ${userId}::uuid for update of a`;
    const removed = await ctx.db.$queryRaw<{ name: string }[]>`
      delete from "AuthPasskey" p using "User" u where u.id = ${userId}::uuid and u.provider = 'local' and p."userId" = u.uid
        and p.id = any(${ids.filter((id) => id !== null)}::uuid[]) returning p.name`;
    if (removed.length < new Set(ids).size) throw new NotFoundError('Passkey');
    const [{ canSignIn } = { canSignIn: false }] = await ctx.db.$queryRaw<{ canSignIn: boolean }[]>`
      select exists (select 1 from "AuthPasskey" p where p."userId" = u.uid)
        or exists (select 1 from "AuthAccount" a where a."userId" = u.uid and a.password is not null) as "canSignIn"
      from "User" u where u.id = ${userId}::uuid`;
    if (!canSignIn) throw new ConflictError('This is the last way you can sign in. Set a password first, or add another passkey.');
    await notePasskeysRemoved(ctx, userId, removed.map(({ name }) => name));
    return { userId };
  });
}
