import { Download } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ExportSpaceAuditLogQuery } from '#client/__generated__/ExportSpaceAuditLogQuery.graphql.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { saveFile } from '#client/ui/saveFile.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

const query = graphql`
  query ExportSpaceAuditLogQuery($id: ID!) {
    node(id: $id) {
      ... on Space @alias(as: "space") {
        auditLogUrl
      }
    }
  }
`;

/** Saves for owners what was done that concerns the rights in a space, as JSON lines. Its address is asked for when it is wanted: it ends soon. */
export function ExportSpaceAuditLog({ spaceId }: { spaceId: string }) {
  const intl = useIntl();
  const fetchNow = useFetchNow<ExportSpaceAuditLogQuery>(query);
  const [isAsking, setIsAsking] = useState(false);
  const save = async () => {
    setIsAsking(true);
    const url = await fetchNow({ id: spaceId }).then(({ node }) => node?.space?.auditLogUrl, () => null);
    setIsAsking(false);
    if (url) saveFile(url);
    else showToast({ type: 'error', message: intl.formatMessage(messages.failed) });
  };
  return (
    <Line>
      <p>
        <FormattedMessage {...messages.text} />
      </p>
      <Button icon={Download} loading={isAsking} onClick={() => void save()}>
        <FormattedMessage {...messages.export} />
      </Button>
    </Line>
  );
}

const messages = defineMessages({
  text: { id: 'spaces.auditLogText', defaultMessage: 'The audit log: who was invited, joined, left or got another role, when and from where.' },
  export: { id: 'spaces.exportAuditLog', defaultMessage: 'Export audit log' },
  failed: { id: 'admin.exportFailed', defaultMessage: 'The audit log could not be saved. Try again.' },
});

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;

  p {
    flex: 1;
    min-width: 200px;
    color: var(--fg-3);
    font: var(--text-12);
  }
`;
