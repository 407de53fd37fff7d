import type { Db } from '#server/platform/db/database.ts';
import { domainOfEmail } from '#server/platform/emailDomain.ts';
import { hashInvitationToken } from '../members/invitation.ts';
import { readRegistrationPolicy, type RegistrationPolicy, type RegistrationSource } from './registrationPolicy.ts';

/** Somebody without an account, who wants one. */
export interface Applicant {
  readonly email: string | null;
  /** Whether it is proven that the address is theirs. */
  readonly emailVerified: boolean;
  /** Of the link that invited them, when they came by one. */
  readonly invitationToken?: string | null | undefined;
}

interface RegistrationContext extends RegistrationSource {
  readonly db: Db;
  readonly now: () => Date;
}

/** Nobody who comes like this may register here. */
export class RegistrationRefusedError extends Error {
  constructor() {
    super('This vault takes nobody in without an invitation.');
    this.name = 'RegistrationRefusedError';
  }
}

/**
 * Lets somebody register who may: whoever is first, and then as the policy says. An invitation counts for its address, shown by
 * its token, or by an address that is proven, or will have to be.
 * @throws RegistrationRefusedError
 */
export async function requireRegistration(ctx: RegistrationContext, applicant: Applicant): Promise<void> {
  const policy = await readRegistrationPolicy(ctx);
  if (policy.mode === 'OPEN' || (policy.mode === 'DOMAINS' && isOfAllowedDomain(policy, applicant))) return;
  if (await isInvited(ctx, policy, applicant)) return;
  const { hasAccounts } = await ctx.db.registrationPolicy.findUniqueOrThrow({ where: { id: 1 }, select: { hasAccounts: true } });
  if (hasAccounts) throw new RegistrationRefusedError();
}

function isOfAllowedDomain({ allowedDomains }: RegistrationPolicy, { email }: Applicant): boolean {
  const domain = email === null ? null : domainOfEmail(email);
  return domain !== null && allowedDomains.includes(domain);
}

/** An administrator's invitation has done its work: they have come. */
export async function endPersonInvitation({ db }: Pick<RegistrationContext, 'db'>, email: string | null): Promise<void> {
  if (email !== null) await db.personInvitation.deleteMany({ where: { email: email.trim().toLowerCase() } });
}

/** An administrator's invitation counts always; one into a space, unless nobody may. */
async function isInvited({ db, now }: RegistrationContext, policy: RegistrationPolicy, { email: given, emailVerified, invitationToken }: Applicant): Promise<boolean> {
  if (given === null) return false;
  const email = given.trim().toLowerCase();
  const open = { email, expiresAt: { gt: now() } };
  const tokenHash = invitationToken ? hashInvitationToken(invitationToken) : null;
  const shown = tokenHash === null ? null : { tokenHash };
  if (!shown && !emailVerified && !policy.needsVerifiedEmail) return false;
  const wanted = emailVerified || policy.needsVerifiedEmail ? open : { ...open, ...shown };
  const handedOver = { ...open, linkTokenHash: tokenHash, linkExpiresAt: { gt: now() } };
  const opened = tokenHash === null ? wanted : { OR: [wanted, handedOver] };
  if ((await db.personInvitation.count({ where: opened })) > 0) return true;
  return policy.mode !== 'CLOSED' && (await db.invitation.count({ where: { ...opened, acceptedAt: null, space: { deletedAt: null } } })) > 0;
}
