import { defineMessage, defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { AuthFailure, AuthFailureCode } from './authFailure.ts';

type AuthFailureTextProps = { failure: AuthFailure };

/** A failure in the person's words: what happened, then what to do. */
export function AuthFailureText({ failure }: AuthFailureTextProps) {
  const { code, retryAfterSeconds: seconds } = failure;
  if (seconds !== null && (code === 'rate-limited' || code === 'account-locked')) {
    return <FormattedMessage {...waitMessages[code]} values={{ seconds, minutes: Math.ceil(seconds / 60), unit: seconds < 60 ? 'seconds' : 'minutes' }} />;
  }
  return <FormattedMessage {...messages[code]} />;
}

type Wait = { seconds: number; minutes: number; unit: 'seconds' | 'minutes' };

const waitMessages = {
  'rate-limited': defineMessage<Wait>({
    id: 'auth.failure.rateLimitedFor',
    defaultMessage:
      'Too many attempts. Try again in {unit, select, seconds {{seconds, plural, one {# second} other {# seconds}}} other {{minutes, plural, one {# minute} other {# minutes}}}}.',
  }),
  'account-locked': defineMessage<Wait>({
    id: 'auth.failure.accountLockedFor',
    defaultMessage:
      'Too many wrong passwords for this account. Try again in {unit, select, seconds {{seconds, plural, one {# second} other {# seconds}}} other {{minutes, plural, one {# minute} other {# minutes}}}}, or reset your password.',
  }),
};

const messages = defineMessages({
  'wrong-credentials': {
    id: 'auth.failure.wrongCredentials',
    defaultMessage: 'That e-mail and password do not match. Check both, or reset your password.',
  },
  'account-locked': {
    id: 'auth.failure.accountLocked',
    defaultMessage: 'Too many wrong passwords for this account. Wait a few minutes, or reset your password.',
  },
  'account-disabled': {
    id: 'auth.failure.userDisabled',
    defaultMessage: 'This account is disabled. Ask whoever runs this vault.',
  },
  'email-unverified': {
    id: 'auth.failure.emailUnverified',
    defaultMessage: 'Confirm your address first: follow the link in the mail we sent you.',
  },
  'registration-closed': {
    id: 'auth.failure.registrationClosed',
    defaultMessage: 'This vault takes in who is invited. Follow the link of your invitation, and use the address it was sent to.',
  },
  'rate-limited': {
    id: 'auth.failure.rateLimited',
    defaultMessage: 'Too many attempts. Try again in a few minutes.',
  },
  'email-taken': {
    id: 'auth.failure.emailTaken',
    defaultMessage: 'There is already an account with this e-mail. Sign in, or use another address.',
  },
  'invalid-input': {
    id: 'auth.failure.invalidInput',
    defaultMessage: 'Something in the form was not accepted. Check the fields.',
  },
  'invalid-reset-token': {
    id: 'auth.failure.invalidResetToken',
    defaultMessage: 'This link was used already or is too old. Request a new one.',
  },
  'invalid-verification-token': {
    id: 'auth.failure.invalidVerificationToken',
    defaultMessage: 'This link is too old, or not complete. Request a new one.',
  },
  'mail-not-set-up': {
    id: 'auth.failure.mailNotSetUp',
    defaultMessage: 'This vault sends no mail, so it cannot confirm addresses. Ask whoever runs it to set up mail.',
  },
  'two-factor-required': {
    id: 'auth.failure.twoFactorRequired',
    defaultMessage: 'Signing in takes a code, too. Start again.',
  },
  'wrong-code': {
    id: 'auth.failure.wrongCode',
    defaultMessage: 'This code is wrong, too old, or was used already. Type a new one.',
  },
  'invalid-challenge': {
    id: 'auth.failure.invalidChallenge',
    defaultMessage: 'That took too long, or had too many wrong codes. Sign in again.',
  },
  'sign-in-expired': {
    id: 'auth.failure.signInExpired',
    defaultMessage: 'That took too long, or began in another browser. Sign in again.',
  },
  'two-factor-on': {
    id: 'auth.failure.twoFactorOn',
    defaultMessage: 'Two-factor is on already. Reload the page.',
  },
  'two-factor-off': {
    id: 'auth.failure.twoFactorOff',
    defaultMessage: 'Two-factor is off. Reload the page.',
  },
  'wrong-passkey': {
    id: 'auth.failure.wrongPasskey',
    defaultMessage: 'The passkey was not accepted, or it took too long. Try again.',
  },
  'unknown-passkey': {
    id: 'auth.failure.unknownPasskey',
    defaultMessage: 'This vault does not know that passkey, or it was removed. Sign in with your password.',
  },
  'passkeys-need-name': {
    id: 'auth.failure.passkeysNeedName',
    defaultMessage: 'Passkeys need a name as address, such as https://vault.example.org or http://localhost:4000.',
  },
  'passkey-limit': {
    id: 'auth.failure.passkeyLimit',
    defaultMessage: 'You have 20 passkeys, as many as there may be. Remove one first.',
  },
  'passkey-gone': {
    id: 'auth.failure.passkeyGone',
    defaultMessage: 'This passkey is gone. Reload the page.',
  },
  'passkey-cancelled': {
    id: 'auth.failure.passkeyCancelled',
    defaultMessage: 'No passkey was used: it was cancelled, or took too long. You can start again.',
  },
  'passkeys-elsewhere': {
    id: 'auth.failure.passkeysElsewhere',
    defaultMessage: 'Passkeys work only at the address this vault was set up with. Open it there, or ask whoever runs it.',
  },
  'passkey-known': {
    id: 'auth.failure.passkeyKnown',
    defaultMessage: 'This device has a passkey for your account already.',
  },
  'no-passkey': {
    id: 'auth.failure.noPasskey',
    defaultMessage: 'You have no passkey yet. Use your password.',
  },
  'reauthentication-required': {
    id: 'error.reauthenticationRequired',
    defaultMessage: 'You signed in a while ago. Sign in again, then repeat it.',
  },
  unauthenticated: {
    id: 'auth.failure.unauthenticated',
    defaultMessage: 'Your session has ended. Sign in again.',
  },
  'not-supported': {
    id: 'auth.failure.notSupported',
    defaultMessage: 'This vault leaves that to its identity provider.',
  },
  unavailable: {
    id: 'auth.failure.unavailable',
    defaultMessage: 'The sign-in service is not available right now. Try again in a moment.',
  },
  internal: {
    id: 'auth.failure.internal',
    defaultMessage: 'The sign-in service ran into a problem. Try again later.',
  },
  network: {
    id: 'auth.failure.network',
    defaultMessage: 'The vault could not be reached. Check the connection and try again.',
  },
  timeout: {
    id: 'auth.failure.timeout',
    defaultMessage: 'The vault did not answer in time. Try again.',
  },
  'token-fetch-failed': {
    id: 'auth.failure.tokenFetchFailed',
    defaultMessage: 'Identity provider token fetch failed. Check the connection and try again.',
  },
  backend_registration: {
    id: 'auth.failure.backendRegistration',
    defaultMessage: 'Registration must go through the backend.',
  },
  'external-sign-in': {
    id: 'auth.failure.externalSignIn',
    defaultMessage: 'This vault signs people in through an outside identity provider. Use a token from there, or an API key.',
  },
  'unauthorized-domain': {
    id: 'auth.failure.unauthorizedDomain',
    defaultMessage: 'This address is not allowed to sign people in. Ask whoever runs this vault to add it to the authorized domains.',
  },
  'popup-blocked': {
    id: 'auth.failure.popupBlocked',
    defaultMessage: 'The browser blocked the sign-in window. Allow pop-ups for this page and try again.',
  },
  'popup-closed-by-user': {
    id: 'auth.failure.popupClosed',
    defaultMessage: 'The sign-in window was closed before it was done. You can start again.',
  },
  'cancelled-popup-request': {
    id: 'auth.failure.popupCancelled',
    defaultMessage: 'The sign-in was cancelled. You can start again.',
  },
  'network-request-failed': {
    id: 'auth.failure.providerUnreachable',
    defaultMessage: 'The identity provider could not be reached. Check the connection and try again.',
  },
  'web-storage-unsupported': {
    id: 'auth.failure.webStorage',
    defaultMessage: 'The browser keeps no data for this page. Allow cookies and site data, then try again.',
  },
  'internal-error': {
    id: 'auth.failure.providerInternal',
    defaultMessage: 'The identity provider ran into a problem. Try again later.',
  },
  'invalid-api-key': {
    id: 'auth.failure.invalidApiKey',
    defaultMessage: 'The identity provider does not know this vault. Ask whoever runs it to check the API key.',
  },
  'auth-domain-config-required': {
    id: 'auth.failure.authDomain',
    defaultMessage: 'Signing in is not fully set up. Ask whoever runs this vault to set its auth domain.',
  },
  'operation-not-supported-in-this-environment': {
    id: 'auth.failure.environment',
    defaultMessage: 'This browser cannot sign in this way. Try another one, or open the vault over https.',
  },
  'invalid-auth-event': {
    id: 'auth.failure.authEvent',
    defaultMessage: 'The answer of the identity provider was incomplete. Start again.',
  },
  'argument-error': {
    id: 'auth.failure.argument',
    defaultMessage: 'The identity provider refused the request. Ask whoever runs this vault to check its settings.',
  },
  'user-disabled': {
    id: 'auth.failure.userDisabled',
    defaultMessage: 'This account is disabled. Ask whoever runs this vault.',
  },
}) satisfies Record<AuthFailureCode, MessageDescriptor>;
