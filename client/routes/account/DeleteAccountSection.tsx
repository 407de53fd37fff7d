import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DeleteAccountSection_viewer$key } from '#client/__generated__/DeleteAccountSection_viewer.graphql.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { AccountCard, AccountLine } from './AccountSheet.tsx';
import { DeleteAccountDialog } from './profile/DeleteAccountDialog.tsx';

/** The way out of the vault. */
export function DeleteAccountSection({ viewer }: { viewer: DeleteAccountSection_viewer$key }) {
  const { account } = useFragment(
    graphql`
      fragment DeleteAccountSection_viewer on Viewer {
        account {
          hasPassword
          user {
            email
          }
        }
      }
    `,
    viewer,
  );
  const [isAsking, setIsAsking] = useState(false);
  return (
    <AccountCard>
      <AccountLine>
        <div>
          <h2>
            <FormattedMessage {...messages.title} />
          </h2>
          <p>
            <FormattedMessage {...messages.text} />
          </p>
        </div>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          <FormattedMessage {...messages.title} />
        </Button>
      </AccountLine>
      {isAsking && <DeleteAccountDialog confirmation={account.user.email ?? 'DELETE'} hasPassword={account.hasPassword && account.user.email !== null} onClose={() => setIsAsking(false)} />}
    </AccountCard>
  );
}

const messages = defineMessages({
  title: { id: 'deleteAccount.title', defaultMessage: 'Delete account' },
  text: { id: 'deleteAccount.sectionText', defaultMessage: 'Your own spaces and everything in them.' },
});
