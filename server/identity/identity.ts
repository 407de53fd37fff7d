import type { Log } from '#server/platform/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { Locale } from './resetMail.ts';
import type { Throttle } from './throttle.ts';

type ProviderName = 'local' | 'firebase' | 'oidc';

/** Somebody as an identity provider knows them. Keyed by (provider, uid): never by e-mail, which may be unverified. */
export interface Person {
  readonly provider: ProviderName;
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly photoUrl: string | null;
}

/** A person, proven by a token that counts until `expiresAt`. */
export interface Identity extends Person {
  readonly expiresAt: Date;
  /** When the person last gave their password, where the provider says so. */
  readonly authTime: Date | null;
  /** Which session the token belongs to; null where the provider keeps the sessions. */
  readonly sessionId: string | null;
}

/** Who is calling, for session lists, limits and the language of mails. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string | null;
  readonly locale: Locale;
  /** What this vault gave the browser at an earlier sign-in, as it was sent: perhaps made up. */
  readonly device: string | null;
  /** Whether it would send back such a thing. */
  readonly keepsCookies: boolean;
}

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly displayName: string | null;
}

export interface PasswordReset {
  /** From the link in the mail. */
  readonly token: string;
  readonly password: string;
  /** Ends every API key of the account, too. Those made before the address was proven end anyway. */
  readonly revokeApiKeys: boolean;
}

/** What a new password by mail has brought, and ended. */
interface EndedByReset {
  readonly device: string | null;
  /** Whose passkeys ended, and what they were called; left out where the provider has none. */
  readonly passkeys?: { readonly uid: string; readonly names: readonly string[] };
}

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  /** Ends all sessions but the one it is changed in. */
  readonly endOtherSessions: boolean;
}

interface NewSession {
  readonly token: string;
  readonly identity: Identity;
}

/** The password was right; a code is to follow within ten minutes. */
export interface SecondStep {
  readonly challenge: string;
}

