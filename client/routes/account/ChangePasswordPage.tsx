import { Suspense, useState, type SubmitEvent } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { ChangePasswordPageQuery } from '#client/__generated__/ChangePasswordPageQuery.graphql.ts';
import type { AuthClient } from '#client/auth/authClient.ts';
import { AuthFailureText } from '#client/auth/AuthFailureText.tsx';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { PasswordInput } from '#client/ui/controls/PasswordInput.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { Fields } from '../auth/AuthForm.tsx';
import { authMessages } from '../auth/authMessages.ts';
import { passwordProblem } from '../auth/fieldProblems.ts';
import { NewPasswordField } from '../auth/NewPasswordField.tsx';
import { useAuthForm } from '../auth/useAuthForm.ts';
import { AccountSheet } from './AccountSheet.tsx';
import { ResetLink } from './profile/ResetLink.tsx';

const query = graphql`
  query ChangePasswordPageQuery @throwOnFieldError {
    viewer {
      user {
        email
      }
      account {
        sessions(first: 1) {
          totalCount
        }
      }
    }
  }
`;

/** `/transactions`: another password, for who is signed in. Where another provider keeps the passwords, the way to theirs. */
export function Component() {
  const intl = useIntl();
  return (
    <AccountSheet title={intl.formatMessage(messages.title)}>
      <Suspense fallback={<Skeleton $width="352px" $height="240px" />}>
        <ChangePassword />
      </Suspense>
    </AccountSheet>
  );
}

function ChangePassword() {
  const { viewer } = useRouteQuery<ChangePasswordPageQuery>(query);
  const { mode, changePassword } = useAuth();
  if (!viewer) return null;
  const { email } = viewer.user;
  if (changePassword) return <ChangePasswordForm email={email ?? ''} otherSessions={viewer.account.sessions.totalCount - 1} changePassword={changePassword} />;
  if (mode === 'oidc' || email === null) return <FormattedMessage tagName="p" {...messages.elsewhere} />;
  return (
    <Column>
      <p>
        <FormattedMessage {...messages.byMail} />
      </p>
      <ResetLink email={email} />
    </Column>
  );
}

type FormProps = { email: string; otherSessions: number; changePassword: NonNullable<AuthClient['changePassword']> };

function ChangePasswordForm({ email, otherSessions, changePassword }: FormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [endOtherSessions, setEndOtherSessions] = useState(true);
  const form = useAuthForm({
    initial: { currentPassword: '', newPassword: '', repeat: '' },
    check: ({ currentPassword, newPassword, repeat }) => ({
      currentPassword: currentPassword === '' ? 'REQUIRED' : null,
      newPassword: passwordProblem(newPassword, email),
      repeat: repeat === '' ? 'REQUIRED' : repeat === newPassword ? null : 'MISMATCH',
    }),
    async send({ currentPassword, newPassword }) {
      await changePassword({ currentPassword, newPassword, endOtherSessions });
      showToast({ type: 'success', message: intl.formatMessage(messages.changed) });
      await navigate('/profile');
    },
  });
  const isWrong = form.failure?.code === 'wrong-credentials';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Column as="form" noValidate onSubmit={submit}>
      <p>
        <FormattedMessage {...forWhom} values={{ email }} />
      </p>
      {form.failure && !isWrong && (
        <Alert tone="error">
          <AuthFailureText failure={form.failure} />
        </Alert>
      )}
      {/* Password managers want to know whose it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Fields>
        <Field label={intl.formatMessage(messages.current)} error={isWrong ? intl.formatMessage(messages.wrong) : form.errorOf('currentPassword')}>
          <PasswordInput
            {...form.selectionInput('currentPassword')}
            size={40}
            autoComplete="current-password"
            showLabel={intl.formatMessage(authMessages.showPassword)}
            hideLabel={intl.formatMessage(authMessages.hidePassword)}
          />
        </Field>
        <NewPasswordField label={intl.formatMessage(messages.new)} error={form.errorOf('newPassword')} input={form.selectionInput('newPassword')} />
        <Field label={intl.formatMessage(messages.repeat)} error={form.errorOf('repeat')}>
          <PasswordInput
            {...form.selectionInput('repeat')}
            size={40}
            autoComplete="new-password"
            showLabel={intl.formatMessage(authMessages.showPassword)}
            hideLabel={intl.formatMessage(authMessages.hidePassword)}
          />
        </Field>
        {otherSessions > 0 && (
          <Checkbox checked={endOtherSessions} onChange={setEndOtherSessions}>
            <FormattedMessage {...endOthers} values={{ count: otherSessions }} />
          </Checkbox>
        )}
      </Fields>
      <Buttons>
        <Button type="submit" variant="primary" size={40} loading={form.isSending}>
          <FormattedMessage {...messages.title} />
        </Button>
        <ResetLink email={email} isInstead />
      </Buttons>
    </Column>
  );
}

const forWhom = defineMessage<{ email: string }>({ id: 'password.forWhom', defaultMessage: 'For {email}' });
const endOthers = defineMessage<{ count: number }>({
  id: 'password.endOthers',
  defaultMessage: '{count, plural, one {End the other session} other {End the # other sessions}}',
});
const messages = defineMessages({
  title: { id: 'password.title', defaultMessage: 'Change password' },
  current: { id: 'password.current', defaultMessage: 'Current password' },
  new: { id: 'auth.new.password', defaultMessage: 'New password' },
  repeat: { id: 'password.repeat', defaultMessage: 'Repeat the new password' },
  wrong: { id: 'password.wrong', defaultMessage: 'This is not your current password.' },
  changed: { id: 'password.changed', defaultMessage: 'Your password is changed' },
  elsewhere: { id: 'password.elsewhere', defaultMessage: 'Your password is kept by who signs you in. Change it there.' },
  byMail: { id: 'profile.passwordText', defaultMessage: 'A mail brings a link with which you set a new one.' },
});

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 400px;

  > p {
    color: var(--fg-2);
    font: var(--text-13);
    overflow-wrap: anywhere;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;
