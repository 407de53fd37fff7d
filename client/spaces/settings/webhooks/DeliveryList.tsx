import { RotateCw } from 'lucide';
import { startTransition, useTransition } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { DeliveryList_webhook$key } from '#client/__generated__/DeliveryList_webhook.graphql.ts';
import type { DeliveryListPaginationQuery } from '#client/__generated__/DeliveryListPaginationQuery.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useRedeliver } from './mutations/useRedeliver.ts';
import { deliveryFailure, deliveryStates, eventName } from './webhookMessages.ts';

const PAGE = 20;

/** Deliveries, newest first: what became of each, what was sent and answered, and sending it again. */
export function DeliveryList({ webhook }: { webhook: DeliveryList_webhook$key }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { formatDateTime, formatRelativeDate } = useFormats();
  const { redeliver } = useRedeliver();
  const [isRefreshing, refresh] = useTransition();
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<DeliveryListPaginationQuery, DeliveryList_webhook$key>(
    graphql`
      fragment DeliveryList_webhook on Webhook
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "DeliveryListPaginationQuery") {
        deliveries(first: $count, after: $cursor) @connection(key: "DeliveryList_deliveries") {
          edges {
            node {
              id
              event
              state
              attempts
              requestBody
              responseStatus
              responseBody
              failure {
                code
              }
              createdAt
              nextTryAt
            }
          }
        }
      }
    `,
    webhook,
  );
  const readAgain = () => void refetch({}, { fetchPolicy: 'network-only' });
  const sendAgain = (id: string) =>
    redeliver({ deliveryIds: [id] }, { onDone: () => startTransition(readAgain), onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }) });
  const { edges } = data.deliveries;
  return (
    <Log>
      <header>
        <FormattedMessage {...(edges.length === 0 ? messages.none : messages.kept)} />
        <Button size={28} icon={RotateCw} loading={isRefreshing} onClick={() => refresh(readAgain)}>
          <FormattedMessage {...messages.refresh} />
        </Button>
      </header>
      <ol aria-label={intl.formatMessage(messages.deliveries)}>
        {edges.map(({ node: { id, event, state, attempts, requestBody, responseStatus, responseBody, failure, createdAt, nextTryAt } }) => (
          <li key={id}>
            <div>
              <State data-state={state}>{state !== '%future added value' && <FormattedMessage {...deliveryStates[state]} />}</State>
              <span>
                <FormattedMessage {...eventName(event)} />
              </span>
              <time dateTime={createdAt} title={formatDateTime(createdAt)}>
                {formatRelativeDate(createdAt)}
              </time>
              {state !== 'WAITING' && (
                <Button size={28} onClick={() => sendAgain(id)}>
                  <FormattedMessage {...messages.again} />
                </Button>
              )}
            </div>
            {failure && (
              <p>
                <FormattedMessage {...deliveryFailure(failure.code)} />
              </p>
            )}
            {state === 'WAITING' && attempts > 0 && typeof nextTryAt === 'string' && (
              <p>
                <FormattedMessage {...next} values={{ count: attempts, date: formatDateTime(nextTryAt) }} />
              </p>
            )}
            <details>
              <summary>{typeof responseStatus === 'number' ? intl.formatMessage(answered, { status: String(responseStatus) }) : intl.formatMessage(messages.details)}</summary>
              <pre dir="ltr" tabIndex={0}>
                {[requestBody, responseBody].filter((body) => typeof body === 'string' && body !== '').join('\n\n')}
              </pre>
            </details>
          </li>
        ))}
      </ol>
      {hasNext && (
        <Button loading={isLoadingNext} onClick={() => loadNext(PAGE)}>
          <FormattedMessage {...messages.more} />
        </Button>
      )}
    </Log>
  );
}

const answered = defineMessage<{ status: string }>({ id: 'webhooks.answered', defaultMessage: 'Answered {status}' });
const next = defineMessage<{ count: number; date: string }>({ id: 'webhooks.next', defaultMessage: '{count, plural, one {Tried once} other {Tried # times}}; again {date}.' });
const messages = defineMessages({
  deliveries: { id: 'webhooks.log', defaultMessage: 'Deliveries' },
  none: { id: 'webhooks.noDeliveries', defaultMessage: 'Nothing was sent yet.' },
  kept: { id: 'webhooks.kept', defaultMessage: 'Kept for 30 days.' },
  refresh: { id: 'webhooks.refresh', defaultMessage: 'Refresh' },
  again: { id: 'webhooks.again', defaultMessage: 'Send again' },
  details: { id: 'webhooks.details', defaultMessage: 'What was sent' },
  more: { id: 'webhooks.more', defaultMessage: 'Show more' },
  failed: { id: 'webhooks.failed', defaultMessage: 'That did not work. Try again.' },
});

const Log = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-block-start: 6px;
  padding: 12px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);
  font: var(--text-12);

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    color: var(--fg-2);
  }

  li {
    padding-block: 6px;
  }

  li + li {
    border-block-start: 1px solid var(--line-1);
  }

  li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
  }

  time {
    margin-inline-start: auto;
    color: var(--fg-2);
  }

  p {
    color: var(--fg-2);
  }

  summary {
    width: fit-content;
    color: var(--fg-2);
    cursor: pointer;
  }

  pre {
    max-height: 180px;
    margin-block-start: 4px;
    overflow: auto;
    font-family: var(--font-mono);
    font-size: 11px;
    overflow-wrap: anywhere;
    text-align: start;
    white-space: pre-wrap;
  }
`;

const State = styled.b`
  font-weight: 600;

  &[data-state='FAILED'] {
    color: var(--danger-fg);
  }

  &[data-state='DELIVERED'] {
    color: var(--success-fg);
  }
`;
