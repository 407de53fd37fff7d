import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { FeedbackList_viewer$data, FeedbackList_viewer$key } from '#client/__generated__/FeedbackList_viewer.graphql.ts';
import type { FeedbackListPaginationQuery } from '#client/__generated__/FeedbackListPaginationQuery.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { DeleteFeedbackDialog } from './DeleteFeedbackDialog.tsx';
import { useMarkFeedbackDone } from './useMarkFeedbackDone.ts';

const PAGE = 20;

type Said = NonNullable<FeedbackList_viewer$data['administration']>['feedback']['edges'][number]['node'];

/** What was said, newest first, with what one does about it; a page after the other. */
export function FeedbackList({ viewer: ref, isDone }: { viewer: FeedbackList_viewer$key; isDone: boolean }) {
  const intl = useIntl();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<FeedbackListPaginationQuery, FeedbackList_viewer$key>(
    graphql`
      fragment FeedbackList_viewer on Viewer
      @argumentDefinitions(isDone: { type: "Boolean!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "FeedbackListPaginationQuery") {
        administration {
          feedback(isDone: $isDone, first: $count, after: $cursor) @connection(key: "FeedbackList_feedback") {
            __id
            edges {
              node {
                id
                text
                createdAt
                author {
                  displayName
                  email
                }
              }
            }
          }
        }
      }
    `,
    ref,
  );
  const { edges = [], __id: listId = '' } = data.administration?.feedback ?? {};
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  const [toDelete, setToDelete] = useState<string | null>(null);
  if (edges.length === 0) return <EmptyState title={<FormattedMessage {...(isDone ? messages.noneDone : messages.none)} />} text={!isDone && <FormattedMessage {...messages.noneText} />} />;
  return (
    <>
      <List aria-label={intl.formatMessage(messages.feedback)}>
        {edges.map(({ node }) => (
          <FeedbackRow key={node.id} said={node} listId={listId} isDone={isDone} onDelete={() => setToDelete(node.id)} />
        ))}
      </List>
      <NextPageButton hasNext={hasNext} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={retry}>
        <FormattedMessage {...messages.more} />
      </NextPageButton>
      {toDelete !== null && <DeleteFeedbackDialog feedbackId={toDelete} listId={listId} onClose={() => setToDelete(null)} />}
    </>
  );
}

type FeedbackRowProps = { said: Said; listId: string; isDone: boolean; onDelete: () => void };

function FeedbackRow({ said: { id, text, createdAt, author }, listId, isDone, onDelete }: FeedbackRowProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { formatDateTime } = useFormats();
  const { markFeedbackDone, isMarking } = useMarkFeedbackDone(listId);
  const name = author?.displayName ?? author?.email ?? intl.formatMessage(messages.gone);
  const mark = () => markFeedbackDone(id, !isDone, { onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }) });
  return (
    <li>
      <b dir="auto">{name}</b>
      <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      <p dir="auto">{text}</p>
      <span>
        <Button size={28} loading={isMarking} aria-label={intl.formatMessage(isDone ? reopenOf : doneOf, { name })} onClick={mark}>
          <FormattedMessage {...(isDone ? messages.reopen : messages.markDone)} />
        </Button>
        <Button size={28} variant="ghost" aria-label={intl.formatMessage(deleteOf, { name })} onClick={onDelete}>
          <FormattedMessage {...messages.delete} />
        </Button>
      </span>
    </li>
  );
}

const doneOf = defineMessage<{ name: string }>({ id: 'admin.feedback.markDoneOf', defaultMessage: 'Mark done: feedback of {name}' });
const reopenOf = defineMessage<{ name: string }>({ id: 'admin.feedback.reopenOf', defaultMessage: 'Reopen: feedback of {name}' });
const deleteOf = defineMessage<{ name: string }>({ id: 'admin.feedback.deleteOf', defaultMessage: 'Delete: feedback of {name}' });

const messages = defineMessages({
  feedback: { id: 'admin.feedback', defaultMessage: 'Feedback' },
  none: { id: 'admin.feedback.none', defaultMessage: 'No open feedback' },
  noneText: { id: 'admin.feedback.noneText', defaultMessage: 'What people write under Feedback in the menu of the prompts is kept here. It is sent nowhere.' },
  noneDone: { id: 'admin.feedback.noneDone', defaultMessage: 'Nothing is marked done yet' },
  gone: { id: 'admin.feedback.gone', defaultMessage: 'Somebody who has left' },
  markDone: { id: 'admin.feedback.markDone', defaultMessage: 'Mark done' },
  reopen: { id: 'admin.feedback.reopen', defaultMessage: 'Reopen' },
  delete: { id: 'admin.feedback.delete', defaultMessage: 'Delete' },
  failed: { id: 'admin.feedback.failed', defaultMessage: 'It could not be marked. Try again.' },
  more: { id: 'admin.more', defaultMessage: 'Show more' },
});

const List = styled.ul`
  padding: 0 20px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);
  font: var(--text-13);

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6px 16px;
    padding: 16px 0;
  }

  li + li {
    border-block-start: 1px solid var(--line-1);
  }

  b {
    overflow-wrap: anywhere;
    font-weight: 600;
  }

  time {
    color: var(--fg-3);
    font: var(--text-12);
    line-height: 20px;
    font-variant-numeric: tabular-nums;
  }

  p,
  span {
    grid-column: 1 / -1;
  }

  p {
    max-width: 72ch;
    color: var(--fg-2);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  span {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 4px;
  }
`;
