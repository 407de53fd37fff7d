import { MailCheck } from 'lucide';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { AuthFailureText } from '#client/auth/AuthFailureText.tsx';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { useLocale } from '#client/i18n/LocaleProvider.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { AuthForm, BackToSignIn, SignSquare } from './AuthForm.tsx';

const messages = defineMessages({
  title: { id: 'auth.sent.title', defaultMessage: 'Check your e-mail' },
  again: { id: 'auth.sent.again', defaultMessage: 'Send again' },
  sending: { id: 'auth.sent.sending', defaultMessage: 'Sending' },
  sentAgain: { id: 'auth.sent.sentAgain', defaultMessage: 'Another link is on its way.' },
});

const lede = defineMessage<{ email: string }>({
  id: 'auth.sent.lede',
  defaultMessage: 'If an account exists for {email}, a reset link is on its way.',
});

type Sending = 'idle' | 'sending' | 'sent' | AuthFailure;

/** The request was taken, whether or not the account exists. */
export function Component() {
  const intl = useIntl();
  const { state } = useLocation() as Location<{ email?: string } | null>;
  const email = state?.email;
  const { requestReset } = useAuth();
  const { locale } = useLocale();
  const [sending, setSending] = useState<Sending>('idle');

  if (!email) return <Navigate to="/password-reset" replace />;

  async function sendAgain(address: string) {
    setSending('sending');
    try {
      await requestReset(address, locale);
      setSending('sent');
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      setSending(error);
    }
  }

  return (
    <AuthForm
      title={intl.formatMessage(messages.title)}
      lede={<FormattedMessage {...lede} values={{ email }} />}
      sign={
        <SignSquare>
          <Icon of={MailCheck} size={24} />
        </SignSquare>
      }
      alert={
        sending instanceof AuthFailure ? (
          <Alert tone="error">
            <AuthFailureText failure={sending} />
          </Alert>
        ) : (
          sending === 'sent' && (
            <Alert tone="info">
              <FormattedMessage {...messages.sentAgain} />
            </Alert>
          )
        )
      }
      alternative={<BackToSignIn />}
    >
      <Button
        size={40}
        block
        loading={sending === 'sending'}
        loadingLabel={intl.formatMessage(messages.sending)}
        onClick={() => void sendAgain(email)}
      >
        {intl.formatMessage(messages.again)}
      </Button>
    </AuthForm>
  );
}
