import { MailCheck } from 'lucide';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageTag } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { AuthFailureText } from '#client/auth/AuthFailureText.tsx';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { TextLink } from '#client/ui/controls/TextLink.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { AuthForm, BackToSignIn, linkTo, SignSquare, SubmitButton } from './AuthForm.tsx';
import { useAuthForm } from './useAuthForm.ts';

const messages = defineMessages({
  title: { id: 'auth.verify.title', defaultMessage: 'Confirm your e-mail' },
  lede: { id: 'auth.verify.lede', defaultMessage: 'Confirm only if it was you who created an account here with this address.' },
  confirm: { id: 'auth.verify.confirm', defaultMessage: 'Confirm address' },
  confirming: { id: 'auth.verify.confirming', defaultMessage: 'Confirming' },
  confirmed: { id: 'auth.verify.confirmed', defaultMessage: 'Address confirmed' },
  confirmedLede: { id: 'auth.verify.confirmedLede', defaultMessage: 'The vault knows now that this address is yours.' },
  goOn: { id: 'auth.verify.goOn', defaultMessage: 'Go to your spaces' },
});

const oldLink = defineMessage<{ link: MessageTag }>({
  id: 'auth.verify.oldLink',
  defaultMessage: 'This link is too old, or not complete. <link>Request a new one</link>.',
});

/** The page that the mailed link opens. A button, because mail scanners open links, too. */
export function Component() {
  const intl = useIntl();
  const { token = '' } = useParams();
  const { confirmVerification } = useAuth();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const form = useAuthForm<never>({
    initial: {},
    check: () => ({}),
    async send() {
      await confirmVerification(token);
      setIsConfirmed(true);
    },
  });

  if (isConfirmed) {
    return (
      <AuthForm
        title={intl.formatMessage(messages.confirmed)}
        lede={<FormattedMessage {...messages.confirmedLede} />}
        sign={
          <SignSquare>
            <Icon of={MailCheck} size={24} />
          </SignSquare>
        }
      >
        <TextLink>
          <Link to="/">{intl.formatMessage(messages.goOn)}</Link>
        </TextLink>
      </AuthForm>
    );
  }

  return (
    <AuthForm
      title={intl.formatMessage(messages.title)}
      lede={<FormattedMessage {...messages.lede} />}
      alert={
        form.failure && (
          <Alert tone="error">
            {form.failure.code === 'invalid-verification-token' ? (
              <FormattedMessage {...oldLink} values={{ link: linkTo('/verify-email') }} />
            ) : (
              <AuthFailureText failure={form.failure} />
            )}
          </Alert>
        )
      }
      alternative={<BackToSignIn />}
      onSubmit={form.submit}
    >
      <SubmitButton isSending={form.isSending} sendingLabel={intl.formatMessage(messages.confirming)}>
        {intl.formatMessage(messages.confirm)}
      </SubmitButton>
    </AuthForm>
  );
}
