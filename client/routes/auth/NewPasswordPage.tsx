import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageTag } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { AuthFailureText } from '#client/auth/AuthFailureText.tsx';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { PasswordInput } from '#client/ui/controls/PasswordInput.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { AuthForm, BackToSignIn, Fields, linkTo, SubmitButton } from './AuthForm.tsx';
import { authMessages } from './authMessages.ts';
import { passwordProblem } from './fieldProblems.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useAuthForm } from './useAuthForm.ts';

const messages = defineMessages({
  title: { id: 'auth.new.title', defaultMessage: 'Set a new password' },
  lede: { id: 'auth.new.lede', defaultMessage: 'Choose one that you use nowhere else.' },
  newPassword: { id: 'auth.new.password', defaultMessage: 'New password' },
  repeat: { id: 'auth.new.repeat', defaultMessage: 'Repeat password' },
  set: { id: 'auth.new.set', defaultMessage: 'Set password' },
  revokeApiKeys: { id: 'auth.new.revokeApiKeys', defaultMessage: 'Revoke all API keys of the account, too' },
  setting: { id: 'auth.new.setting', defaultMessage: 'Setting password' },
});

const spentLink = defineMessage<{ link: MessageTag }>({
  id: 'auth.new.spentLink',
  defaultMessage: 'This link was used already or is too old. <link>Request a new one</link>.',
});

/** The page that the mailed link opens. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const { confirmReset } = useAuth();
  const [revokeApiKeys, setRevokeApiKeys] = useState(false);
  const form = useAuthForm({
    initial: { password: '', repeat: '' },
    check: ({ password, repeat }) => ({
      password: passwordProblem(password, ''),
      repeat: repeat === '' ? 'REQUIRED' : repeat === password ? null : 'MISMATCH',
    }),
    async send({ password }) {
      await confirmReset({ token, password, revokeApiKeys });
      await navigate('/login', { replace: true, state: { notice: 'password-set' } });
    },
  });
  return (
    <AuthForm
      title={intl.formatMessage(messages.title)}
      lede={<FormattedMessage {...messages.lede} />}
      alert={
        form.failure && (
          <Alert tone="error">
            {form.failure.code === 'invalid-reset-token' ? (
              <FormattedMessage {...spentLink} values={{ link: linkTo('/password-reset') }} />
            ) : (
              <AuthFailureText failure={form.failure} />
            )}
          </Alert>
        )
      }
      alternative={<BackToSignIn />}
      onSubmit={form.submit}
    >
      <Fields>
        <NewPasswordField
          label={intl.formatMessage(messages.newPassword)}
          error={form.errorOf('password')}
          input={{ ...form.selectionInput('password'), autoFocus: true }}
        />
        <Field label={intl.formatMessage(messages.repeat)} error={form.errorOf('repeat')}>
          <PasswordInput
            {...form.selectionInput('repeat')}
            size={40}
            autoComplete="new-password"
            showLabel={intl.formatMessage(authMessages.showPassword)}
            hideLabel={intl.formatMessage(authMessages.hidePassword)}
          />
        </Field>
        <Checkbox checked={revokeApiKeys} onChange={setRevokeApiKeys}>
          {intl.formatMessage(messages.revokeApiKeys)}
        </Checkbox>
      </Fields>
      <SubmitButton isSending={form.isSending} sendingLabel={intl.formatMessage(messages.setting)}>
        {intl.formatMessage(messages.set)}
      </SubmitButton>
    </AuthForm>
  );
}
