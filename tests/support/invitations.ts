import { sendInvitationProcessor } from '#server/jobs/sendInvitation.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { newEmail, recordingMailer } from './identity.ts';
import { type Person, uuid, type Vault } from './vault.ts';

/** Does the work of `sendInvitation` once and answers the mail; null when there was nothing to send. */
export async function sendMail(vault: Vault, invitationId: string, language = 'en'): Promise<Mail | null> {
  const mailer = recordingMailer();
  const ctx = vault.context({ kind: 'system', job: 'sendInvitation' });
  const { work } = sendInvitationProcessor({ ctx, mailer, publicUrl: 'https://vault.example.org' });
  await work({ invitationId: uuid(invitationId), language }, { signal: new AbortController().signal, priority: 0, isLastTry: false });
  return mailer.sent[0] ?? null;
}

/** The token in the link of a mail. */
export function tokenIn(mail: Mail | null): string {
  const token = /https:\/\/vault\.example\.org\/invitation\/(\S+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No link in: ${mail?.text}`);
  return token;
}

/** Somebody invited by mail: what is known of the invitation, and the token that only the mail has. */
export async function invited(vault: Vault, owner: Person, spaceId: string, role = 'EDITOR', email = newEmail()) {
  const { invitation } = (await vault.as(owner).mutate('inviteMember', { spaceId, email, role }, 'invitation { id }')) as unknown as {
    invitation: { id: string };
  };
  return { id: invitation.id, email, token: tokenIn(await sendMail(vault, invitation.id)) };
}
