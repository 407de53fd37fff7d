import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SourceStatusBadge_source$key } from '#client/__generated__/SourceStatusBadge_source.graphql.ts';
import { StatusChip } from '#client/ui/display/StatusChip.tsx';
import { statusMessages } from './sourceMessages.ts';
import { useSourceProgress } from './useSourceProgress.ts';

/** A source's status in a word and a mark, with real progress while it is processed. `solid` fills it in details; `isQuiet` leaves a check of what is completed, `isMark` a mark of everything. */
export function SourceStatusBadge({ source: ref, solid, isQuiet, isMark }: { source: SourceStatusBadge_source$key; solid?: boolean; isQuiet?: boolean; isMark?: boolean }) {
  const intl = useIntl();
  const source = useFragment(
    graphql`
      fragment SourceStatusBadge_source on Source {
        status
        ...useSourceProgress_source
      }
    `,
    ref,
  );
  const { status } = source;
  const { percent } = useSourceProgress(status === 'PROCESSING' ? source : null);
  const label = Object.hasOwn(statusMessages, status)
    ? intl.formatMessage(statusMessages[status as keyof typeof statusMessages])
    : status;
  return (
    <StatusChip
      status={status}
      label={label}
      percent={percent}
      solid={solid}
      isQuiet={isQuiet}
      isMark={isMark}
    />
  );
}
