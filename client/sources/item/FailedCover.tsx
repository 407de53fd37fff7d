import { CircleAlert, RotateCw } from 'lucide';
import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { CoverFailure } from '#client/ui/layout/CardCover.tsx';
import { useCellTabIndex } from '#client/ui/layout/CellContext.ts';
import { useRetrySources } from '../mutations/useRetrySources.ts';
import { failureMessage } from '../status/failureReasons.ts';

type FailedCoverProps = { id: string; isPage: boolean; code: string | null | undefined; isRetryable: boolean };

/** Why a source failed, and its Retry, on its cover; loaded when a list has one. */
export default function FailedCover({ id, isPage, code, isRetryable }: FailedCoverProps) {
  const tabIndex = useCellTabIndex();
  const { retrySources, isRetrying } = useRetrySources();
  return (
    <CoverFailure
      icon={<Icon of={CircleAlert} />}
      title={<FormattedMessage {...(isPage ? messages.failedPage : messages.failedFile)} />}
      reason={<FormattedMessage {...failureMessage(code)} />}
      action={
        isRetryable && (
          <Above>
            <Button size={28} icon={RotateCw} tabIndex={tabIndex} loading={isRetrying} onClick={() => retrySources([id])}>
              <FormattedMessage {...commonMessages.retry} />
            </Button>
          </Above>
        )
      }
    />
  );
}

const messages = defineMessages({
  failedPage: { id: 'sources.failedPage', defaultMessage: 'Could not read this page' },
  failedFile: { id: 'sources.failedFile', defaultMessage: 'Could not read this' },
});

/** Lies above the card's own link. */
const Above = styled.span`
  position: relative;
  z-index: 1;
  margin-block-start: auto;
`;
