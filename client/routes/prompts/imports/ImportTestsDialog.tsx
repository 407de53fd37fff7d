import { FileText } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useFormats } from '#client/i18n/formats.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { FileInput } from '#client/ui/controls/FileInput.tsx';
import { ImportPreview } from '../../imports/ImportPreview.tsx';
import { useSendImport } from '../../imports/useSendImport.ts';

type ImportTestsDialogProps = { spaceId: string; testSetId: string; onClose: () => void };

/** Test rows of a table: what would become of each is shown before anything is added. */
export default function ImportTestsDialog({ spaceId, testSetId, onClose }: ImportTestsDialogProps) {
  const [jobId, setJobId] = useState<string | null>(null);
  if (jobId === null) return <ImportForm testSetId={testSetId} onSent={setJobId} onClose={onClose} />;
  return <ImportPreview spaceId={spaceId} jobId={jobId} of="CASES" title={<FormattedMessage {...messages.title} />} onClose={onClose} />;
}

function ImportForm({ testSetId, onSent, onClose }: Pick<ImportTestsDialogProps, 'testSetId' | 'onClose'> & { onSent: (jobId: string) => void }) {
  const intl = useIntl();
  const { formatSize } = useFormats();
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { sendImport, isSending } = useSendImport({ onSent, onFailed: setFailure });
  const preview = () => {
    if (!file || isSending) return;
    setFailure(null);
    sendImport(file, { into: { testSetId }, format: 'TEST_SET_CSV' });
  };
  return (
    <FormDialog width={600} title={<FormattedMessage {...messages.title} />} description={<FormattedMessage {...messages.columns} />} action={<FormattedMessage {...messages.preview} />} isBlocked={!file} isSending={isSending} onSubmit={preview} onClose={onClose} error={failure}>
      <Field label={<FormattedMessage {...messages.chosen} />} help={<FormattedMessage {...messages.limit} />}>
        <FileInput placeholder={intl.formatMessage(messages.choose)} file={file} icon={FileText} size={file ? formatSize(file.size) : ''} onChange={setFile} />
      </Field>
    </FormDialog>
  );
}

const messages = defineMessages({
  title: { id: 'prompts.tests.import.title', defaultMessage: 'Import test rows' },
  columns: { id: 'prompts.tests.import.columns', defaultMessage: 'A column for each variable, “expected” for the answer, and “assert1”, “assert2” … for what must hold.' },
  chosen: { id: 'prompts.tests.import.file', defaultMessage: 'Table of test rows' },
  limit: { id: 'prompts.tests.import.limit', defaultMessage: 'CSV with commas, semicolons or tabs, from a spreadsheet or Promptfoo. At most 20 MB.' },
  choose: { id: 'prompts.import.choose', defaultMessage: 'Choose a file, or drop it here' },
  preview: { id: 'prompts.import.preview', defaultMessage: 'Preview' },
});
