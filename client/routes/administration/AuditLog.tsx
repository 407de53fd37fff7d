import { defineMessages, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { AuditLog_entries$key } from '#client/__generated__/AuditLog_entries.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { auditActions } from './auditActions.ts';

/** The last hundred things that concern accounts and rights: when, who, what, from where. */
export function AuditLog({ entries: ref }: { entries: AuditLog_entries$key }) {
  const intl = useIntl();
  const { formatDateTime } = useFormats();
  const { edges } = useFragment(
    graphql`
      fragment AuditLog_entries on AuditEntryConnection {
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
    `,
    ref,
  );
  return (
    <List aria-label={intl.formatMessage(messages.auditLog)}>
      {edges.map(({ node: { id, action, actorName, subject, ipAddress, createdAt } }) => (
        <li key={id}>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          <b>{actorName ?? intl.formatMessage(messages.unknown)}</b>
          <span>{intl.formatList([...(action === '%future added value' ? [] : [intl.formatMessage(auditActions[action])]), ...(subject === null ? [] : [subject])], { type: 'unit' })}</span>
          <small>{ipAddress}</small>
        </li>
      ))}
    </List>
  );
}

const messages = defineMessages({
  auditLog: { id: 'admin.auditLog', defaultMessage: 'Audit log' },
  unknown: { id: 'admin.unknown', defaultMessage: 'Somebody' },
});

const List = styled.ul`
  max-width: 1000px;
  padding: 8px 20px 48px;
  font: var(--text-13);

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    padding: 10px 0;
    border-block-end: 1px solid var(--line-1);
    overflow-wrap: anywhere;
  }

  time,
  small {
    color: var(--fg-3);
    font: var(--text-12);
  }

  span {
    flex: 1;
    min-width: 160px;
  }
`;
