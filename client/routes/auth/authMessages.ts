import { defineMessages } from 'react-intl';

/** Words that several sign-in pages share. */
export const authMessages = defineMessages({
  signIn: { id: 'auth.signIn', defaultMessage: 'Sign in' },
  email: { id: 'auth.email', defaultMessage: 'E-mail' },
  password: { id: 'auth.password', defaultMessage: 'Password' },
  showPassword: { id: 'auth.showPassword', defaultMessage: 'Show password' },
  hidePassword: { id: 'auth.hidePassword', defaultMessage: 'Hide password' },
  backToSignIn: { id: 'auth.backToSignIn', defaultMessage: 'Back to sign in' },
});
