import { Check, WifiOff } from 'lucide';
import { useEffect, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useIsConnectionLost } from '#client/relay/live/LiveContext.ts';
import { retryNow } from '#client/relay/live/retryPause.ts';
import { useIsShowingStored } from '#client/relay/storedAnswers.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';

/** Shorter losses are not worth a word. */
const quietMs = 2_000;
const farewellMs = 3_000;

type Connection = { readonly state: 'there' } | { readonly state: 'lost'; readonly since: Date } | { readonly state: 'back' };

/** Says quietly that nothing new arrives, what is shown instead, and for a moment that it does again. */
export default function OfflineBanner() {
  const intl = useIntl();
  const connection = useConnection();
  const isStored = useIsShowingStored();
  if (connection.state === 'there' && !isStored) return null;
  if (connection.state === 'back') {
    return (
      <Bar role="status">
        <Icon of={Check} />
        <b>
          <FormattedMessage {...messages.back} />
        </b>
      </Bar>
    );
  }
  return (
    <Bar role="status">
      <Icon of={WifiOff} />
      <b>
        <FormattedMessage {...(navigator.onLine ? messages.noAnswer : messages.offline)} />
      </b>
      <span>
        {connection.state !== 'lost' || isStored ? <FormattedMessage {...messages.stored} /> : <FormattedMessage {...showing} values={{ time: intl.formatTime(connection.since) }} />}
      </span>
      <Button size={28} onClick={retryNow}>
        <FormattedMessage {...messages.tryNow} />
      </Button>
    </Bar>
  );
}

function useConnection(): Connection {
  const isLost = useIsConnectionLost();
  const [connection, setConnection] = useState<Connection>({ state: 'there' });
  const { state } = connection;
  if (!isLost && state === 'lost') setConnection({ state: 'back' });
  useEffect(() => {
    if (!isLost) return;
    const since = new Date();
    const timer = setTimeout(() => setConnection({ state: 'lost', since }), quietMs);
    return () => clearTimeout(timer);
  }, [isLost]);
  useEffect(() => {
    if (state !== 'back') return;
    const timer = setTimeout(() => setConnection({ state: 'there' }), farewellMs);
    return () => clearTimeout(timer);
  }, [state]);
  return connection;
}

const messages = defineMessages({
  offline: { id: 'app.offline', defaultMessage: 'Offline.' },
  noAnswer: { id: 'app.reconnecting', defaultMessage: 'Reconnecting.' },
  back: { id: 'app.backOnline', defaultMessage: 'Back online.' },
  stored: { id: 'app.offlineStored', defaultMessage: 'Showing what was read here last.' },
  tryNow: { id: 'app.tryNow', defaultMessage: 'Try now' },
});
const showing = defineMessage<{ time: string }>({ id: 'app.offlineShowing', defaultMessage: 'Showing what was here at {time}.' });

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding-block: 6px;
  padding-inline: 24px 16px;
  background: var(--bg-sunken);
  color: var(--fg-2);
  font: var(--text-13);

  > span {
    flex: 1;
    min-width: 0;
  }

  b {
    color: var(--fg-1);
    font-weight: 600;
  }
`;
