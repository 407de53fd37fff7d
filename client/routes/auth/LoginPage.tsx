import { lazy, Suspense, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageTag } from 'react-intl';
import { Link, Navigate, useLocation, type Location } from 'react-router-dom';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { AuthFailureText } from '#client/auth/AuthFailureText.tsx';
import { readAuthConfig } from '#client/auth/authConfig.ts';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { isStorageBlocked } from '#client/auth/isStorageBlocked.ts';
import { passkeyObstacle } from '#client/auth/passkeySupport.ts';
import { readReturnTo } from '#client/auth/returnTo.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { PasswordInput } from '#client/ui/controls/PasswordInput.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { TextLink } from '#client/ui/controls/TextLink.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { AuthForm, Fields, linkTo, OrLine, SubmitButton } from './AuthForm.tsx';
import { authMessages } from './authMessages.ts';
import { emailProblem } from './fieldProblems.ts';
import { GoogleLogo } from './GoogleLogo.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { WaitingForGoogle } from './WaitingForGoogle.tsx';

/** Rarely seen. */
const StorageBlockedNotice = lazy(async () => ({ default: (await import('./StorageBlockedNotice.tsx')).StorageBlockedNotice }));

/** Only for those who have set it up. */
const SecondStep = lazy(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }));

/** Where an issuer signs people in, which no other vault needs. */
const ExternalSignIn = lazy(async () => ({ default: (await import('./ExternalSignIn.tsx')).ExternalSignIn }));

const messages = defineMessages({
  title: { id: 'auth.login.title', defaultMessage: 'Welcome back' },
  titleOfNew: { id: 'auth.login.titleOfNew', defaultMessage: 'Welcome' },
  lede: { id: 'auth.login.lede', defaultMessage: 'Sign in to your spaces.' },
  forgot: { id: 'auth.login.forgot', defaultMessage: 'Forgot password?' },
  signingIn: { id: 'auth.login.signingIn', defaultMessage: 'Signing in' },
  or: { id: 'auth.login.or', defaultMessage: 'or' },
  google: { id: 'auth.login.google', defaultMessage: 'Continue with Google' },
  passwordIsSet: { id: 'auth.login.passwordIsSet', defaultMessage: 'Your password is set. Sign in with it.' },
});

const wrongCredentials = defineMessage<{ link: MessageTag }>({
  id: 'auth.login.wrongCredentials',
  defaultMessage: 'That e-mail and password do not match. Check both, or <link>reset your password</link>.',
});

const newHere = defineMessage<{ link: MessageTag }>({
  id: 'auth.login.newHere',
  defaultMessage: 'New here? <link>Create an account</link>',
});

const isNewVault = defineMessage<{ link: MessageTag }>({
  id: 'auth.login.isNewVault',
  defaultMessage: 'Nobody is here yet. <link>Create the first account</link>: it looks after this vault.',
});

/** Sign in, then go where one was going. */
export function Component() {
  const intl = useIntl();
  const { search, state } = useLocation() as Location<{ notice?: string } | null>;
  const auth = useAuth();
  const [isForgetful] = useState(isStorageBlocked);
  const [isNew] = useState(() => readAuthConfig().isNew);
  const [obstacle] = useState(() => passkeyObstacle());
  const [isWaitingForGoogle, setIsWaitingForGoogle] = useState(false);
  const form = useAuthForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({ email: emailProblem(email), password: password === '' ? 'REQUIRED' : null }),
    send: ({ email, password }) => auth.signIn({ email: email.trim(), password }),
  });

  if (auth.mode === 'oidc') {
    return (
      <Suspense>
        <ExternalSignIn />
      </Suspense>
    );
  }
  if (auth.isAuthenticated) return <Navigate to={readReturnTo(search)} replace />;

  async function signInWithGoogle() {
    form.setFailure(null);
    setIsWaitingForGoogle(true);
    try {
      await auth.signInWithGoogle?.();
    } catch (error) {
      if (error instanceof AuthFailure && error.code !== 'cancelled-popup-request') form.setFailure(error);
    } finally {
      setIsWaitingForGoogle(false);
    }
  }

  if (isWaitingForGoogle) return <WaitingForGoogle onCancel={auth.cancelSignInWithGoogle} />;

  if (form.failure?.code === 'two-factor-required' && form.failure.challenge !== null) {
    return (
      <Suspense>
        <SecondStep challenge={form.failure.challenge} onStartAgain={form.setFailure} />
      </Suspense>
    );
  }

  const hasSetPassword = state?.notice === 'password-set';
  return (
    <AuthForm
      title={intl.formatMessage(isNew ? messages.titleOfNew : messages.title)}
      lede={
        isNew ? (
          <FormattedMessage {...isNewVault} values={{ link: linkTo(`/register${search}`) }} />
        ) : (
          <FormattedMessage {...messages.lede} />
        )
      }
      alert={
        <>
          {isForgetful && (
            <Suspense>
              <StorageBlockedNotice />
            </Suspense>
          )}
          {form.failure ? (
            <Alert tone={form.failure.code === 'popup-closed-by-user' || form.failure.code === 'passkey-cancelled' ? 'info' : 'error'}>
              {form.failure.code === 'wrong-credentials' ? (
                <FormattedMessage {...wrongCredentials} values={{ link: linkTo('/password-reset') }} />
              ) : (
                <AuthFailureText failure={form.failure} />
              )}
            </Alert>
          ) : (
            hasSetPassword && (
              <Alert tone="info">
                <FormattedMessage {...messages.passwordIsSet} />
              </Alert>
            )
          )}
        </>
      }
      alternative={<FormattedMessage {...newHere} values={{ link: linkTo(`/register${search}`) }} />}
      onSubmit={form.submit}
    >
      <Fields>
        <Field label={intl.formatMessage(authMessages.email)} error={form.errorOf('email')}>
          <TextInput {...form.selectionInput('email')} size={40} type="email" autoComplete="username" inputMode="email" autoFocus />
        </Field>
        <Field
          label={intl.formatMessage(authMessages.password)}
          action={
            <TextLink>
              <Link to="/password-reset">{intl.formatMessage(messages.forgot)}</Link>
            </TextLink>
          }
          error={form.errorOf('password')}
        >
          <PasswordInput
            {...form.selectionInput('password')}
            size={40}
            autoComplete="current-password"
            showLabel={intl.formatMessage(authMessages.showPassword)}
            hideLabel={intl.formatMessage(authMessages.hidePassword)}
          />
        </Field>
      </Fields>
      <SubmitButton isSending={form.isSending} sendingLabel={intl.formatMessage(messages.signingIn)}>
        {intl.formatMessage(authMessages.signIn)}
      </SubmitButton>
      {auth.passkeys && !obstacle && <PasskeySignIn passkeys={auth.passkeys} onFailure={form.setFailure} />}
      {auth.signInWithGoogle && (
        <>
          <OrLine>{intl.formatMessage(messages.or)}</OrLine>
          <Button size={40} block icon={<GoogleLogo />} onClick={() => void signInWithGoogle()}>
            {intl.formatMessage(messages.google)}
          </Button>
        </>
      )}
    </AuthForm>
  );
}
