import { Monitor, Smartphone } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SessionRow_session$key } from '#client/__generated__/SessionRow_session.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Tag } from '#client/ui/display/Tag.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { CredentialRow } from '../credentials/CredentialRow.ts';
import { browserName, isHandheld } from './browserName.ts';

type SessionRowProps = { session: SessionRow_session$key; isBusy: boolean; onEnd: (sessionId: string) => void };

/** One place where the viewer is signed in: which browser, from where, and when it was used. */
export function SessionRow({ session: ref, isBusy, onEnd }: SessionRowProps) {
  const intl = useIntl();
  const { formatRelativeDate } = useFormats();
  const { id, isCurrent, ipAddress, lastUsedAt, userAgent } = useFragment(
    graphql`
      fragment SessionRow_session on Session {
        id
        isCurrent
        ipAddress
        lastUsedAt
        userAgent
      }
    `,
    ref,
  );
  const { browser, system } = browserName(userAgent ?? '');
  const name = browser && system ? intl.formatMessage(browserOn, { browser, system }) : (browser ?? system ?? intl.formatMessage(messages.unknown));
  const address = ipAddress === null ? [] : [ipAddress];
  const details = isCurrent ? [intl.formatMessage(messages.thisDevice), ...address] : [...address, formatRelativeDate(lastUsedAt)];
  return (
    <CredentialRow>
      <Icon of={isHandheld(userAgent ?? '') ? Smartphone : Monitor} size={20} />
      <div title={userAgent ?? undefined}>
        <b>{name}</b>
        <small>{intl.formatList(details, { type: 'unit' })}</small>
      </div>
      {isCurrent ? (
        <Tag>
          <FormattedMessage {...messages.current} />
        </Tag>
      ) : (
        <Button size={28} disabled={isBusy} aria-label={intl.formatMessage(endOf, { name })} onClick={() => onEnd(id)}>
          <FormattedMessage {...messages.end} />
        </Button>
      )}
    </CredentialRow>
  );
}

const browserOn = defineMessage<{ browser: string; system: string }>({ id: 'sessions.browserOn', defaultMessage: '{browser} on {system}' });
const endOf = defineMessage<{ name: string }>({ id: 'sessions.endOf', defaultMessage: 'End {name}' });
const messages = defineMessages({
  unknown: { id: 'sessions.unknown', defaultMessage: 'Another program' },
  thisDevice: { id: 'sessions.thisDevice', defaultMessage: 'This device' },
  current: { id: 'sessions.current', defaultMessage: 'Active now' },
  end: { id: 'sessions.end', defaultMessage: 'End' },
});
