import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { forgetTheme } from '#client/theme/themePreference.ts';
import type { AuthClient, AuthMode, AuthUser, Credentials, ExternalSignInClient, PasskeyClient, PasswordReset, Registration, SecondStepProof, TwoFactorClient } from './authClient.ts';
import { AuthFailure } from './authFailure.ts';

type AuthState = {
  isReady: boolean;
  isAuthenticated: boolean;
  user: AuthUser | null;
  /** Why the last sign-in or registration failed; null after one that worked. */
  error: AuthFailure | null;
};

type AuthActions = {
  mode: AuthMode;
  /** These reject with an `AuthFailure`, which is also kept in `error`. */
  signIn: (credentials: Credentials) => Promise<void>;
  finishSignIn: (proof: SecondStepProof) => Promise<void>;
  register: (registration: Registration) => Promise<void>;
  /** Undefined where others sign people in. */
  twoFactor: TwoFactorClient | undefined;
  changePassword: AuthClient['changePassword'];
  /** Undefined unless people sign in on the pages of an issuer. */
  external: ExternalSignInClient | undefined;
  /** As `twoFactor`. */
  passkeys: PasskeyClient | undefined;
  /** Undefined where the provider does not offer it. */
  signInWithGoogle: (() => Promise<void>) | undefined;
  cancelSignInWithGoogle: () => void;
  /** Also removes the saved theme (spec section 4). Never rejects: nobody is signed in afterwards. */
  signOut: () => Promise<void>;
  requestReset: (email: string, locale: string) => Promise<void>;
  confirmReset: (reset: PasswordReset) => Promise<void>;
  requestVerification: (email: string, locale: string) => Promise<void>;
  confirmVerification: (token: string) => Promise<void>;
};

const AuthContext = createContext<(AuthState & AuthActions) | null>(null);

type AuthProviderProps = { auth: AuthClient; children: ReactNode };

/** Who is signed in, for everything below. */
export function AuthProvider({ auth, children }: AuthProviderProps) {
  const [state, setState] = useState<AuthState>({ isReady: false, isAuthenticated: false, user: null, error: null });

  useEffect(() => {
    const show = (user: AuthUser | null) =>
      setState((previous) => ({ ...previous, isAuthenticated: user !== null, user }));
    const stop = auth.onChange(show);
    let isMounted = true;
    void auth.ready.then(() => {
      if (!isMounted) return;
      show(auth.user);
      setState((previous) => ({ ...previous, isReady: true }));
    });
    return () => {
      isMounted = false;
      stop();
    };
  }, [auth]);

  const actions = useMemo((): AuthActions => {
    const keepingError =
      <Input extends unknown[]>(act: (...input: Input) => Promise<void>) =>
      async (...input: Input) => {
        try {
          await act(...input);
          setState((previous) => ({ ...previous, error: null }));
        } catch (error) {
          if (error instanceof AuthFailure) setState((previous) => ({ ...previous, error }));
          throw error;
        }
      };
    return {
      mode: auth.mode,
      signIn: keepingError((credentials: Credentials) => auth.signIn(credentials)),
      finishSignIn: keepingError((proof: SecondStepProof) => auth.finishSignIn(proof)),
      twoFactor: auth.twoFactor,
      changePassword: auth.changePassword,
      external: auth.external,
      passkeys: auth.passkeys,
      register: keepingError((registration: Registration) => auth.register(registration)),
      signInWithGoogle: auth.signInWithGoogle && keepingError(() => auth.signInWithGoogle?.() ?? Promise.resolve()),
      cancelSignInWithGoogle: () => auth.cancelSignInWithGoogle?.(),
      async signOut() {
        await auth.signOut().catch(() => auth.forget());
        forgetTheme();
      },
      requestReset: (email, locale) => auth.requestReset(email, locale),
      confirmReset: (reset) => auth.confirmReset(reset),
      requestVerification: (email, locale) => auth.requestVerification(email, locale),
      confirmVerification: (token) => auth.confirmVerification(token),
    };
  }, [auth]);

  const value = useMemo(() => ({ ...state, ...actions }), [state, actions]);
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** Who is signed in, and how to change that. @throws Error outside `AuthProvider` */
export function useAuth(): AuthState & AuthActions {
  const value = use(AuthContext);
  if (!value) throw new Error('useAuth needs AuthProvider above it');
  return value;
}