/** A code of the authenticator app, or a recovery code. */
interface SecondStepProof extends SecondStep {
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

/** The second step of signing in. Who changes it gives the password; the session is another one afterwards. */
export interface TwoFactorCeremonies {
  /** @throws RefusedError `wrong-code` or `invalid-challenge` (sign in again); TooManyAttemptsError */
  finishSignIn(proof: SecondStepProof, caller: Caller): Promise<NewSession>;
  /** Makes a secret, which counts once it is confirmed. @throws RefusedError `wrong-credentials` or `two-factor-on`; TooManyAttemptsError */
  setUp(token: string, password: string, caller: Caller): Promise<{ readonly uri: string; readonly recoveryCodes: readonly string[] }>;
  /** @throws RefusedError `wrong-code`, `two-factor-on` or `two-factor-off` (nothing was set up) */
  confirm(token: string, code: string, caller: Caller): Promise<NewSession>;
  /** @throws RefusedError `wrong-credentials` or `two-factor-off`; TooManyAttemptsError */
  turnOff(token: string, password: string, caller: Caller): Promise<NewSession>;
  /** Those before count no more. @throws as `turnOff` */
  newRecoveryCodes(token: string, password: string, caller: Caller): Promise<readonly string[]>;
}

/** What somebody wants who goes to the issuer. */
export interface ExternalSignInWish {
  /** Where to go afterwards; what is no path of this site leads to the start. */
  readonly returnTo: string;
  /** Of the link that invited them, when they came by one. */
  readonly invitationToken: string | null;
  /** Who is signed in and has to prove it once more; null: anybody may sign in. */
  readonly uid: string | null;
  readonly locale: Locale;
}

/** Somebody whom the issuer has just signed in. */
export interface ExternalPerson {
  readonly person: Person;
  /** When the issuer last asked for their password, where it says so. */
  readonly authTime: Date | null;
  readonly invitationToken: string | null;
}

/** Signing in on the pages of an issuer outside. */
export interface ExternalSignIn {
  /** Answers where the browser goes, and what it has to bring back. @throws AuthError `unavailable` */
  begin(wish: ExternalSignInWish): Promise<{ readonly address: string; readonly memory: string }>;
  /**
   * Takes what the issuer answered in the address of the callback. Answers what the same browser gets its session for.
   * @param memory what the browser brought back
   * @throws ExternalSignInError
   */
  takeAnswer(answer: URLSearchParams, memory: string | undefined): Promise<{ readonly handover: string; readonly returnTo: string }>;
  /** Who was signed in: once, within two minutes. @throws RefusedError `sign-in-expired` */
  redeem(handover: string | undefined): Promise<ExternalPerson>;
  /** A session for somebody who is in the vault. */
  openSession(signedIn: ExternalPerson, caller: Caller): Promise<IssuedToken>;
}

/** What a browser is to ask its authenticators for, and what stands for it until they have answered. */
interface PasskeyRequest {
  readonly challenge: string;
  /** As the browser's own API takes it. */
  readonly options: object;
}

/** What an authenticator has answered. */
export interface PasskeyProof {
  readonly challenge: string;
  readonly credential: { readonly id: string } & Record<string, unknown>;
}

/** Signing in with a device instead of a password, which stands for both steps. Who adds one has just signed in. */
export interface PasskeyCeremonies {
  /** @throws RefusedError `too-many-passkeys` */
  registrationOptions(token: string, caller: Caller): Promise<PasskeyRequest>;
  /** @throws RefusedError `invalid-passkey-challenge`, `wrong-passkey` or `too-many-passkeys` */
  register(token: string, proof: PasskeyProof & { readonly name: string }, caller: Caller): Promise<{ readonly id: string; readonly name: string }>;
  /** @throws RefusedError `unknown-passkey` */
  rename(token: string, id: string, name: string): Promise<void>;
  /** @param token of who signs in again: only their passkeys are asked for */
  signInOptions(token: string | null, caller: Caller): Promise<PasskeyRequest>;
  /**
   * @param sameAs a token of who is to be signed in; null: whoever's passkey it is
   * @throws RefusedError `invalid-passkey-challenge`, `unknown-passkey` or `wrong-passkey`
   */
  signIn(proof: PasskeyProof, caller: Caller, sameAs: string | null): Promise<NewSession>;
  /** Whose passkey it is, by what authenticators call it; null: nobody's. */
  emailOf(credentialId: string): Promise<string | null>;
}

/** A session that a caller has signed in to. */
export interface IssuedToken extends NewSession {
  /** By what the caller's browser is known from now on; null where it keeps nothing. */
  readonly device: string | null;
}

/** What the browser must know to sign people in; injected into the page. Nothing in it is secret. */
export interface ClientIdentityConfig {
  readonly identity: ProviderName;
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly emulatorUrl?: string;
  } | null;
  /** The issuer on whose pages people sign in; left out where none does. */
  readonly external?: { readonly name: string };
}

/**
 * The one seam to whoever knows the people. What a driver cannot do is absent: ask for the member before
 * calling it. All members reject with `AuthError('unavailable')` when the provider cannot be reached.
 */
