import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
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
  title: { id: 'auth.verify.requestTitle', defaultMessage: 'Confirm your e-mail' },
  lede: { id: 'auth.verify.requestLede', defaultMessage: 'Enter the e-mail of your account and we will send you a link that confirms it.' },
  send: { id: 'auth.verify.send', defaultMessage: 'Send link' },
  sending: { id: 'auth.verify.sending', defaultMessage: 'Sending' },
});

const sentTo = defineMessage<{ email: string }>({
  id: 'auth.verify.sent',
  defaultMessage: 'If {email} has an account that is not confirmed yet, a link is on its way.',
});

/** Ask for another mail with a link that proves the address of an account. */
export function Component() {
  const intl = useIntl();
  const { requestVerification } = useAuth();
  const { locale } = useLocale();
  const [sent, setSent] = useState<string | null>(null);
  const form = useAuthForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: emailProblem(email) }),
    async send({ email }) {
      setSent(null);
      await requestVerification(email.trim(), locale);
      setSent(email.trim());
    },
  });
  return (
    <AuthForm
      title={intl.formatMessage(messages.title)}
      lede={<FormattedMessage {...messages.lede} />}
      alert={
        form.failure ? (
          <Alert tone="error">
            <AuthFailureText failure={form.failure} />
          </Alert>
        ) : (
          sent !== null && (
            <Alert tone="info">
              <FormattedMessage {...sentTo} values={{ email: sent }} />
            </Alert>
          )
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
