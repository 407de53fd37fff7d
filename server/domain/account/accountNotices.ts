import type { Db } from '#server/platform/db/database.ts';
import { type AccountMailKind, requestAccountMail } from './accountMail.job.ts';

/** What the vault's own accounts tell of themselves, for the mails that people get of it. */
export interface AccountNotices {
  newSignIn(uid: string, caller: { readonly address: string; readonly userAgent: string | null }): Promise<void>;
  passwordChanged(uid: string): Promise<void>;
}

/** Asks for a mail to the person of the account. Nobody who has not been in the vault yet gets one. */
export function accountNotices(db: Db): AccountNotices {
  async function tell(uid: string, kind: AccountMailKind, detail?: string): Promise<void> {
    const user = await db.user.findUnique({ where: { provider_uid: { provider: 'local', uid } }, select: { id: true } });
    if (user) await requestAccountMail(db, { userId: user.id, kind, ...(detail !== undefined && { detail }) });
  }
  return {
    newSignIn: (uid, { address, userAgent }) => tell(uid, 'newSignIn', [userAgent, address].filter(Boolean).join(', ')),
    passwordChanged: (uid) => tell(uid, 'passwordChanged'),
  };
}
