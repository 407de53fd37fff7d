export type AuthMode = 'local' | 'firebase' | 'oidc';

export type AuthUser = { displayName: string | null; email: string | null; photoURL: string | null };

export type Credentials = { email: string; password: string };
export type Registration = Credentials & { displayName: string; /** The token of the link that invited them, if they came by one. */ invitation?: string | undefined };

export type PasswordReset = { token: string; password: string; /** Ends all API keys of the account, too. */ revokeApiKeys: boolean };

export type PasswordChange = { currentPassword: string; newPassword: string; /** All but the one it is changed in. */ endOtherSessions: boolean };

export type SecondStepProof = { challenge: string; code?: string; recoveryCode?: string };

/** The second step of signing in, for who is signed in. Every promise rejects with an `AuthFailure`. */
export interface TwoFactorClient {
  setUp(password: string): Promise<{ uri: string; recoveryCodes: string[] }>;
  /** Turns it on, with a code of what was set up. */
  confirm(code: string): Promise<void>;
  turnOff(password: string): Promise<void>;
  newRecoveryCodes(password: string): Promise<string[]>;
}

/** What somebody wants who leaves for the issuer. */
export type ExternalSignInWish = {
  /** Where to go afterwards: a path of ours. */
  returnTo: string;
  /** The token of the link that invited them, if they came by one. */
  invitation?: string | undefined;
  /** Who is signed in proves it once more. */
  again?: boolean;
  locale: string;
};

/** Signing in on the pages of an issuer. Every promise rejects with an `AuthFailure`. */
export interface ExternalSignInClient {
  /** What people call the issuer. */
  readonly name: string;
  /** Leaves for the issuer, which leads back to the sign-in page. */
  begin(wish: ExternalSignInWish): Promise<void>;
  /** Fetches the session once the issuer has led back. */
  finish(locale: string): Promise<void>;
}

/** Signing in with a device. Every promise rejects with an `AuthFailure`, `passkey-cancelled` when the person would not. */
export interface PasskeyClient {
  signIn(): Promise<void>;
  /** Signs the person in once more who is signed in. Rejects with `no-passkey` when they have none. */
  signInAgain(): Promise<void>;
  /** Makes one in this browser or a device near it. Rejects with `reauthentication-required` when the sign-in is too old. */
  add(name: string): Promise<void>;
  rename(id: string, name: string): Promise<void>;
}

/** The one seam to whoever signs people in. Every promise rejects with an `AuthFailure`. */
export interface AuthClient {
  readonly mode: AuthMode;
  /** Resolves once it is known whether somebody is signed in. Never rejects. */
  readonly ready: Promise<void>;
  /** Who is signed in; null before `ready` and when nobody is. The same object until it changes. */
  readonly user: AuthUser | null;
  /** The bearer token for the next request, null when nobody is signed in. Rejects with `token-fetch-failed`. */
  token(): Promise<string | null>;
  /** Creates the account through the backend and signs in. */
  register(registration: Registration): Promise<void>;
  /** Rejects with `two-factor-required` and a challenge when a code is needed, too. */
  signIn(credentials: Credentials): Promise<void>;
  /** Signs in with the code that `signIn` has asked for. */
  finishSignIn(proof: SecondStepProof): Promise<void>;
  /** Only where the vault itself signs people in. */
  readonly twoFactor?: TwoFactorClient;
  /** Only where the vault itself keeps passwords. Rejects with `wrong-credentials` when the current one is another. */
  changePassword?(change: PasswordChange): Promise<void>;
  /** Only where people sign in on the pages of an issuer. */
  readonly external?: ExternalSignInClient;
  /** As `twoFactor`. Whether this browser can: `passkeyObstacle`. */
  readonly passkeys?: PasskeyClient;
  /** Only where the provider offers it. A second call cancels the first. */
  signInWithGoogle?(): Promise<void>;
  /** Stops waiting for the provider's window. */
  cancelSignInWithGoogle?(): void;
  /** Ends the session, on the server too where it can be reached; afterwards nobody is signed in here, whatever happened. */
  signOut(): Promise<void>;
  /** Forgets the session on this browser only: the server has said that it counts no more. */
  forget(): Promise<void>;
  /** Resolves whether or not the account exists. `locale` is the language of the mail. */
  requestReset(email: string, locale: string): Promise<void>;
  confirmReset(reset: PasswordReset): Promise<void>;
  /** Asks for a mail with a link that proves the address. Resolves whether or not there is such an account. */
  requestVerification(email: string, locale: string): Promise<void>;
  /** Proves an address with the token of the link. */
  confirmVerification(token: string): Promise<void>;
  /** Calls `listener` whenever somebody else (or nobody) is signed in, also from another tab. Returns what stops it. */
  onChange(listener: (user: AuthUser | null) => void): () => void;
}
