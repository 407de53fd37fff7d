import type { User } from '#server/platform/db/generated/client.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { requestAccountMail } from './accountMail.job.ts';

/** Notes in the caller's transaction that somebody has added a passkey, and asks for the mail that tells them. */
export async function notePasskeyAdded(ctx: DomainContext, userId: string, name: string): Promise<void> {
  await recordAudit(ctx, 'PASSKEY_ADDED', { actorId: userId, userId, subject: name });
  await requestAccountMail(ctx.db, { userId, kind: 'passkeyAdded', detail: name });
}

/** Notes in the caller's transaction that passkeys of somebody count no more, and asks for one mail that tells them of all. */
export async function notePasskeysRemoved(ctx: DomainContext, userId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  for (const name of names) await recordAudit(ctx, 'PASSKEY_REMOVED', { actorId: userId, userId, subject: name });
  await requestAccountMail(ctx.db, { userId, kind: 'passkeyRemoved', detail: names.join(', ') });
}

/** As `notePasskeysRemoved`, for an account as its identity provider knows it; nothing where nobody has been in with it. */
export async function notePasskeysEnded(ctx: DomainContext, { provider, uid }: Pick<User, 'provider' | 'uid'>, names: readonly string[]): Promise<void> {
  const user = await ctx.db.user.findUnique({ where: { provider_uid: { provider, uid } }, select: { id: true } });
  if (user) await notePasskeysRemoved(ctx, user.id, names);
}
