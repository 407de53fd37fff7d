import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { Button } from '#client/ui/controls/Button.tsx';

/** Says below a list that its next page did not come. */
export function NextPageFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Line role="alert">
      <FormattedMessage {...commonMessages.noSources} />
      <Button size={28} onClick={onRetry}>
        <FormattedMessage {...commonMessages.retry} />
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  flex: none;
  padding: 12px 96px 12px 24px;
  color: var(--danger-fg);
  font: var(--text-13);
`;
