import { FileText } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useFormats } from '#client/i18n/formats.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { FileInput } from '#client/ui/controls/FileInput.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { ImportPreview } from '../../imports/ImportPreview.tsx';
import { useSendImport } from '../../imports/useSendImport.ts';

type ImportPromptsDialogProps = {
  spaceId: string;
  /** Where they go; null: into the space. */
  promptCollectionId: string | null;
  onClose: () => void;
};

/** Prompts of elsewhere, pasted or in a file: what they are and what would become of each is shown before anything is made. */
export default function ImportPromptsDialog({ spaceId, promptCollectionId, onClose }: ImportPromptsDialogProps) {
  const [jobId, setJobId] = useState<string | null>(null);
  if (jobId === null) return <ImportForm spaceId={spaceId} promptCollectionId={promptCollectionId} onSent={setJobId} onClose={onClose} />;
  return <ImportPreview spaceId={spaceId} jobId={jobId} of="PROMPTS" title={<FormattedMessage {...messages.title} />} onClose={onClose} />;
}

type Way = 'PASTE' | 'FILE';

function ImportForm({ spaceId, promptCollectionId, onSent, onClose }: ImportPromptsDialogProps & { onSent: (jobId: string) => void }) {
  const intl = useIntl();
  const { formatSize } = useFormats();
  const [way, setWay] = useState<Way>('PASTE');
  const [pasted, setPasted] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { sendImport, isSending } = useSendImport({ onSent, onFailed: setFailure });
  const isEmpty = way === 'PASTE' ? pasted.trim() === '' : !file;
  const preview = () => {
    const chosen = way === 'PASTE' ? new File([pasted], intl.formatMessage(messages.pastedName)) : file;
    if (!chosen || isEmpty || isSending) return;
    setFailure(null);
    sendImport(chosen, { into: promptCollectionId === null ? { spaceId } : { promptCollectionId }, format: 'PROMPTS' });
  };
  return (
    <FormDialog width={600} title={<FormattedMessage {...messages.title} />} description={<FormattedMessage {...messages.formats} />} action={<FormattedMessage {...messages.preview} />} isBlocked={isEmpty} isSending={isSending} onSubmit={preview} onClose={onClose} error={failure}>
      <Ways>
      <Segmented
        label={intl.formatMessage(messages.way)}
        value={way}
        onChange={(value) => setWay(value)}
        segments={[
          { value: 'PASTE', label: intl.formatMessage(messages.paste) },
          { value: 'FILE', label: intl.formatMessage(messages.file) },
        ]}
      />
      </Ways>
      {way === 'PASTE' ? (
        <Field label={<FormattedMessage {...messages.pasted} />}>
          <Pasted dir="auto" spellCheck={false} value={pasted} onChange={({ target }) => setPasted(target.value)} />
        </Field>
      ) : (
        <Field label={<FormattedMessage {...messages.chosen} />} help={<FormattedMessage {...messages.limit} />}>
          <FileInput placeholder={intl.formatMessage(messages.choose)} file={file} icon={FileText} size={file ? formatSize(file.size) : ''} onChange={setFile} />
        </Field>
      )}
    </FormDialog>
  );
}

const messages = defineMessages({
  title: { id: 'prompts.import.title', defaultMessage: 'Import prompts' },
  formats: { id: 'prompts.import.formats', defaultMessage: 'From OpenAI, Promptfoo, Langfuse, or Markdown. What it is, is seen from the text.' },
  way: { id: 'prompts.import.way', defaultMessage: 'Where they are' },
  paste: { id: 'prompts.import.paste', defaultMessage: 'Paste' },
  file: { id: 'prompts.import.file', defaultMessage: 'File' },
  pastedName: { id: 'prompts.import.pastedName', defaultMessage: 'Pasted text' },
  pasted: { id: 'prompts.import.pasted', defaultMessage: 'Text of the prompts' },
  chosen: { id: 'prompts.import.chosen', defaultMessage: 'File of prompts' },
  limit: { id: 'prompts.import.limit', defaultMessage: 'JSON, YAML, Markdown, or a zip of such files. At most 20 MB.' },
  choose: { id: 'prompts.import.choose', defaultMessage: 'Choose a file, or drop it here' },
  preview: { id: 'prompts.import.preview', defaultMessage: 'Preview' },
});

const Ways = styled.div`
  justify-self: start;
`;

const Pasted = styled(TextArea)`
  min-height: 240px;
  font: var(--text-12);
  font-family: var(--font-mono);
`;
