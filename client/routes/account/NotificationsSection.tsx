import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NotificationsSection_viewer$key } from '#client/__generated__/NotificationsSection_viewer.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Switch } from '#client/ui/controls/Switch.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { AccountCard } from './AccountSheet.tsx';
import { useMuteNotifications } from './profile/useMuteNotifications.ts';

/** What tells of itself in the vault, and may be silenced. */
const kinds = ['PROCESSING_FAILED', 'IMPORT_FINISHED', 'SHARED'] as const;

/** Of what the viewer hears in the vault, on every device. */
export function NotificationsSection({ viewer }: { viewer: NotificationsSection_viewer$key }) {
  const errorText = useErrorText();
  const muteNotifications = useMuteNotifications();
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const { account } = useFragment(
    graphql`
      fragment NotificationsSection_viewer on Viewer {
        account {
          mutedNotifications
        }
      }
    `,
    viewer,
  );
  const { mutedNotifications: muted } = account;
  const change = (kind: (typeof kinds)[number], isWanted: boolean) => {
    setRefusal(null);
    const known = muted.flatMap((one) => (one === kind || one === '%future added value' ? [] : [one]));
    muteNotifications(isWanted ? known : [...known, kind], { onRefused: (code) => setRefusal({ code }) });
  };
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
      {kinds.map((kind) => (
        <Switch
          key={kind}
          label={<FormattedMessage {...messages[kind]} />}
          help={<FormattedMessage {...helps[kind]} />}
          checked={!muted.includes(kind)}
          onChange={(isWanted) => change(kind, isWanted)}
        />
      ))}
      <Switch label={<FormattedMessage {...messages.INVITATION} />} help={<FormattedMessage {...helps.INVITATION} />} checked disabled onChange={() => undefined} />
      {refusal && <Alert tone="error">{errorText(refusal.code, messages.failed)}</Alert>}
    </AccountCard>
  );
}

const messages = defineMessages({
  title: { id: 'settings.notifications', defaultMessage: 'Notifications' },
  everywhere: { id: 'settings.notificationsText', defaultMessage: 'What the bell tells you, on all your devices.' },
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
  INVITATION: { id: 'settings.notify.invitedHelp', defaultMessage: 'They always come: nothing else would tell you.' },
});
