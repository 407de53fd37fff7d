import { FileText } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { FileInput } from '#client/ui/controls/FileInput.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { JobActions, JobCard } from '../jobs/jobStyles.ts';
import { useStopJob } from '../jobs/useStopJob.ts';
import { useStartImport } from './mutations/useStartImport.ts';
import { sendFailureMessages, sendImportFile } from './sendImportFile.ts';

/** Where a file is chosen: it is sent and previewed, and nothing is added yet. */
export function ImportStart({ spaceId, listId }: { spaceId: string; listId: string }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { formatSize } = useFormats();
  const [file, setFile] = useState<File | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { startImport, isStarting } = useStartImport(listId);
  const { stopJob } = useStopJob('IMPORT');

  const send = async (chosen: File, { id, uploadPath }: { id: string; uploadPath: string }) => {
    setIsSending(true);
    const problem = await sendImportFile(uploadPath, chosen);
    setIsSending(false);
    if (problem === null) {
      setFile(null);
      return;
    }
    setFailure(intl.formatMessage(sendFailureMessages[problem]));
    stopJob(id, { onRefused: () => undefined });
  };
  const preview = () => {
    if (!file) return;
    setFailure(null);
    startImport(
      { into: { spaceId }, fileName: file.name.slice(0, 255), format: 'AUTO', size: file.size },
      { onDone: (job) => void send(file, job), onRefused: (code) => setFailure(errorText(code, messages.failed)) },
    );
  };
  return (
    <JobCard>
      <Field label={intl.formatMessage(messages.file)} help={intl.formatMessage(messages.formats)}>
        <FileInput
          placeholder={intl.formatMessage(messages.choose)}
          file={file}
          icon={FileText}
          size={file ? formatSize(file.size) : ''}
          onChange={(chosen) => {
            setFailure(null);
            setFile(chosen);
          }}
        />
      </Field>
      <Whereabouts>
        <summary>
          <FormattedMessage {...messages.whereToGet} />
        </summary>
        <dl>
          {exportsOfOthers.map(([service, place]) => (
            <div key={service} dir="ltr">
              <dt>{service}</dt>
              <dd>{place}</dd>
            </div>
          ))}
        </dl>
      </Whereabouts>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <JobActions>
        <Button
          variant="primary"
          disabled={!file}
          disabledReason={intl.formatMessage(messages.chooseFirst)}
          loading={isStarting || isSending}
          loadingLabel={<FormattedMessage {...messages.sending} />}
          onClick={preview}
        >
          <FormattedMessage {...messages.preview} />
        </Button>
      </JobActions>
    </JobCard>
  );
}

/** Where others keep their export, in the words of their own pages. */
const exportsOfOthers = [
  ['Instapaper', 'Settings › Export › Download .CSV file'],
  ['Karakeep', 'User settings › Import / Export › Export'],
  ['Linkwarden', 'Settings › Account › Import & Export › Export data'],
  ['Pinboard', 'Settings › Backup › JSON'],
  ['Raindrop.io', 'Settings › Backups › CSV'],
  ['wallabag', 'All entries › Export › JSON'],
  ['Firefox', 'Bookmarks › Manage bookmarks › Import and Backup › Export Bookmarks to HTML'],
  ['Chrome, Edge', 'Bookmark manager › ⋮ › Export bookmarks'],
] as const;

const Whereabouts = styled.details`
  color: var(--fg-2);
  font: var(--text-12);

  summary {
    width: fit-content;
    border-radius: var(--r-sm);
    cursor: pointer;
  }

  dl {
    margin-block-start: 8px;
  }

  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    padding-block: 3px;
  }

  dt {
    min-width: 120px;
    color: var(--fg-1);
  }
`;

const messages = defineMessages({
  file: { id: 'import.file', defaultMessage: 'File to import' },
  formats: { id: 'import.formats', defaultMessage: 'Bookmarks of browsers and most services as HTML; exports of Instapaper, Karakeep, Linkwarden, Omnivore, Pinboard, Pocket, Raindrop, Readwise Reader and wallabag; an archive of a vault; feeds as OPML; a CSV of your own; a list of addresses, as OneTab has it. What it is, is seen from the file. At most 500 MB.' },
  whereToGet: { id: 'import.whereToGet', defaultMessage: 'Where do I get the file?' },
  choose: { id: 'import.choose', defaultMessage: 'Choose a file, or drop it here' },
  chooseFirst: { id: 'import.chooseFirst', defaultMessage: 'Choose a file first' },
  preview: { id: 'import.preview', defaultMessage: 'Preview' },
  sending: { id: 'import.sending', defaultMessage: 'Sending' },
  failed: { id: 'import.startFailed', defaultMessage: 'The import could not begin. Try again.' },
});
