import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';

/** In place of what did not come. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Line role="alert">
      <FormattedMessage {...commonMessages.noData} />
      <Button size={28} onClick={onRetry}>
        <FormattedMessage {...commonMessages.retry} />
      </Button>
    </Line>
  );
}

/** In place of a dialog that cannot open without what did not come: says so, and closes it. */
export function DialogLoadFailed({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const close = useEffectEvent(() => {
    showToast({ type: 'error', message: intl.formatMessage(commonMessages.noData) });
    onClose();
  });
  useEffect(() => close(), []);
  return null;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 12px;
  padding: 16px;
  color: var(--danger-fg);
  font: var(--text-13);
`;
