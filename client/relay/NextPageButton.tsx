import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';

type NextPageButtonProps = { hasNext: boolean; isLoadingNext: boolean; hasFailed: boolean; onPress: () => void; children: ReactNode };

/** Below a list that is longer: what reads its next page, and that this did not work (see `useNextPage`). */
export function NextPageButton({ hasNext, isLoadingNext, hasFailed, onPress, children }: NextPageButtonProps) {
  return (
    <>
      {hasFailed && (
        <Alert tone="error">
          <FormattedMessage {...commonMessages.noData} />
        </Alert>
      )}
      {hasNext && (
        <Place>
          <Button loading={isLoadingNext} onClick={onPress}>
            {children}
          </Button>
        </Place>
      )}
    </>
  );
}

const Place = styled.div`
  padding-block-start: 16px;
  text-align: center;
`;
