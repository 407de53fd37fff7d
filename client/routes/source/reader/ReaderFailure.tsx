import { BellOff, CircleAlert, RotateCw } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ReaderFailure_source$key } from '#client/__generated__/ReaderFailure_source.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useTrashSources } from '#client/sources/actions/useTrashSources.ts';
import { useDismissFailures } from '#client/sources/mutations/useDismissFailures.ts';
import { useRetrySources } from '#client/sources/mutations/useRetrySources.ts';
import { selectedByIds } from '#client/sources/selection/selectedSources.ts';
import { failureMessage } from '#client/sources/status/failureReasons.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { OtherWays } from '../remedies/OtherWays.tsx';

type ReaderFailureProps = {
  source: ReaderFailure_source$key;
  /** It was put into the trash. */
  onDeleted: () => void;
};

/** In place of a text that could not be read: why, how often it was tried, and for who may what can be done about it. */
export function ReaderFailure({ source: ref, onDeleted }: ReaderFailureProps) {
  const { formatRelativeDate } = useFormats();
  const source = useFragment(
    graphql`
      fragment ReaderFailure_source on Source {
        id
        type
        viewerCanEdit
        failure {
          code
        }
        processingLog {
          run
          outcome
          startedAt
        }
        collection {
          id
        }
        ...OtherWays_source
      }
    `,
    ref,
  );
  const { id, type, viewerCanEdit, failure, processingLog, collection } = source;
  const { retrySources, isRetrying } = useRetrySources();
  const { dismissFailures, isDismissing } = useDismissFailures();
  const { trashSources } = useTrashSources();
  const run = processingLog.at(-1)?.run;
  const tries = processingLog.filter((event) => event.run === run && (event.outcome === 'FAILED' || event.outcome === 'RETRYING'));
  const last = tries.at(-1);
  const isLink = type === 'URI';
  // Of a file whose bytes never came there is nothing to keep.
  const canDismiss = failure?.code !== 'INCOMPLETE';

  return (
    <Place>
      <Reason role="alert">
        <Icon of={CircleAlert} size={18} />
        <div>
          <b>
            <FormattedMessage {...(isLink ? messages.failedPage : messages.failed)} />
          </b>
          <p>
            <FormattedMessage {...failureMessage(failure?.code)} /> {last && <FormattedMessage {...tried} values={{ count: tries.length, date: formatRelativeDate(last.startedAt) }} />}
          </p>
        </div>
      </Reason>
      {viewerCanEdit && isLink && <OtherWays source={source} />}
      {viewerCanEdit && (
        <>
          <Buttons>
            <Button icon={RotateCw} loading={isRetrying} onClick={() => retrySources([id])}>
              <FormattedMessage {...commonMessages.retry} />
            </Button>
            {canDismiss && (
              <Button variant="ghost" icon={BellOff} loading={isDismissing} onClick={() => dismissFailures([id])}>
                <FormattedMessage {...commonMessages.dismiss} />
              </Button>
            )}
            <Delete variant="ghost" onClick={() => trashSources(selectedByIds([id], collection?.id ?? null), { onDone: onDeleted })}>
              <FormattedMessage {...commonMessages.delete} />
            </Delete>
          </Buttons>
          {canDismiss && (
            <Hint>
              <FormattedMessage {...(isLink ? messages.dismissLink : messages.dismissFile)} />
            </Hint>
          )}
        </>
      )}
    </Place>
  );
}

const messages = defineMessages({
  failedPage: { id: 'source.failedPage', defaultMessage: 'Could not read this page' },
  failed: { id: 'source.failed', defaultMessage: 'Could not read this' },
  dismissLink: { id: 'source.dismissLink', defaultMessage: 'Dismiss keeps the link and stops the reminders.' },
  dismissFile: { id: 'source.dismissFile', defaultMessage: 'Dismiss keeps it without a text and stops the reminders.' },
});

const tried = defineMessage<{ count: number; date: string }>({
  id: 'source.tried',
  defaultMessage: '{count, plural, one {Last tried: {date}} other {Tried # times. Last: {date}}}',
});

const Place = styled.div`
  max-width: 600px;
`;

const Reason = styled.div`
  display: flex;
  gap: 10px;
  padding: 12px 16px;
  border-radius: var(--r-lg);
  background: var(--danger-soft);
  box-shadow: inset 0 0 0 1px var(--danger-line);
  color: var(--fg-1);
  font: var(--text-13);
  line-height: 20px;

  > svg {
    flex: none;
    margin-block-start: 1px;
    color: var(--danger-fg);
  }

  b {
    font-weight: 600;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 20px;
`;

const Delete = styled(Button)`
  color: var(--danger-fg);
`;

const Hint = styled.p`
  margin-block-start: 12px;
  color: var(--fg-3);
  font: var(--text-12);
`;