export interface IdentityProvider {
  readonly name: ProviderName;
  readonly clientConfig: ClientIdentityConfig;
  /** @param address from where it comes, which is noted where the provider keeps sessions. @throws AuthError */
  verifyBearerToken(token: string, address?: string): Promise<Identity>;
  /** Creates an account. @throws RefusedError `email-taken`, PasswordRefusedError */
  register?(registration: Registration, caller: Caller): Promise<Person>;
  /** Exchanges a password for a bearer token. @throws RefusedError `wrong-credentials`, TooManyAttemptsError */
  issueToken?(credentials: { email: string; password: string }, caller: Caller): Promise<IssuedToken | SecondStep>;
  /** Takes the code that a sign-in waits for. @throws as `TwoFactorCeremonies.finishSignIn` */
  finishSignIn?(proof: SecondStepProof, caller: Caller): Promise<IssuedToken>;
  /** Setting the second step up, and taking it off. */
  readonly twoFactor?: Omit<TwoFactorCeremonies, 'finishSignIn'>;
  /** Only where people sign in on the pages of an issuer. */
  readonly externalSignIn?: ExternalSignIn;
  /** Passkeys; absent where the vault's address is none that browsers take for them. */
  readonly passkeys?: Omit<PasskeyCeremonies, 'signIn'>;
  /** Takes a passkey. @throws as `PasskeyCeremonies.signIn` */
  signInWithPasskey?(proof: PasskeyProof, caller: Caller, sameAs: string | null): Promise<IssuedToken>;
  /** Whether somebody has signed in to this account with this caller's browser. */
  knowsDevice?(email: string, caller: Caller): Promise<boolean>;
  /** Sets another password for who is signed in. @throws AuthError, RefusedError `wrong-credentials`, PasswordRefusedError, TooManyAttemptsError */
  changePassword?(token: string, change: PasswordChange): Promise<void>;
  /** Ends the session of this token and no other. @throws AuthError when the token counts no more */
  signOut?(token: string): Promise<void>;
  /** Mails a link that sets a new password. Resolves at once and says nothing about whether the account exists. */
  requestPasswordReset?(email: string, caller: Caller): Promise<void>;
  /** Single use, 1 hour; ends all sessions and passkeys, and the caller counts as known. @throws RefusedError `invalid-reset-token`, PasswordRefusedError (the token stays good) */
  confirmPasswordReset?(reset: PasswordReset, caller: Caller): Promise<EndedByReset>;
  /** Mails a link that proves the address. Resolves at once and says nothing about whether there is such an account. */
  requestEmailVerification?(email: string, caller: Caller): Promise<void>;
  /** Takes the link for a day, however often it is followed. @throws RefusedError `invalid-verification-token` */
  confirmEmailVerification?(token: string): Promise<void>;
  /** Waits for mails on their way, then lets go of what the driver holds. */
  close(): Promise<void>;
}

/** The settings that the drivers read; the names are those of the variables. */
export interface IdentitySettings {
  readonly IDENTITY: ProviderName;
  readonly PUBLIC_URL: string;
  readonly VAULT_DATA: string;
  /** Unset: mails do not leave this machine, so no address can be proven by one. */
  readonly SMTP_URL?: string | undefined;
  readonly FIREBASE_PROJECT_ID?: string | undefined;
  readonly FIREBASE_API_KEY?: string | undefined;
  readonly FIREBASE_AUTH_DOMAIN?: string | undefined;
  readonly FIREBASE_AUTH_EMULATOR_HOST?: string | undefined;
  readonly GOOGLE_APPLICATION_CREDENTIALS?: string | undefined;
  readonly OIDC_ISSUER?: string | undefined;
  readonly OIDC_AUDIENCE?: string | undefined;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_CLIENT_SECRET?: string | undefined;
  readonly OIDC_SCOPES?: string | undefined;
  readonly OIDC_NAME?: string | undefined;
}

export interface IdentityDependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly throttle: Throttle;
  /** Told of what people should hear about their accounts; left out where nobody listens. */
  readonly notices?: AccountNotices | undefined;
  /** How the vault's own accounts keep passwords; as better-auth does if left out. */
  readonly passwordHashing?: PasswordHashing | undefined;
  readonly log: Log;
}

/** Turns passwords into what is stored of them, and tells whether a password is the one that was stored. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(claim: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

/** What concerns an account whose sessions the vault keeps. */
export interface AccountNotices {
  newSignIn(account: Pick<Person, 'provider' | 'uid'>, caller: Caller): Promise<void>;
  passwordChanged(uid: string): Promise<void>;
}
