import { startTransition, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useRefetchableFragment } from 'react-relay/hooks';
import type { EmailSection_viewer$key } from '#client/__generated__/EmailSection_viewer.graphql.ts';
import type { EmailSectionRefetchQuery } from '#client/__generated__/EmailSectionRefetchQuery.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { AccountCard, AccountLine } from './AccountSheet.tsx';
import { EmailDialog } from './profile/EmailDialog.tsx';
import { ReauthenticationDialog } from './profile/ReauthenticationDialog.tsx';
import { useRequestEmailChange } from './profile/useRequestEmailChange.ts';

const fragment = graphql`
  fragment EmailSection_viewer on Viewer @refetchable(queryName: "EmailSectionRefetchQuery") {
    account {
      pendingEmail
      viewerCanChangeEmail
      user {
        email
      }
    }
  }
`;

/** The address the viewer signs in with, and the change of it that waits for its link. */
export function EmailSection({ viewer }: { viewer: EmailSection_viewer$key }) {
  const errorText = useErrorText();
  const [{ account }, refetch] = useRefetchableFragment<EmailSectionRefetchQuery, EmailSection_viewer$key>(fragment, viewer);
  const { requestEmailChange, isRequesting } = useRequestEmailChange();
  const [open, setOpen] = useState<'none' | 'change' | 'signIn'>('none');
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const { pendingEmail, viewerCanChangeEmail, user } = account;
  const { email } = user;
  if (!viewerCanChangeEmail || email === null) return null;

  const close = () => setOpen('none');
  const readAgain = () => {
    close();
    startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }));
  };
  const takeBack = () => {
    close();
    setRefusal(null);
    requestEmailChange(null, { onDone: readAgain, onRefused: (code) => (code === 'REAUTHENTICATION_REQUIRED' ? setOpen('signIn') : setRefusal({ code })) });
  };
  return (
    <AccountCard>
      <AccountLine>
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <h2>
            <FormattedMessage {...messages.title} />
          </h2>
          <p>{email}</p>
        </div>
        <Button onClick={() => setOpen('change')}>
          <FormattedMessage {...messages.change} />
        </Button>
      </AccountLine>
      {pendingEmail !== null && (
        <>
          <Alert tone="info">
            <FormattedMessage {...pending} values={{ email: pendingEmail }} />
          </Alert>
          <div>
            <Button loading={isRequesting} onClick={takeBack}>
              <FormattedMessage {...messages.takeBack} />
            </Button>
          </div>
        </>
      )}
      {refusal && <Alert tone="error">{errorText(refusal.code, messages.failed)}</Alert>}
      {open === 'change' && <EmailDialog email={email} onDone={readAgain} onClose={close} />}
      {open === 'signIn' && <ReauthenticationDialog email={email} onDone={takeBack} onClose={close} />}
    </AccountCard>
  );
}

const pending = defineMessage<{ email: string }>({ id: 'emailChange.pending', defaultMessage: 'We sent a link to {email}. Until you open it, the old address stays.' });
const messages = defineMessages({
  title: { id: 'auth.email', defaultMessage: 'E-mail' },
  change: { id: 'emailChange.title', defaultMessage: 'Change address' },
  takeBack: { id: 'emailChange.takeBack', defaultMessage: 'Cancel the change' },
  failed: { id: 'emailChange.failed', defaultMessage: 'The address could not be changed. Try again.' },
});
