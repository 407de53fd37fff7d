import type { Auth, User } from 'firebase/auth';
import type { AuthClient, AuthUser } from './authClient.ts';
import { AuthFailure } from './authFailure.ts';
import type { AuthService } from './authService.ts';
import { firebaseFailureOf } from './firebaseFailure.ts';
import { createPopupSignIn } from './popupSignIn.ts';
import { createSignedInUser } from './signedInUser.ts';

export type FirebaseConfig = { apiKey: string; authDomain: string; projectId: string; emulatorUrl?: string };

/**
 * Signs in at Firebase; the ID token is the bearer, and the SDK renews it. Accounts and passwords are made through the
 * vault's own service, which enforces its rules. The SDK is loaded only here, so other modes never pay for it.
 */
export function createFirebaseAuth(config: FirebaseConfig, service: AuthService): AuthClient {
  const person = createSignedInUser();
  const sdk = import('firebase/auth');
  const firebase = openFirebase(config);
  // A failure to load is reported by the call that needs it.
  firebase.catch(() => undefined);

  const ready = firebase
    .then(async (auth) => {
      auth.onIdTokenChanged((user) => person.set(user && userOf(user)));
      await auth.authStateReady();
      person.set(auth.currentUser && userOf(auth.currentUser));
    })
    .catch(() => undefined);

  /** The SDK opens the window 500 by 600 px and counts it as cancelled 8 s after it was closed: the spec's numbers. */
  const popup = createPopupSignIn(async () => {
    const [{ GoogleAuthProvider, browserPopupRedirectResolver, signInWithPopup }, auth] = await Promise.all([sdk, firebase]);
    await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  });

  async function signIn({ email, password }: { email: string; password: string }) {
    const [{ signInWithEmailAndPassword }, auth] = await Promise.all([sdk, firebase]);
    await signInWithEmailAndPassword(auth, email, password);
  }

  async function signOut() {
    const auth = await firebase;
    await auth.signOut();
    person.set(null);
  }

  return {
    mode: 'firebase',
    ready,
    get user() {
      return person.get();
    },
    async token() {
      await ready;
      const auth = await firebase.catch(() => null);
      if (!auth?.currentUser) return null;
      return auth.currentUser.getIdToken().catch((cause: unknown) => {
        throw new AuthFailure('token-fetch-failed', 'Identity provider token fetch failed.', { cause: firebaseFailureOf(cause) });
      });
    },
    signIn: withFailures(signIn),
    signInWithGoogle: withFailures(() => popup.start()),
    cancelSignInWithGoogle: popup.cancel,
    register: withFailures(async (registration) => {
      await service.register(registration);
      await signIn(registration);
    }),
    signOut: withFailures(signOut),
    forget: withFailures(signOut),
    // Firebase has second steps of its own, which this client does not offer.
    finishSignIn: async (proof) => void (await service.finishSignIn(proof)),
    requestReset: service.requestReset,
    confirmReset: service.confirmReset,
    requestVerification: service.requestVerification,
    confirmVerification: service.confirmVerification,
    onChange: person.onChange,
  };
}

async function openFirebase({ emulatorUrl, ...options }: FirebaseConfig): Promise<Auth> {
  const [{ initializeApp }, sdk] = await Promise.all([import('firebase/app'), import('firebase/auth')]);
  const auth = sdk.initializeAuth(initializeApp(options), {
    persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
  });
  if (emulatorUrl) sdk.connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return auth;
}

function userOf({ displayName, email, photoURL }: User): AuthUser {
  return { displayName, email, photoURL };
}

function withFailures<Input extends unknown[]>(act: (...input: Input) => Promise<void>) {
  return (...input: Input): Promise<void> =>
    act(...input).catch((error: unknown) => {
      throw firebaseFailureOf(error);
    });
}
