import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { AuthFailureText } from '#client/auth/AuthFailureText.tsx';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { useLocale } from '#client/i18n/LocaleProvider.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { AuthForm, BackToSignIn, SubmitButton } from './AuthForm.tsx';
import { authMessages } from './authMessages.ts';
import { emailProblem } from './fieldProblems.ts';
import { useAuthForm } from './useAuthForm.ts';

const messages = defineMessages({
  title: { id: 'auth.reset.title', defaultMessage: 'Reset your password' },
  lede: { id: 'auth.reset.lede', defaultMessage: 'Enter your e-mail and we will send you a link.' },
  send: { id: 'auth.reset.send', defaultMessage: 'Send reset link' },
  sending: { id: 'auth.reset.sending', defaultMessage: 'Sending' },
});

/** Ask for a mail with a link that sets a new password. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { requestReset } = useAuth();
  const { locale } = useLocale();
  const form = useAuthForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: emailProblem(email) }),
    async send({ email }) {
      await requestReset(email.trim(), locale);
      await navigate('/password-reset-confirmation', { state: { email: email.trim() } });
    },
  });
  return (
    <AuthForm
      title={intl.formatMessage(messages.title)}
      lede={<FormattedMessage {...messages.lede} />}
      alert={
        form.failure && (
          <Alert tone="error">
            <AuthFailureText failure={form.failure} />
          </Alert>
        )
      }
      alternative={<BackToSignIn />}
      onSubmit={form.submit}
    >
      <Field label={intl.formatMessage(authMessages.email)} error={form.errorOf('email')}>
        <TextInput {...form.selectionInput('email')} size={40} type="email" autoComplete="username" inputMode="email" autoFocus />
      </Field>
      <SubmitButton isSending={form.isSending} sendingLabel={intl.formatMessage(messages.sending)}>
        {intl.formatMessage(messages.send)}
      </SubmitButton>
    </AuthForm>
  );
}
