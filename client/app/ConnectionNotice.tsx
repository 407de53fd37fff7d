import { defineMessages, FormattedMessage } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useIsConnectionLost } from '#client/relay/live/LiveContext.ts';
import { useIsPageOutdated } from '#client/relay/requests/outdatedPage.ts';
import { useIsRateLimited } from '#client/relay/requests/retryRateLimited.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Spinner } from '#client/ui/display/Spinner.tsx';

/** Says quietly that live changes do not arrive right now (short losses are not worth a word), or that the page is too old to go on. */
export function ConnectionNotice() {
  const isLost = useIsConnectionLost();
  const isOutdated = useIsPageOutdated();
  const isHeldUp = useIsRateLimited();
  return (
    <div role="status">
      {isOutdated && (
        <Line>
          <FormattedMessage {...commonMessages.newVersion} />
          <Button variant="primary" size={28} onClick={() => window.location.reload()}>
            <FormattedMessage {...commonMessages.reload} />
          </Button>
        </Line>
      )}
      {isHeldUp && !isOutdated && (
        <Line>
          <Spinner />
          <FormattedMessage {...messages.heldUp} />
        </Line>
      )}
      {isLost && !isHeldUp && !isOutdated && (
        <Waiting>
          <Spinner />
          <FormattedMessage {...messages.reconnecting} />
        </Waiting>
      )}
    </div>
  );
}

const messages = defineMessages({
  heldUp: { id: 'app.heldUp', defaultMessage: 'Too many requests, going on in a moment' },
  reconnecting: { id: 'app.reconnecting', defaultMessage: 'Reconnecting' },
});

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 32px;
  padding: 0 10px;
  color: var(--fg-2);
  font: var(--text-12);
  font-weight: 500;
`;

const Waiting = styled(Line)`
  animation: ${appear} 2s;
`;
