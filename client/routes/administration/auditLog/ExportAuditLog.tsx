import { Download } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { ExportAuditLogQuery } from '#client/__generated__/ExportAuditLogQuery.graphql.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { saveFile } from '#client/ui/saveFile.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

const query = graphql`
  query ExportAuditLogQuery {
    viewer {
      administration {
        auditLogUrl
      }
    }
  }
`;

/** Saves the whole audit log of the vault as JSON lines. Its address is asked for when it is wanted: it ends soon. */
export function ExportAuditLog() {
  const intl = useIntl();
  const fetchNow = useFetchNow<ExportAuditLogQuery>(query);
  const [isAsking, setIsAsking] = useState(false);
  const save = async () => {
    setIsAsking(true);
    const url = await fetchNow({}).then(({ viewer }) => viewer?.administration?.auditLogUrl, () => null);
    setIsAsking(false);
    if (url) saveFile(url);
    else showToast({ type: 'error', message: intl.formatMessage(messages.failed) });
  };
  return (
    <Button icon={Download} loading={isAsking} onClick={() => void save()}>
      <FormattedMessage {...messages.export} />
    </Button>
  );
}

const messages = defineMessages({
  export: { id: 'admin.export', defaultMessage: 'Export' },
  failed: { id: 'admin.exportFailed', defaultMessage: 'The audit log could not be saved. Try again.' },
});
