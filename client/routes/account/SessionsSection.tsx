import { LogOut } from 'lucide';
import { startTransition, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useRefetchableFragment } from 'react-relay/hooks';
import type { SessionsSection_viewer$key } from '#client/__generated__/SessionsSection_viewer.graphql.ts';
import type { SessionsSectionRefetchQuery } from '#client/__generated__/SessionsSectionRefetchQuery.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { pointing } from '#client/ui/display/Icon.tsx';
import { AccountCard } from './AccountSheet.tsx';
import { SessionRow } from './sessions/SessionRow.tsx';
import { useRevokeSessions } from './sessions/useRevokeSessions.ts';

const fragment = graphql`
  fragment SessionsSection_viewer on Viewer @refetchable(queryName: "SessionsSectionRefetchQuery") {
    account {
      sessions(first: 100) {
        edges {
          node {
            id
            isCurrent
            ...SessionRow_session
          }
        }
      }
    }
  }
`;

/** Where the viewer is signed in, and how to end that. Nothing where others keep the sessions. */
export function SessionsSection({ viewer }: { viewer: SessionsSection_viewer$key }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [{ account }, refetch] = useRefetchableFragment<SessionsSectionRefetchQuery, SessionsSection_viewer$key>(fragment, viewer);
  const { revokeSessions, isRevoking } = useRevokeSessions();
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const { edges } = account.sessions;
  if (edges.length === 0) return null;

  const end = (input: { sessionIds: string[] } | { allOthers: true }) => {
    if (isRevoking) return;
    setRefusal(null);
    const readAgain = () => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }));
    revokeSessions(input, {
      onDone: readAgain,
      onRefused: (code) => {
        setRefusal({ code });
        // One that has ended meanwhile is none to be shown.
        if (code === 'NOT_FOUND') readAgain();
      },
    });
  };
  return (
    <AccountCard>
      <div>
        <h2>
          <FormattedMessage {...messages.title} />
        </h2>
        <p>
          <FormattedMessage {...messages.text} />
        </p>
      </div>
      {refusal && <Alert tone="error">{errorText(refusal.code, messages.failed)}</Alert>}
      <ul aria-label={intl.formatMessage(messages.title)}>
        {edges.map(({ node }) => (
          <SessionRow key={node.id} session={node} isBusy={isRevoking} onEnd={(id) => end({ sessionIds: [id] })} />
        ))}
      </ul>
      {edges.some(({ node }) => !node.isCurrent) && (
        <div>
          <Button icon={pointing(LogOut)} loading={isRevoking} onClick={() => end({ allOthers: true })}>
            <FormattedMessage {...messages.endOthers} />
          </Button>
        </div>
      )}
    </AccountCard>
  );
}

const messages = defineMessages({
  title: { id: 'sessions.title', defaultMessage: 'Sessions' },
  text: { id: 'sessions.text', defaultMessage: 'Where you are signed in.' },
  endOthers: { id: 'sessions.endOthers', defaultMessage: 'End all others' },
  failed: { id: 'sessions.failed', defaultMessage: 'The session could not be ended. Try again.' },
});
