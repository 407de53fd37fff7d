import { useEffect } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { JobsPage_viewer$key } from '#client/__generated__/JobsPage_viewer.graphql.ts';
import type { JobsPageQuery } from '#client/__generated__/JobsPageQuery.graphql.ts';
import type { JobsPageReloadQuery } from '#client/__generated__/JobsPageReloadQuery.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useReload } from '#client/relay/useReload.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useRetryFailedJobs } from './useRetryFailedJobs.ts';

const query = graphql`
  query JobsPageQuery @throwOnFieldError {
    viewer {
      ...JobsPage_viewer
    }
  }
`;

const reloadQuery = graphql`
  query JobsPageReloadQuery {
    viewer {
      ...JobsPage_viewer
    }
  }
`;

const READ_AGAIN_MS = 5_000;

/** The section Jobs: what the server does in the background, and what it has given up. */
export function Component() {
  const { viewer } = useRouteQuery<JobsPageQuery>(query);
  return viewer && <Jobs viewer={viewer} />;
}

function Jobs({ viewer }: { viewer: JobsPage_viewer$key }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { administration } = useFragment<JobsPage_viewer$key>(
    graphql`
      fragment JobsPage_viewer on Viewer {
        administration {
          jobQueues {
            name
            waiting
            running
            failed
          }
        }
      }
    `,
    viewer,
  );
  const reload = useReload<JobsPageReloadQuery>(reloadQuery);
  const { retryFailedJobs, isRetrying } = useRetryFailedJobs();
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && reload({}), READ_AGAIN_MS);
    return () => clearInterval(timer);
  });
  const queues = administration?.jobQueues ?? [];
  if (queues.length === 0) return <EmptyState title={intl.formatMessage(messages.none)} text={intl.formatMessage(messages.noneText)} />;

  const retry = (name: string) =>
    retryFailedJobs(name, { onDone: () => reload({}), onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failedToRetry) }) });
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage {...messages.job} />
          </th>
          {[messages.waiting, messages.running, messages.failed].map((message) => (
            <th key={message.id} scope="col">
              <FormattedMessage {...message} />
            </th>
          ))}
          <th />
        </tr>
      </thead>
      <tbody>
        {queues.map(({ name, waiting, running, failed }) => (
          <tr key={name}>
            <th scope="row">{queueNames[name] ? intl.formatMessage(queueNames[name]) : name}</th>
            <td>{intl.formatNumber(waiting)}</td>
            <td>{intl.formatNumber(running)}</td>
            <td data-failed={failed > 0 || undefined}>{intl.formatNumber(failed)}</td>
            <td>
              {failed > 0 && (
                <Button size={28} disabled={isRetrying} aria-label={intl.formatMessage(retryOf, { name: queueNames[name] ? intl.formatMessage(queueNames[name]) : name })} onClick={() => retry(name)}>
                  <FormattedMessage {...messages.retry} />
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const retryOf = defineMessage<{ name: string }>({ id: 'admin.retryJobsOf', defaultMessage: 'Retry: {name}' });
const messages = defineMessages({
  job: { id: 'admin.job', defaultMessage: 'Job' },
  waiting: { id: 'admin.jobsWaiting', defaultMessage: 'Waiting' },
  running: { id: 'admin.jobsRunning', defaultMessage: 'Running' },
  failed: { id: 'admin.jobsFailed', defaultMessage: 'Failed' },
  retry: { id: 'admin.retryJobs', defaultMessage: 'Retry' },
  failedToRetry: { id: 'admin.retryJobsFailed', defaultMessage: 'The jobs could not be started again. Try again.' },
  none: { id: 'admin.noJobs', defaultMessage: 'Nothing waits' },
  noneText: { id: 'admin.noJobsText', defaultMessage: 'Everything that was added is read, and all mails are sent.' },
});
/** By the names that the server has for them; of new ones the page shows that name. */
const queueNames: Readonly<Record<string, MessageDescriptor | undefined>> = defineMessages({
  processSource: { id: 'admin.job.processSource', defaultMessage: 'Read sources' },
  renderSource: { id: 'admin.job.renderSource', defaultMessage: 'Pages in the browser' },
  recognizeSource: { id: 'admin.job.recognizeSource', defaultMessage: 'Text in pictures' },
  readFeed: { id: 'admin.job.readFeed', defaultMessage: 'Read feeds' },
  enrichSource: { id: 'admin.job.enrichSource', defaultMessage: 'Summaries and tags' },
  indexSources: { id: 'admin.job.indexSources', defaultMessage: 'Search index' },
  sendInvitation: { id: 'admin.job.sendInvitation', defaultMessage: 'Invitations to spaces' },
  sendPersonInvitation: { id: 'admin.job.sendPersonInvitation', defaultMessage: 'Invitations to the vault' },
  sendAccountMail: { id: 'admin.job.sendAccountMail', defaultMessage: 'Mails to people about their account' },
  sendEmailChangeLink: { id: 'admin.job.sendEmailChangeLink', defaultMessage: 'Links that confirm an address' },
  sendNotificationMail: { id: 'admin.job.sendNotificationMail', defaultMessage: 'Mails about what happened' },
  emptyTrash: { id: 'admin.job.emptyTrash', defaultMessage: 'Empty the trash after 30 days' },
  removeDeletedSpaces: { id: 'admin.job.removeDeletedSpaces', defaultMessage: 'Remove deleted spaces' },
});

const Table = styled.table`
  width: 100%;
  padding: 4px 20px;
  border-collapse: separate;
  border-spacing: 0;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);
  font: var(--text-13);

  th,
  td {
    height: 44px;
    padding: 4px 8px 4px 0;
    text-align: start;
    font-variant-numeric: tabular-nums;
  }

  tbody th {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  thead th {
    color: var(--fg-3);
    font: var(--text-12);
  }

  tbody :is(th, td) {
    border-block-start: 1px solid var(--line-1);
  }

  td:last-child {
    padding-inline-end: 0;
    text-align: end;
  }

  [data-failed] {
    color: var(--danger-fg);
    font-weight: 600;
  }
`;
