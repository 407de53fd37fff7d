import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { AuditTable_viewer$key } from '#client/__generated__/AuditTable_viewer.graphql.ts';
import type { AuditTablePaginationQuery } from '#client/__generated__/AuditTablePaginationQuery.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { alignAsAround } from '#client/ui/mixins.ts';
import { auditActions } from './auditActions.ts';

const PAGE = 50;

type AuditTableProps = { viewer: AuditTable_viewer$key; /** null when nothing is filtered. */ onShowAll: (() => void) | null };

/** When, who, what, from where; a page after the other, newest first. */
export function AuditTable({ viewer: ref, onShowAll }: AuditTableProps) {
  const intl = useIntl();
  const { formatDateTime } = useFormats();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<AuditTablePaginationQuery, AuditTable_viewer$key>(
    graphql`
      fragment AuditTable_viewer on Viewer
      @argumentDefinitions(actions: { type: "[AuditAction!]" }, text: { type: "String" }, userId: { type: "ID" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "AuditTablePaginationQuery") {
        administration {
          auditLog(actions: $actions, text: $text, userId: $userId, first: $count, after: $cursor) @connection(key: "AuditTable_auditLog") {
            __id
            edges {
              node {
                id
                action
                actorName
                subject
                ipAddress
                createdAt
              }
            }
          }
        }
      }
    `,
    ref,
  );
  const { edges = [], __id: listId = '' } = data.administration?.auditLog ?? {};
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  if (edges.length === 0) {
    return (
      <EmptyState
        title={<FormattedMessage {...messages.none} />}
        action={
          onShowAll && (
            <Button onClick={onShowAll}>
              <FormattedMessage {...messages.all} />
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <List aria-label={intl.formatMessage(messages.auditLog)}>
        {edges.map(({ node: { id, action, actorName, subject, ipAddress, createdAt } }) => (
          <li key={id}>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            <b dir="auto">{actorName ?? intl.formatMessage(messages.unknown)}</b>
            <span>{intl.formatList([...(action === '%future added value' ? [] : [intl.formatMessage(auditActions[action])]), ...(subject === null ? [] : [subject])], { type: 'unit' })}</span>
            <small>{ipAddress}</small>
          </li>
        ))}
      </List>
      <NextPageButton hasNext={hasNext} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={retry}>
        <FormattedMessage {...messages.more} />
      </NextPageButton>
    </>
  );
}

const messages = defineMessages({
  auditLog: { id: 'admin.auditLog', defaultMessage: 'Audit log' },
  unknown: { id: 'admin.unknown', defaultMessage: 'Somebody' },
  none: { id: 'admin.noEntries', defaultMessage: 'Nothing like this was noted' },
  all: { id: 'admin.showAllEntries', defaultMessage: 'Show everything' },
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
    grid-template-columns: 140px minmax(0, 160px) minmax(0, 1fr) auto;
    gap: 4px 16px;
    padding: 10px 0;
    overflow-wrap: anywhere;
  }

  li + li {
    border-block-start: 1px solid var(--line-1);
  }

  b {
    ${alignAsAround}
    font-weight: 600;
  }

  time,
  small {
    color: var(--fg-3);
    font: var(--text-12);
    line-height: 20px;
  }

  span {
    color: var(--fg-2);
  }

  @media (max-width: 959.98px) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    span {
      grid-column: 1 / -1;
    }

    time {
      order: 2;
    }

    b {
      order: 1;
    }

    span {
      order: 3;
    }

    small {
      order: 4;
    }
  }
`;
