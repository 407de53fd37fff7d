import { useState, type ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageTag } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { NotificationsSection_viewer$key } from '#client/__generated__/NotificationsSection_viewer.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { TextLink } from '#client/ui/controls/TextLink.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { onTouch } from '#client/ui/mixins.ts';
import { AccountCard, LineWords } from './AccountSheet.tsx';
import { useChooseNotifications } from './profile/useChooseNotifications.ts';

/** What may be silenced in the vault, and mailed. */
const kinds = ['PROCESSING_FAILED', 'IMPORT_FINISHED', 'SHARED'] as const;
type Kind = (typeof kinds)[number];

/** Of what the viewer hears in the vault, on every device, and of what also by mail. */
export function NotificationsSection({ viewer }: { viewer: NotificationsSection_viewer$key }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const [pending, chooseNotifications] = useChooseNotifications((code) => setRefusal({ code }));
  const { account, sendsMail } = useFragment(
    graphql`
      fragment NotificationsSection_viewer on Viewer {
        sendsMail
        account {
          emailIsVerified
          mutedNotifications
          mailedNotifications
        }
      }
    `,
    viewer,
  );
  const { emailIsVerified } = account;
  const muted = known(pending.mutedNotifications ?? account.mutedNotifications);
  const mailed = known(pending.mailedNotifications ?? account.mailedNotifications);
  const canMail = sendsMail && emailIsVerified;
  const hear = (kind: Kind, isWanted: boolean) => {
    setRefusal(null);
    chooseNotifications({ mutedNotifications: changed(muted, kind, !isWanted) });
  };
  const mail = (kind: Kind, isWanted: boolean) => {
    setRefusal(null);
    chooseNotifications({ mailedNotifications: changed(mailed, kind, isWanted) });
  };
  const nameOf = (kind: keyof typeof helps, column: 'app' | 'mail') => intl.formatMessage(inColumn, { kind: intl.formatMessage(messages[kind]), column: intl.formatMessage(messages[column]) });
  const line = (kind: keyof typeof helps, app: ReactNode, byMail: ReactNode) => (
    <Line key={kind}>
      <LineWords>
        <FormattedMessage {...messages[kind]} />
        <small>
          <FormattedMessage {...helps[kind]} />
        </small>
      </LineWords>
      <Cell>{app}</Cell>
      <Cell>{byMail}</Cell>
    </Line>
  );
  return (
    <AccountCard>
      <div>
        <h2>
          <FormattedMessage {...messages.title} />
        </h2>
        <p>
          <FormattedMessage {...messages.everywhere} />
        </p>
      </div>
      <div>
        <Head aria-hidden>
          <span>
            <FormattedMessage {...messages.app} />
          </span>
          <span>
            <FormattedMessage {...messages.mail} />
          </span>
        </Head>
        {kinds.map((kind) =>
          line(
            kind,
            <Checkbox aria-label={nameOf(kind, 'app')} checked={!muted.includes(kind)} onChange={(isWanted) => hear(kind, isWanted)} />,
            <Checkbox
              aria-label={nameOf(kind, 'mail')}
              checked={canMail && !muted.includes(kind) && mailed.includes(kind)}
              disabled={!canMail || muted.includes(kind)}
              onChange={(isWanted) => mail(kind, isWanted)}
            />,
          ),
        )}
        {line(
          'INVITATION',
          <Checkbox aria-label={nameOf('INVITATION', 'app')} checked disabled />,
          <Checkbox aria-label={nameOf('INVITATION', 'mail')} checked={sendsMail} disabled />,
        )}
      </div>
      {canMail ? (
        <p>
          <FormattedMessage {...messages.mailRule} />
        </p>
      ) : (
        <Alert tone="info">
          {sendsMail ? <FormattedMessage {...unproven} values={{ link: (words) => <TextLink><Link to="/verify-email">{words}</Link></TextLink> }} /> : <FormattedMessage {...messages.noMail} />}
        </Alert>
      )}
      {refusal && <Alert tone="error">{errorText(refusal.code, messages.failed)}</Alert>}
    </AccountCard>
  );
}

/** Those that this page has words for, also to send them back. */
const known = (chosen: readonly string[]): readonly Kind[] => kinds.filter((kind) => chosen.includes(kind));

const changed = (chosen: readonly Kind[], kind: Kind, isIn: boolean): readonly Kind[] => (isIn ? [...chosen, kind] : chosen.filter((one) => one !== kind));

const inColumn = defineMessage<{ kind: string; column: string }>({ id: 'settings.notify.inColumn', defaultMessage: '{kind}: {column}' });
const unproven = defineMessage<{ link: MessageTag }>({ id: 'settings.notify.unproven', defaultMessage: 'Mails go to confirmed addresses only. <link>Confirm yours</link>, then choose here.' });
const messages = defineMessages({
  title: { id: 'settings.notifications', defaultMessage: 'Notifications' },
  everywhere: { id: 'settings.notificationsText', defaultMessage: 'What the bell tells you, on all your devices.' },
  app: { id: 'settings.notify.app', defaultMessage: 'App' },
  mail: { id: 'settings.notify.mail', defaultMessage: 'E-mail' },
  mailRule: { id: 'settings.notify.mailRule', defaultMessage: 'A mail tells what you have not read after ten minutes, one an hour at most. What is off in the app is not mailed either.' },
  noMail: { id: 'settings.notify.noMail', defaultMessage: 'Mail is not set up on this server: what happens is told in the app alone.' },
  PROCESSING_FAILED: { id: 'settings.notify.failed', defaultMessage: 'A source could not be read' },
  IMPORT_FINISHED: { id: 'settings.notify.imported', defaultMessage: 'An import has ended' },
  SHARED: { id: 'settings.notify.shared', defaultMessage: 'Your part in a space changes' },
  INVITATION: { id: 'settings.notify.invited', defaultMessage: 'Invitations' },
  failed: { id: 'settings.notify.refused', defaultMessage: 'This could not be saved. Try again.' },
});
const helps = defineMessages({
  PROCESSING_FAILED: { id: 'settings.notify.failedHelp', defaultMessage: 'It shows under Needs attention all the same.' },
  IMPORT_FINISHED: { id: 'settings.notify.importedHelp', defaultMessage: 'With how many sources came, and how many could not be taken.' },
  SHARED: { id: 'settings.notify.sharedHelp', defaultMessage: 'Somebody makes you owner, editor or viewer.' },
  INVITATION: { id: 'settings.notify.invitedAlways', defaultMessage: 'They always come, in a mail of their own.' },
});

const columns = '1fr 56px 56px';

const Head = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  justify-items: center;
  padding-block-end: 8px;
  color: var(--fg-3);
  font: var(--text-11);

  span:first-child {
    grid-column: 2;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  min-height: 44px;
  padding-block: 8px;
  border-block-start: 1px solid var(--line-1);
  font-size: 13px;
  font-weight: 500;

  ${onTouch} {
    min-height: 56px;
  }
`;

const Cell = styled.span`
  display: grid;
  place-items: center;
`;
