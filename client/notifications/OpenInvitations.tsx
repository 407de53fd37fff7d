import { Mail } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { OpenInvitations_viewer$key } from '#client/__generated__/OpenInvitations_viewer.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { roleNames } from '#client/spaces/members/roles.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { useAnswerInvitation } from './useAnswerInvitation.ts';

/** Invitations that can be accepted here and now. */
export function OpenInvitations({ viewer: ref, onGo }: { viewer: OpenInvitations_viewer$key; onGo?: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { invitations } = useFragment(
    graphql`
      fragment OpenInvitations_viewer on Viewer {
        invitations(first: 20) @connection(key: "OpenInvitations_invitations") {
          edges {
            node {
              id
              spaceName
              invitedByName
              role
            }
          }
        }
      }
    `,
    ref,
  );
  const { accept, decline, isRunning } = useAnswerInvitation();
  const [refusal, setRefusal] = useState<{ id: string; code: ErrorCode | null } | null>(null);
  if (invitations.edges.length === 0) return null;

  return (
    <List aria-label={intl.formatMessage(messages.list)}>
      {invitations.edges.map(({ node: { id, spaceName, invitedByName, role } }) => {
        const onRefused = (code: ErrorCode | null) => setRefusal({ id, code });
        return (
          <li key={id}>
            <Icon of={Mail} />
            <div>
              <p>
                <FormattedMessage
                  id="notifications.invited"
                  defaultMessage="{actor} invites you to <b>{space}</b> as {role}"
                  values={{
                    actor: invitedByName ?? intl.formatMessage(messages.somebody),
                    space: spaceName,
                    role: intl.formatMessage(roleNames[role === '%future added value' ? 'VIEWER' : role]),
                    b: (words) => <b key="b">{words}</b>,
                  }}
                />
              </p>
              {refusal?.id === id && <Failed role="alert">{errorText(refusal.code, messages.failed)}</Failed>}
              <Buttons>
                <Button size={28} variant="primary" disabled={isRunning} onClick={() => accept({ id }, { onDone: onGo, onRefused })}>
                  <FormattedMessage {...messages.accept} />
                </Button>
                <Button size={28} disabled={isRunning} onClick={() => decline({ id }, { onRefused })}>
                  <FormattedMessage {...messages.decline} />
                </Button>
              </Buttons>
            </div>
          </li>
        );
      })}
    </List>
  );
}

const messages = defineMessages({
  list: { id: 'notifications.invitations', defaultMessage: 'Invitations' },
  somebody: { id: 'notifications.somebody', defaultMessage: 'Somebody' },
  accept: { id: 'notifications.accept', defaultMessage: 'Accept' },
  decline: { id: 'notifications.decline', defaultMessage: 'Decline' },
  failed: { id: 'notifications.answerFailed', defaultMessage: 'Your answer could not be sent. Try again.' },
});

const List = styled.ul`
  border-block-start: 1px solid var(--line-1);
  background: var(--accent-soft);

  li {
    display: flex;
    gap: 12px;
    padding: 12px 16px;
    font: var(--text-13);
    overflow-wrap: anywhere;
  }

  li > svg {
    margin: 2px 8px;
    color: var(--accent-fg);
  }

  b {
    font-weight: 600;
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: 8px;
  margin-block-start: 8px;
`;

const Failed = styled.p`
  color: var(--danger-fg);
  font: var(--text-12);
`;
