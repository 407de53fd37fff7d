import { lazy, Suspense, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageTag } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthFailureText } from '#client/auth/AuthFailureText.tsx';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { isStorageBlocked } from '#client/auth/isStorageBlocked.ts';
import { invitationIn, readReturnTo } from '#client/auth/returnTo.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { AuthForm, Fields, linkTo, SubmitButton } from './AuthForm.tsx';
import { authMessages } from './authMessages.ts';
import { emailProblem, passwordProblem } from './fieldProblems.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useAuthForm } from './useAuthForm.ts';

/** Rarely seen. */
const StorageBlockedNotice = lazy(async () => ({ default: (await import('./StorageBlockedNotice.tsx')).StorageBlockedNotice }));

const messages = defineMessages({
  title: { id: 'auth.register.title', defaultMessage: 'Create your account' },
  lede: { id: 'auth.register.lede', defaultMessage: 'One vault for links, files, text and notes.' },
  name: { id: 'auth.register.name', defaultMessage: 'Name' },
  create: { id: 'auth.register.create', defaultMessage: 'Create account' },
  creating: { id: 'auth.register.creating', defaultMessage: 'Creating account' },
});

const haveAccount = defineMessage<{ link: MessageTag }>({
  id: 'auth.register.haveAccount',
  defaultMessage: 'Already have an account? <link>Sign in</link>',
});

/** Create an account and be signed in. */
export function Component() {
  const intl = useIntl();
  const { search } = useLocation();
  const auth = useAuth();
  const [isForgetful] = useState(isStorageBlocked);
  const form = useAuthForm({
    initial: { displayName: '', email: '', password: '' },
    check: ({ displayName, email, password }) => ({
      displayName: displayName.trim() === '' ? 'REQUIRED' : null,
      email: emailProblem(email),
      password: passwordProblem(password, email),
    }),
    send: ({ displayName, email, password }) =>
      auth.register({ displayName: displayName.trim(), email: email.trim(), password, invitation: invitationIn(search) }),
  });

  if (auth.isAuthenticated) return <Navigate to={readReturnTo(search)} replace />;

  return (
    <AuthForm
      title={intl.formatMessage(messages.title)}
      lede={<FormattedMessage {...messages.lede} />}
      alert={
        <>
          {isForgetful && (
            <Suspense>
              <StorageBlockedNotice />
            </Suspense>
          )}
          {form.failure && (
            <Alert tone="error">
              <AuthFailureText failure={form.failure} />
            </Alert>
          )}
        </>
      }
      alternative={<FormattedMessage {...haveAccount} values={{ link: linkTo(`/login${search}`) }} />}
      onSubmit={form.submit}
    >
      <Fields>
        <Field label={intl.formatMessage(messages.name)} error={form.errorOf('displayName')}>
          <TextInput {...form.selectionInput('displayName')} size={40} autoComplete="name" maxLength={100} autoFocus />
        </Field>
        <Field label={intl.formatMessage(authMessages.email)} error={form.errorOf('email')}>
          <TextInput {...form.selectionInput('email')} size={40} type="email" autoComplete="username" inputMode="email" />
        </Field>
        <NewPasswordField
          label={intl.formatMessage(authMessages.password)}
          error={form.errorOf('password')}
          input={form.selectionInput('password')}
        />
      </Fields>
      <SubmitButton isSending={form.isSending} sendingLabel={intl.formatMessage(messages.creating)}>
        {intl.formatMessage(messages.create)}
      </SubmitButton>
    </AuthForm>
  );
}
