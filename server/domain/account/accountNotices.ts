import type { Db } from '#server/platform/db/database.ts';
import type { User } from '#server/platform/db/generated/client.ts';
import { type AccountMailKind, requestAccountMail } from './accountMail.job.ts';

/** Who somebody is at their identity provider. */
type AccountKey = Pick<User, 'provider' | 'uid'>;

/** What accounts whose sessions the vault keeps tell of themselves, for the mails that people get of it. */
export interface AccountNotices {
  newSignIn(account: AccountKey, caller: { readonly address: string; readonly userAgent: string | null }): Promise<void>;
  passwordChanged(uid: string): Promise<void>;
}

/** Asks for a mail to the person of the account. Nobody who has not been in the vault yet gets one. */
export function accountNotices(db: Db): AccountNotices {
  async function tell({ provider, uid }: AccountKey, kind: AccountMailKind, detail?: string): Promise<void> {
    const user = await db.user.findUnique({ where: { provider_uid: { provider, uid } }, select: { id: true } });
    if (user) await requestAccountMail(db, { userId: user.id, kind, ...(detail !== undefined && { detail }) });
  }
  return {
    newSignIn: (account, { address, userAgent }) => tell(account, 'newSignIn', [userAgent, address].filter(Boolean).join(', ')),
    passwordChanged: (uid) => tell({ provider: 'local', uid }, 'passwordChanged'),
  };
}
