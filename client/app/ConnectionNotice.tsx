import { defineMessages, FormattedMessage } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { useIsConnectionLost } from '#client/relay/LiveContext.ts';
import { Spinner } from '#client/ui/Spinner.tsx';

/** Says quietly that live changes do not arrive right now; short losses are not worth a word. */
export function ConnectionNotice() {
  const isLost = useIsConnectionLost();
  return (
    <div role="status">
      {isLost && (
        <Line>
          <Spinner />
          <FormattedMessage {...messages.reconnecting} />
        </Line>
      )}
    </div>
  );
}

const messages = defineMessages({
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
  animation: ${appear} 2s;
`;
