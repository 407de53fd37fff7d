import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useIsPageOutdated } from '#client/relay/requests/outdatedPage.ts';
import { useIsRateLimited } from '#client/relay/requests/retryRateLimited.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Spinner } from '#client/ui/display/Spinner.tsx';

/** Says that requests have to wait, or that the page is too old to go on. */
export function ConnectionNotice() {
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
    </div>
  );
}

const messages = defineMessages({
  heldUp: { id: 'app.heldUp', defaultMessage: 'Too many requests, going on in a moment' },
});

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
