import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { JobActions, JobCard } from '../jobs/jobStyles.ts';
import { exportFormats, formatHelp, formatMessages, type KnownFormat } from './exportFormats.ts';
import { useStartExport } from './mutations/useStartExport.ts';

/** Where one chooses what to export as what. */
export function ExportStart({ spaceId, listId }: { spaceId: string; listId: string }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [format, setFormat] = useState<KnownFormat>('VAULT_ZIP');
  const [includeFiles, setIncludeFiles] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const { startExport, isStarting } = useStartExport(listId);
  const start = () => {
    setFailure(null);
    startExport({ spaceId, format, ...(format === 'VAULT_ZIP' && { includeFiles }) }, { onRefused: (code) => setFailure(errorText(code, messages.failed)) });
  };
  return (
    <JobCard>
      <Field label={intl.formatMessage(messages.format)} help={intl.formatMessage(formatHelp[format])}>
        <Select value={format} onChange={setFormat} options={exportFormats.map((value) => ({ value, label: intl.formatMessage(formatMessages[value]) }))} />
      </Field>
      {format === 'VAULT_ZIP' && (
        <Checkbox checked={includeFiles} onChange={setIncludeFiles}>
          <FormattedMessage {...messages.includeFiles} />
        </Checkbox>
      )}
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <JobActions>
        <Button variant="primary" loading={isStarting} onClick={start}>
          <FormattedMessage {...messages.start} />
        </Button>
      </JobActions>
    </JobCard>
  );
}

const messages = defineMessages({
  format: { id: 'export.format', defaultMessage: 'What to export' },
  includeFiles: { id: 'export.includeFiles', defaultMessage: 'With files and kept pages' },
  start: { id: 'export.title', defaultMessage: 'Export' },
  failed: { id: 'export.startFailed', defaultMessage: 'The export could not begin. Try again.' },
});
