import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link, useNavigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { InvitationPageQuery } from '#client/__generated__/InvitationPageQuery.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useAnswerInvitation } from '#client/notifications/useAnswerInvitation.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { roleNames } from '#client/spaces/members/roles.ts';
import { Arch } from '#client/ui/brand/Arch.tsx';
import { Button, ButtonLink } from '#client/ui/controls/Button.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { PaneBody, Sheet } from '#client/ui/layout/Pane.tsx';

const query = graphql`
  query InvitationPageQuery($token: String!) @throwOnFieldError {
    invitation(token: $token) {
      spaceName
      invitedByName
      role
      expiresAt
    }
  }
`;

/** `/invitation/{token}`: asks whether to join the space. Who is not signed in comes back here after signing in. */
export function Component() {
  const intl = useIntl();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { formatDay } = useFormats();
  const { token = '' } = useParams();
  const { invitation } = useRouteQuery<InvitationPageQuery>(query);
  const { accept, decline, isRunning } = useAnswerInvitation();
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const onRefused = (code: ErrorCode | null) => setRefusal({ code });

  return (
    <Sheet id="content" tabIndex={-1}>
      <PageTitle isHeading>{intl.formatMessage(messages.title)}</PageTitle>
      <PaneBody>
        {invitation ? (
          <Place>
            <Arch />
            <h2>
              <FormattedMessage {...join} values={{ name: invitation.spaceName }} />
            </h2>
            <p>
              <FormattedMessage
                {...by}
                values={{
                  actor: invitation.invitedByName ?? intl.formatMessage(messages.somebody),
                  role: intl.formatMessage(roleNames[invitation.role === '%future added value' ? 'VIEWER' : invitation.role]),
                  date: formatDay(invitation.expiresAt),
                }}
              />
            </p>
            {refusal && <Alert tone="error">{errorText(refusal.code, messages.failed)}</Alert>}
            <Buttons>
              <Button size={36} disabled={isRunning} onClick={() => decline({ token }, { onDone: () => void navigate('/'), onRefused })}>
                <FormattedMessage {...messages.decline} />
              </Button>
              <Button size={36} variant="primary" loading={isRunning} onClick={() => accept({ token }, { onRefused })}>
                <FormattedMessage {...messages.accept} />
              </Button>
            </Buttons>
          </Place>
        ) : (
          <EmptyState
            title={<FormattedMessage {...messages.gone} />}
            text={<FormattedMessage {...messages.goneText} />}
            action={
              <ButtonLink>
                <Link to="/">
                  <FormattedMessage {...messages.home} />
                </Link>
              </ButtonLink>
            }
          />
        )}
      </PaneBody>
    </Sheet>
  );
}

const join = defineMessage<{ name: string }>({ id: 'invitation.join', defaultMessage: 'Join {name}' });
const by = defineMessage<{ actor: string; role: string; date: string }>({
  id: 'invitation.by',
  defaultMessage: '{actor} invites you as {role}. The invitation counts until {date}.',
});
const messages = defineMessages({
  title: { id: 'invitation.title', defaultMessage: 'Invitation' },
  somebody: { id: 'notifications.somebody', defaultMessage: 'Somebody' },
  accept: { id: 'notifications.accept', defaultMessage: 'Accept' },
  decline: { id: 'notifications.decline', defaultMessage: 'Decline' },
  failed: { id: 'notifications.answerFailed', defaultMessage: 'Your answer could not be sent. Try again.' },
  gone: { id: 'invitation.gone', defaultMessage: 'This invitation is not open any more' },
  goneText: { id: 'error.invitationInvalid', defaultMessage: 'This invitation was used, withdrawn or is too old. Ask for a new one.' },
  home: { id: 'invitation.home', defaultMessage: 'To the dashboard' },
});

const Place = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 8px;
  min-height: 100%;
  padding: 32px 24px;
  color: var(--fg-off);
  text-align: center;
  overflow-wrap: anywhere;

  h2 {
    margin-block-start: 16px;
    color: var(--fg-1);
    font: var(--text-20);
    letter-spacing: var(--track-tight);
  }

  p {
    max-width: 44ch;
    color: var(--fg-2);
    font: var(--text-14);
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: 8px;
  margin-block-start: 16px;
`;
