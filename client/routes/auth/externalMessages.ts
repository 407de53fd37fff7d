import { defineMessage, defineMessages, type MessageTag, type TypedMessageDescriptor } from 'react-intl';
import type { AuthFailureCode } from '#client/auth/authFailure.ts';

/** The words of signing in at an issuer. */
export const externalMessages = {
  ...defineMessages({
    title: { id: 'auth.login.title', defaultMessage: 'Welcome back' },
    lede: { id: 'auth.login.lede', defaultMessage: 'Sign in to your spaces.' },
    finishing: { id: 'auth.login.signingIn', defaultMessage: 'Signing in' },
  }),
  goBack: defineMessage<{ link: MessageTag }>({ id: 'auth.external.goBack', defaultMessage: 'You are still signed in. <link>Go back</link>' }),
};

type Issuer = { name: string };
type IssuerMessage = TypedMessageDescriptor<Issuer>;

/** What the button says. */
export const signInWith = defineMessage<Issuer>({ id: 'auth.external.signIn', defaultMessage: 'Sign in with {name}' });

const unavailable = defineMessage<Issuer>({ id: 'auth.external.unavailable', defaultMessage: '{name} cannot be reached right now. Try again in a moment.' });

/** By what the server says in the address after the issuer has answered (server/http/rest/auth/externalSignInCallback.ts). */
export const outcomeMessages: Partial<Record<string, IssuerMessage>> = {
  denied: defineMessage<Issuer>({ id: 'auth.external.denied', defaultMessage: '{name} let nobody in: the sign-in was declined there. You can start again.' }),
  expired: defineMessage<Issuer>({ id: 'auth.external.expired', defaultMessage: 'This sign-in took too long, or began in another browser. Start again here.' }),
  failed: defineMessage<Issuer>({
    id: 'auth.external.failed',
    defaultMessage: 'What {name} answered could not be trusted, so nobody was signed in. Start again; if it happens again, tell whoever runs this vault.',
  }),
  'other-person': defineMessage<Issuer>({ id: 'auth.external.otherPerson', defaultMessage: 'Somebody else signed in at {name}. Sign in there as the person you are here.' }),
  'old-sign-in': defineMessage<Issuer>({
    id: 'auth.external.oldSignIn',
    defaultMessage: '{name} does not say that you have just signed in there, so this cannot be done. Tell whoever runs this vault.',
  }),
  'rate-limited': defineMessage<Issuer>({ id: 'auth.failure.rateLimited', defaultMessage: 'Too many attempts. Try again in a few minutes.' }),
  unavailable,
};

/** What the vault says to somebody whom the issuer knows, where that differs from a vault of its own accounts. */
export const refusalMessages: Partial<Record<AuthFailureCode, IssuerMessage>> = {
  unavailable,
  'email-unverified': defineMessage<Issuer>({
    id: 'auth.external.emailUnverified',
    defaultMessage: 'This vault takes in people whose address is confirmed. Confirm yours at {name}, then sign in again.',
  }),
};
