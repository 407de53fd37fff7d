import { CircleAlert, RotateCw } from 'lucide';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ReaderFailure_source$key } from '#client/__generated__/ReaderFailure_source.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useRetrySources } from '#client/sources/mutations/useRetrySources.ts';
import { failureMessage } from '#client/sources/status/sourceMessages.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';

/** In place of a text that could not be read: why, and Retry for who may. */
export function ReaderFailure({ source: ref }: { source: ReaderFailure_source$key }) {
  const { id, type, viewerCanEdit, failure } = useFragment(
    graphql`
      fragment ReaderFailure_source on Source {
        id
        type
        viewerCanEdit
        failure {
          code
        }
      }
    `,
    ref,
  );
  const { retrySources, isRetrying } = useRetrySources();
  return (
    <FailureBox role="alert">
      <b>
        <Icon of={CircleAlert} />
        <FormattedMessage {...(type === 'URI' ? messages.failedPage : messages.failed)} />
      </b>
      <p>
        <FormattedMessage {...failureMessage(failure?.code)} />
      </p>
      {viewerCanEdit && (
        <Button icon={RotateCw} loading={isRetrying} onClick={() => retrySources([id])}>
          <FormattedMessage {...commonMessages.retry} />
        </Button>
      )}
    </FailureBox>
  );
}

const messages = defineMessages({
  failedPage: { id: 'source.failedPage', defaultMessage: 'Could not read this page' },
  failed: { id: 'source.failed', defaultMessage: 'Could not read this' },
});

const FailureBox = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  padding: 20px;
  border-radius: var(--r-lg);
  background: var(--danger-soft);
  box-shadow: inset 0 0 0 1px var(--danger-line);
  font: var(--text-14);

  b {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--danger-fg);
    font-weight: 600;
  }

  button {
    margin-block-start: 12px;
  }
`;
