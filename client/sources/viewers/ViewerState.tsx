import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';

/** Where a file will stand that is being loaded. */
export function ViewerSkeleton() {
  return (
    <Bones aria-hidden>
      {[60, 80, 40, 70, 55].map((width) => (
        <Skeleton key={width} $width={`${width}%`} />
      ))}
    </Bones>
  );
}

/** In the place of a file that could not be loaded. */
export function ViewerFailure() {
  return <EmptyState picture={null} title={<FormattedMessage {...messages.failed} />} text={<FormattedMessage {...messages.failedText} />} />;
}

const messages = defineMessages({
  failed: { id: 'viewer.failed', defaultMessage: 'The file could not be loaded' },
  failedText: { id: 'viewer.failedText', defaultMessage: 'Check the connection, then open it again.' },
});

const Bones = styled.div`
  display: grid;
  gap: 12px;
  padding: 24px;
`;
