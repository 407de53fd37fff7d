import { MailCheck } from 'lucide';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { TextLink } from '#client/ui/controls/TextLink.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { AuthForm, BackToSignIn, SignSquare, SubmitButton } from './AuthForm.tsx';
import { useConfirmEmailChange } from './useConfirmEmailChange.ts';

/** The page that the link in the mail to a new address opens. A button, because mail scanners open links, too. */
export function Component() {
  const intl = useIntl();
  const errorText = useErrorText();
  const { token = '' } = useParams();
  const { confirmEmailChange, isConfirming } = useConfirmEmailChange();
  const [email, setEmail] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);

  if (email !== null) {
    return (
      <AuthForm
        title={intl.formatMessage(messages.changed)}
        lede={<FormattedMessage {...changedLede} values={{ email }} />}
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

  const confirm = () => {
    if (isConfirming) return;
    setRefusal(null);
    confirmEmailChange(token, { onDone: setEmail, onRefused: (code) => setRefusal({ code }) });
  };
  return (
    <AuthForm
      title={intl.formatMessage(messages.title)}
      lede={<FormattedMessage {...messages.lede} />}
      alert={refusal && <Alert tone="error">{refusal.code !== null && refusal.code in refusals ? intl.formatMessage(refusals[refusal.code as keyof typeof refusals]) : errorText(refusal.code, messages.failed)}</Alert>}
      alternative={<BackToSignIn />}
      onSubmit={confirm}
    >
      <SubmitButton isSending={isConfirming} sendingLabel={intl.formatMessage(messages.confirming)}>
        {intl.formatMessage(messages.confirm)}
      </SubmitButton>
    </AuthForm>
  );
}

const changedLede = defineMessage<{ email: string }>({
  id: 'auth.confirmEmail.changedLede',
  defaultMessage: 'From now on you sign in with {email}. You are signed out everywhere else.',
});
const refusals = defineMessages({
  NOT_FOUND: {
    id: 'auth.confirmEmail.oldLink',
    defaultMessage: 'This link was used already, taken back, or is too old. Sign in and ask for the change once more in your profile.',
  },
  CONFLICT: {
    id: 'auth.confirmEmail.taken',
    defaultMessage: 'Somebody has an account with this address by now. Your old address stays.',
  },
});
const messages = defineMessages({
  title: { id: 'auth.confirmEmail.title', defaultMessage: 'Confirm your new address' },
  lede: { id: 'auth.confirmEmail.lede', defaultMessage: 'Confirm only if it was you who asked for it. The old address then signs nobody in any more.' },
  confirm: { id: 'auth.verify.confirm', defaultMessage: 'Confirm address' },
  confirming: { id: 'auth.verify.confirming', defaultMessage: 'Confirming' },
  changed: { id: 'auth.confirmEmail.changed', defaultMessage: 'Address changed' },
  goOn: { id: 'auth.verify.goOn', defaultMessage: 'Go to your spaces' },
  failed: { id: 'auth.confirmEmail.failed', defaultMessage: 'The address could not be changed. Check the connection and try again.' },
});
