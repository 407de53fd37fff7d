import { Check } from 'lucide';
import { defineMessage, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ContinueReadingItem_source$key } from '#client/__generated__/ContinueReadingItem_source.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { SourceCover } from '#client/sources/item/SourceCover.tsx';
import { SourceKind } from '#client/sources/item/SourceKind.tsx';
import { useSetReadingProgress } from '#client/sources/mutations/useSetReadingProgress.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { ProgressLine } from '#client/ui/display/Progress.tsx';
import { Card, CardBody, CardKind, CardTitle, CardTools } from '#client/ui/layout/Card.tsx';
import { asLargeAsCard, clampLines, tabularNumbers } from '#client/ui/mixins.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

/** A source one is reading: what it is, how far one is, how much is left. */
export function ContinueReadingItem({ source: ref }: { source: ContinueReadingItem_source$key }) {
  const intl = useIntl();
  const source = useFragment(
    graphql`
      fragment ContinueReadingItem_source on Source {
        id
        title
        readingProgress
        readingMinutes
        details {
          pages
        }
        ...SourceCover_source
        ...SourceKind_source
      }
    `,
    ref,
  );
  const setReadingProgress = useSetReadingProgress();
  const progress = source.readingProgress ?? 0;
  const fail = () => showToast({ type: 'error', message: intl.formatMessage(messages.failed) });
  const markAsRead = () => {
    setReadingProgress(source.id, 1, fail);
    showToast({
      type: 'success',
      message: intl.formatMessage(messages.marked),
      action: { label: intl.formatMessage(commonMessages.undo), onAction: () => setReadingProgress(source.id, progress, fail) },
    });
  };
  return (
    <Low>
      <SourceCover source={source} passage={null} />
      <CardBody>
        <CardKind>
          <SourceKind source={source} />
          <CardTools>
            <IconButton icon={Check} size={24} label={intl.formatMessage(messages.markAsRead)} onClick={markAsRead} />
          </CardTools>
        </CardKind>
        <CardTitle dir="auto">
          <Whole to={`/source/${source.id}`}>{source.title}</Whole>
        </CardTitle>
        <Far>
          <span>
            <ProgressLine label={intl.formatMessage(messages.progress, { title: source.title })} percent={progress * 100} thickness={4} tone="reading" />
          </span>
          <Left progress={progress} minutes={source.readingMinutes} pages={source.details.pages} />
        </Far>
      </CardBody>
    </Low>
  );
}

/** The page one is at, of a document with pages; else the minutes that are left; else the share that was read. */
function Left({ progress, minutes, pages }: { progress: number; minutes: number | null; pages: number | null }) {
  if (pages !== null && pages > 1) {
    return <FormattedMessage {...messages.page} values={{ page: Math.round(progress * (pages - 1)) + 1, pages }} />;
  }
  if (minutes !== null && minutes > 0) return <FormattedMessage {...messages.minutesLeft} values={{ count: Math.max(1, Math.round(minutes * (1 - progress))) }} />;
  return <FormattedNumber value={progress} style="percent" />;
}

const messages = {
  progress: defineMessage<{ title: string }>({ id: 'dashboard.readingProgress', defaultMessage: 'How much of {title} has been read' }),
  page: defineMessage<{ page: number; pages: number }>({ id: 'dashboard.pageOf', defaultMessage: 'Page {page, number} of {pages, number}' }),
  minutesLeft: defineMessage<{ count: number }>({ id: 'source.minutesLeft', defaultMessage: '{count, number} min left' }),
  markAsRead: defineMessage({ id: 'dashboard.markAsRead', defaultMessage: 'Mark as read' }),
  marked: defineMessage({ id: 'dashboard.markedAsRead', defaultMessage: 'Marked as read' }),
  failed: defineMessage({ id: 'dashboard.markFailed', defaultMessage: 'The reading progress could not be saved. Try again.' }),
};

const Low = styled(Card)`
  height: 220px;

  > :first-child {
    height: 112px;
  }

  ${CardTitle} {
    ${clampLines(1)}
  }
`;

const Whole = styled(Link)`
  ${asLargeAsCard}
`;

const Far = styled.div`
  ${tabularNumbers}
  display: flex;
  align-items: center;
  gap: 12px;
  height: 44px;
  margin-block-start: auto;
  color: var(--fg-3);
  font: var(--text-12);
  white-space: nowrap;

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
