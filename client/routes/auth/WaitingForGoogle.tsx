import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { AuthForm } from './AuthForm.tsx';

const messages = defineMessages({
  title: { id: 'auth.google.title', defaultMessage: 'Welcome back' },
  lede: { id: 'auth.google.lede', defaultMessage: 'Finish signing in with Google in the window that opened.' },
  waiting: { id: 'auth.google.waiting', defaultMessage: 'Waiting for Google' },
  closed: {
    id: 'auth.google.closed',
    defaultMessage: 'If you closed the window, sign-in counts as cancelled after a few seconds. You can start again.',
  },
});

/** While Google's window is open. */
export function WaitingForGoogle({ onCancel }: { onCancel: () => void }) {
  const intl = useIntl();
  return (
    <AuthForm title={intl.formatMessage(messages.title)} lede={<FormattedMessage {...messages.lede} />}>
      <Button size={40} block loading>
        {intl.formatMessage(messages.waiting)}
      </Button>
      <Button size={40} block variant="ghost" onClick={onCancel}>
        {intl.formatMessage(commonMessages.cancel)}
      </Button>
      <Alert tone="info">
        <FormattedMessage {...messages.closed} />
      </Alert>
    </AuthForm>
  );
}
