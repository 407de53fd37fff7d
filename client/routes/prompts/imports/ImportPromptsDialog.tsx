import { FileText } from 'lucide';
import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ImportPromptsDialogQuery } from '#client/__generated__/ImportPromptsDialogQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useFormats } from '#client/i18n/formats.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { FileInput } from '#client/ui/controls/FileInput.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { ImportJob } from '../../imports/ImportJob.tsx';
import { useStartImport } from '../../imports/mutations/useStartImport.ts';
import { sendFailureMessages, sendImportFile } from '../../imports/sendImportFile.ts';
import { useJobProgress } from '../../jobs/useJobProgress.ts';
import { useStopJob } from '../../jobs/useStopJob.ts';

type ImportPromptsDialogProps = {
  spaceId: string;
  /** Where they go; null: into the space. */
  promptCollectionId: string | null;
  onClose: () => void;
};

/** Prompts of elsewhere, pasted or in a file: what they are and what would become of each is shown before anything is made. */
export default function ImportPromptsDialog({ spaceId, promptCollectionId, onClose }: ImportPromptsDialogProps) {
  const intl = useIntl();
  const [jobId, setJobId] = useState<string | null>(null);
  const [isAwaited, setIsAwaited] = useState(false);
  const { stopJob } = useStopJob('IMPORT');
  const close = () => {
    // Who closes a preview does not want what it shows; otherwise it would wait for them among their imports.
    if (jobId !== null && isAwaited) stopJob(jobId, { onRefused: () => undefined });
    onClose();
  };
  if (jobId === null) return <ImportForm spaceId={spaceId} promptCollectionId={promptCollectionId} onSent={setJobId} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      width={600}
      title={<FormattedMessage {...messages.title} />}
      closeLabel={intl.formatMessage(commonMessages.close)}
      footer={
        <Button size={36} onClick={close}>
          <FormattedMessage {...commonMessages.close} />
        </Button>
      }
    >
      <Bare>
        <QueryLoader<ImportPromptsDialogQuery> query={query} variables={{ id: jobId }} fallback={<Skeleton $height="80px" $radius="var(--r-md)" />}>
          {({ node }) => node?.job && <Progress spaceId={spaceId} job={node.job} onAwaited={setIsAwaited} />}
        </QueryLoader>
      </Bare>
    </Dialog>
  );
}

const query = graphql`
  query ImportPromptsDialogQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Job @alias(as: "job") {
        id
        state
        ...ImportJob_job
      }
    }
  }
`;

type ShownJob = NonNullable<NonNullable<ImportPromptsDialogQuery['response']['node']>['job']>;

function Progress({ spaceId, job, onAwaited }: { spaceId: string; job: ShownJob; onAwaited: (isAwaited: boolean) => void }) {
  const isAwaited = job.state === 'AWAITING_APPROVAL';
  useEffect(() => onAwaited(isAwaited), [isAwaited, onAwaited]);
  useJobProgress('IMPORT', spaceId, job.state === 'WAITING' || job.state === 'RUNNING' ? [job.id] : []);
  return <ImportJob job={job} areOfPrompts />;
}

type Way = 'PASTE' | 'FILE';

function ImportForm({ spaceId, promptCollectionId, onSent, onClose }: ImportPromptsDialogProps & { onSent: (jobId: string) => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { formatSize } = useFormats();
  const [way, setWay] = useState<Way>('PASTE');
  const [pasted, setPasted] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { startImport, isStarting } = useStartImport(null);
  const { stopJob } = useStopJob('IMPORT');
  const isEmpty = way === 'PASTE' ? pasted.trim() === '' : !file;
  const send = async (chosen: File, { id, uploadPath }: { id: string; uploadPath: string }) => {
    setIsSending(true);
    const problem = await sendImportFile(uploadPath, chosen);
    setIsSending(false);
    if (problem === null) return onSent(id);
    setFailure(intl.formatMessage(sendFailureMessages[problem]));
    stopJob(id, { onRefused: () => undefined });
  };
  const preview = () => {
    const chosen = way === 'PASTE' ? new File([pasted], intl.formatMessage(messages.pastedName)) : file;
    if (!chosen || isEmpty || isStarting || isSending) return;
    setFailure(null);
    startImport(
      { into: promptCollectionId === null ? { spaceId } : { promptCollectionId }, fileName: chosen.name.slice(0, 255), format: 'PROMPTS', size: chosen.size },
      { onDone: (job) => void send(chosen, job), onRefused: (code) => setFailure(errorText(code, messages.failed)) },
    );
  };
  return (
    <FormDialog width={600} title={<FormattedMessage {...messages.title} />} description={<FormattedMessage {...messages.formats} />} action={<FormattedMessage {...messages.preview} />} isBlocked={isEmpty} isSending={isStarting || isSending} onSubmit={preview} onClose={onClose} error={failure}>
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
  failed: { id: 'prompts.import.failed', defaultMessage: 'The import could not begin. Try again.' },
});

const Ways = styled.div`
  justify-self: start;
`;

const Pasted = styled(TextArea)`
  min-height: 240px;
  font: var(--text-12);
  font-family: var(--font-mono);
`;

/** The job stands on the dialog itself, not on a card of its own. */
const Bare = styled.div`
  > section {
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;
