import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { AuthFailureText } from '#client/auth/AuthFailureText.tsx';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { useLocale } from '#client/i18n/LocaleProvider.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';

type ResetLinkProps = { email: string; /** Beside another way. */ isInstead?: boolean };

/** A button that has a link mailed with which one sets a new password, and below it what came of it. */
export function ResetLink({ email, isInstead = false }: ResetLinkProps) {
  const { locale } = useLocale();
  const { requestReset } = useAuth();
  const [mail, setMail] = useState<'none' | 'sending' | 'sent' | AuthFailure>('none');

  const send = async () => {
    if (mail === 'sending') return;
    setMail('sending');
    try {
      await requestReset(email, locale);
      setMail('sent');
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      setMail(error);
    }
  };
  return (
    <>
      <div>
        <Button size={isInstead ? 40 : 32} variant={isInstead ? 'ghost' : 'secondary'} loading={mail === 'sending'} onClick={() => void send()}>
          <FormattedMessage {...(isInstead ? messages.instead : messages.send)} />
        </Button>
      </div>
      {mail === 'sent' && (
        <Alert tone="info">
          <FormattedMessage {...sent} values={{ email }} />
        </Alert>
      )}
      {mail instanceof AuthFailure && (
        <Alert tone="error">
          <AuthFailureText failure={mail} />
        </Alert>
      )}
    </>
  );
}

const sent = defineMessage<{ email: string }>({ id: 'profile.sent', defaultMessage: 'A link is on its way to {email}.' });
const messages = defineMessages({
  send: { id: 'auth.reset.send', defaultMessage: 'Send reset link' },
  instead: { id: 'password.resetInstead', defaultMessage: 'Send a reset link instead' },
});
