import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { FailureCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useDismissFailures } from '#client/sources/mutations/useDismissFailures.ts';
import { useRetrySources } from '#client/sources/mutations/useRetrySources.ts';
import { FailureLabel } from '#client/sources/status/FailureLabel.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { alignAsAround, clip, fingerHigh } from '#client/ui/mixins.ts';

type FailureGroupProps = {
  spaceId: string;
  code: FailureCode;
  count: number;
  /** The newest of them. */
  shown: readonly { readonly id: string; readonly title: string }[];
  canAct: boolean;
};

/** What failed for one reason, and one act for all of it. */
export function FailureGroup({ spaceId, code, count, shown, canAct }: FailureGroupProps) {
  const { retrySources, isRetrying } = useRetrySources();
  const { dismissFailures, isDismissing } = useDismissFailures();
  const ids = shown.map(({ id }) => id);
  const rest = count - shown.length;
  const all = rest > 0 ? { spaceId, filter: { failureCodes: [code] }, expectedCount: count } : undefined;
  // Of a file whose bytes never came there is nothing to keep, and nothing to read.
  const isIncomplete = code === 'INCOMPLETE';
  return (
    <li>
      <Reason>
        <FailureLabel code={code} />
        {count > 1 && <span>{count}</span>}
      </Reason>
      <Titles>
        {shown.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/source/${id}`} dir="auto">
              {title}
            </Link>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <Link to={`/collection/all?reason=${code.toLowerCase()}`}>
              <FormattedMessage {...more} values={{ count: rest }} />
            </Link>
          </li>
        )}
      </Titles>
      {canAct && !isIncomplete && (
        <Acts>
          <Button size={28} loading={isRetrying} onClick={() => retrySources(ids, all)}>
            <FormattedMessage {...(count > 1 ? messages.retryAll : commonMessages.retry)} />
          </Button>
          <Button size={28} variant="ghost" loading={isDismissing} onClick={() => dismissFailures(ids, all)}>
            <FormattedMessage {...(count > 1 ? messages.dismissAll : commonMessages.dismiss)} />
          </Button>
        </Acts>
      )}
    </li>
  );
}

const messages = defineMessages({
  retryAll: { id: 'dashboard.retryAll', defaultMessage: 'Retry all' },
  dismissAll: { id: 'dashboard.dismissAll', defaultMessage: 'Dismiss all' },
});

const more = defineMessage<{ count: number }>({ id: 'dashboard.moreFailed', defaultMessage: '{count, plural, one {# more} other {# more}}' });

const Reason = styled.p`
  display: flex;
  gap: 8px;
  color: var(--danger-fg);
  font: var(--text-12);

  > span {
    color: var(--fg-3);
    font-variant-numeric: tabular-nums;
  }
`;

const Titles = styled.ul`
  a {
    ${clip}
    ${fingerHigh}
    ${alignAsAround}
    display: block;
    padding-block: 2px;
    font-weight: 500;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-block-start: 6px;
`;
