import { isRecentSignIn } from '#server/domain/access/authorize.ts';
import { notePasskeyAdded, notePasskeysEnded } from '#server/domain/account/passkeyNotices.ts';
import { recordAudit, recordSignInFailure } from '#server/domain/audit/recordAudit.ts';
import type { DomainContext } from '#server/domain/context.ts';
import { ReauthenticationRequiredError } from '#server/domain/errors.ts';
import { readRegistrationPolicy } from '#server/domain/registration/registrationPolicy.ts';
import { type Applicant, endPersonInvitation, RegistrationRefusedError, requireRegistration } from '#server/domain/registration/requireRegistration.ts';
import { createFirstSpace } from '#server/domain/spaces/createSpace.ts';
import { ensureUser, findUser, noteSeen, setMailLanguage } from '#server/identity/ensureUser.ts';
import type { Identity, Person } from '#server/identity/identity.ts';
import { AuthError } from '#server/identity/identityErrors.ts';
import { inTransaction } from '#server/platform/db/database.ts';
import type { MailLanguage, User } from '#server/platform/db/generated/client.ts';

/** How somebody came who may be new. */
interface Arrival {
  /** From where. */
  readonly address?: string | undefined;
  /** Of the link that invited them. */
  readonly invitationToken?: string | null | undefined;
  /** Of mails to somebody new; English where nobody says. */
  readonly language?: MailLanguage | undefined;
}

/** The vault's side of accounts: who may have one, and whose counts. */
export interface Accounts {
  /** @throws AuthError `not-invited` unless somebody like this may register */
  requireRegistration(applicant: Applicant): Promise<void>;
  /** The vault's row of a person; whoever is new and may register gets one, and a first space. @throws AuthError `not-invited` */
  admit(person: Person, arrival?: Arrival): Promise<User>;
  /** @throws AuthError `disabled` or `unverified` while an account does not count */
  requireCounting(user: User): Promise<void>;
  /** Notes that somebody is here, to the day. */
  noteSeen(user: User): Promise<void>;
  noteSignIn(userId: string, address: string): Promise<void>;
  noteSignInFailure(email: string, address: string): Promise<void>;
  /** @throws ReauthenticationRequiredError unless the person has signed in in the last ten minutes */
  requireRecentSignIn(person: Pick<Identity, 'authTime'>): void;
  /** Notes that a person has added a passkey, and tells them by mail. */
  notePasskeyAdded(user: Pick<User, 'id'>, name: string, address: string): Promise<void>;
  /** Notes that a new password by mail has ended these passkeys, and tells their person. */
  notePasskeysEnded(person: Pick<Person, 'provider' | 'uid'>, names: readonly string[], address: string): Promise<void>;
  /** Notes that a person has turned the second step of signing in on or off. */
  noteTwoFactor(person: Person, isOn: boolean, address: string): Promise<void>;
}

/** What a new person's first space is called; they can rename it. */
const firstSpaceName = 'My Space';

export function createAccounts(base: Omit<DomainContext, 'actor'>): Accounts {
  const contextOf = (callerAddress?: string): DomainContext => ({ ...base, actor: { kind: 'anonymous' }, callerAddress });

  const register = async (ctx: DomainContext, applicant: Applicant) => {
    await requireRegistration(ctx, applicant).catch((error: unknown) => {
      throw error instanceof RegistrationRefusedError ? new AuthError('not-invited') : error;
    });
  };

  return {
    requireRegistration: (applicant) => register(contextOf(), applicant),

    async admit(person, { address, invitationToken, language } = {}) {
      const known = await findUser(base.db, person);
      if (known) return known;
      return inTransaction(contextOf(address), async (ctx) => {
        await register(ctx, { ...person, invitationToken });
        const { user, created } = await ensureUser(ctx.db, person);
        if (!created) return user;
        if (language) await setMailLanguage(ctx.db, user.id, language);
        const actor = { kind: 'user', userId: user.id, credential: 'token', credentialId: null, authTime: null, scopes: new Set(['read', 'write', 'manage'] as const), spaceIds: null } as const;
        await endPersonInvitation(ctx, person.email);
        await recordAudit(ctx, 'ACCOUNT_CREATED', { actorId: user.id, userId: user.id, subject: user.email });
        await createFirstSpace({ ...ctx, actor }, firstSpaceName);
        return user;
      });
    },

    async requireCounting({ disabledAt, emailVerified, isAdministrator }) {
      if (disabledAt) throw new AuthError('disabled');
      if (!emailVerified && !isAdministrator && (await readRegistrationPolicy(base)).needsVerifiedEmail) throw new AuthError('unverified');
    },

    noteSeen: (user) => noteSeen(base.db, user, base.now()),

    noteSignIn: (userId, address) => recordAudit(contextOf(address), 'SIGNED_IN', { actorId: userId, userId }),
    async noteTwoFactor(person, isOn, address) {
      const user = await findUser(base.db, person);
      if (user) await recordAudit(contextOf(address), isOn ? 'TWO_FACTOR_ENABLED' : 'TWO_FACTOR_DISABLED', { actorId: user.id, userId: user.id });
    },
    requireRecentSignIn({ authTime }) {
      if (!isRecentSignIn(authTime, base.now())) throw new ReauthenticationRequiredError();
    },
    notePasskeyAdded: ({ id }, name, address) => inTransaction(contextOf(address), (ctx) => notePasskeyAdded(ctx, id, name)),
    notePasskeysEnded: (person, names, address) => inTransaction(contextOf(address), (ctx) => notePasskeysEnded(ctx, person, names)),
    noteSignInFailure: (email, address) => recordSignInFailure(contextOf(address), email),
  };
}
