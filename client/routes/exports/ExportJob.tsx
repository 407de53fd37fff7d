import { Download } from 'lucide';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ExportJob_job$key } from '#client/__generated__/ExportJob_job.graphql.ts';
import type { ExportJobFileQuery } from '#client/__generated__/ExportJobFileQuery.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { ProgressLine } from '#client/ui/display/Progress.tsx';
import { saveFile } from '#client/ui/saveFile.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { JobActions, JobCard, JobHead } from '../jobs/jobStyles.ts';
import { useStopJob } from '../jobs/useStopJob.ts';

const fileQuery = graphql`
  query ExportJobFileQuery($id: ID!) {
    node(id: $id) {
      ... on Job @alias(as: "job") {
        file {
          url
        }
      }
    }
  }
`;

/** One export: how far it is, and its file. */
export function ExportJob({ job: ref }: { job: ExportJob_job$key }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { formatRelativeDate, formatSize, formatDay } = useFormats();
  const { stopJob, isStopping } = useStopJob('EXPORT');
  const fetchFile = useFetchNow<ExportJobFileQuery>(fileQuery);
  const [isAsking, setIsAsking] = useState(false);
  const { id, state, done, total, fileName, createdAt, viewerCanStop, failure, file } = useFragment(
    graphql`
      fragment ExportJob_job on Job {
        id
        state
        done
        total
        fileName
        createdAt
        viewerCanStop
        failure {
          code
        }
        file {
          size
          expiresAt
        }
      }
    `,
    ref,
  );
  const name = fileName ?? '';
  const isUnderWay = state === 'WAITING' || state === 'RUNNING';
  const sentence = () => {
    if (state === 'WAITING') return intl.formatMessage(messages.waiting);
    if (isUnderWay) return total === null ? intl.formatMessage(messages.writing) : intl.formatMessage(writingSources, { done, total });
    if (file) return intl.formatMessage(ready, { size: formatSize(file.size), until: formatDay(file.expiresAt) });
    if (state === 'STOPPED') return intl.formatMessage(messages.stopped);
    return state === 'SUCCEEDED' ? intl.formatMessage(messages.gone) : intl.formatMessage(messages.noFile);
  };
  // An address ends after an hour, and the page may have been open for longer.
  const download = async () => {
    setIsAsking(true);
    const url = await fetchFile({ id }).then(({ node }) => node?.job?.file?.url, () => null);
    setIsAsking(false);
    if (url) saveFile(url);
    else showToast({ type: 'error', message: intl.formatMessage(messages.downloadFailed) });
  };
  return (
    <JobCard aria-label={name} aria-busy={isUnderWay || undefined}>
      <JobHead>
        <div>
          <h2 dir="auto">{name}</h2>
          <p role="status">{sentence()}</p>
        </div>
        <small>{formatRelativeDate(createdAt)}</small>
      </JobHead>
      {isUnderWay && <ProgressLine label={name} thickness={4} {...(total ? { percent: (100 * done) / total } : {})} />}
      {failure && (
        <Alert tone="error">
          <FormattedMessage {...(failure.code === 'STORAGE_FULL' ? failures.storageFull : failure.code === 'NOT_FOUND' ? failures.notFound : failures.other)} />
        </Alert>
      )}
      {(file ?? viewerCanStop) && (
        <JobActions>
          {file && (
            <Button icon={Download} loading={isAsking} onClick={() => void download()}>
              <FormattedMessage {...messages.download} />
            </Button>
          )}
          {viewerCanStop && (
            <Button loading={isStopping} onClick={() => stopJob(id, { onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.stopFailed) }) })}>
              <FormattedMessage {...messages.stop} />
            </Button>
          )}
        </JobActions>
      )}
    </JobCard>
  );
}

const writingSources = defineMessage<{ done: number; total: number }>({ id: 'export.writingSources', defaultMessage: 'Writing: {done, number} of {total, number} sources' });
const ready = defineMessage<{ size: string; until: string }>({ id: 'export.ready', defaultMessage: '{size}, kept until {until}' });
const messages = defineMessages({
  waiting: { id: 'export.waiting', defaultMessage: 'Waits for its turn' },
  writing: { id: 'export.writing', defaultMessage: 'Writing the file' },
  stopped: { id: 'export.stopped', defaultMessage: 'Stopped. No file was made.' },
  gone: { id: 'export.gone', defaultMessage: 'Its file is not here any more, or somebody else asked for it. Export again for one of your own.' },
  noFile: { id: 'export.noFile', defaultMessage: 'No file was made.' },
  download: { id: 'export.download', defaultMessage: 'Download' },
  downloadFailed: { id: 'export.downloadFailed', defaultMessage: 'The file could not be fetched. Try again, or export again.' },
  stop: { id: 'import.stop', defaultMessage: 'Stop' },
  stopFailed: { id: 'export.stopFailed', defaultMessage: 'The export could not be stopped. Try again.' },
});
const failures = defineMessages({
  storageFull: { id: 'export.failure.storageFull', defaultMessage: 'The vault has no room for this file. Export without files, or tell whoever runs it.' },
  notFound: { id: 'export.failure.notFound', defaultMessage: 'The space, or what was to be exported of it, is gone, or you may not read it any more.' },
  other: { id: 'export.failure.other', defaultMessage: 'Something went wrong in the vault itself. Export again.' },
});
