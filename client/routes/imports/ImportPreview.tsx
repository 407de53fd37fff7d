import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ImportPreviewQuery } from '#client/__generated__/ImportPreviewQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import type { Imported } from './importMessages.ts';
import { ImportJob } from './ImportJob.tsx';
import { useJobProgress } from '../jobs/useJobProgress.ts';
import { useStopJob } from '../jobs/useStopJob.ts';

type ImportPreviewProps = { spaceId: string; jobId: string; of: Exclude<Imported, 'SOURCES'>; title: ReactNode; onClose: () => void };

/** What would become of each part of a file that was sent, to be approved here; and what has become of it. */
export function ImportPreview({ spaceId, jobId, of, title, onClose }: ImportPreviewProps) {
  const intl = useIntl();
  // Nobody has approved a file that was only just sent.
  const [isUndecided, setIsUndecided] = useState(true);
  const { stopJob } = useStopJob('IMPORT');
  const close = () => {
    // Who closes a preview does not want what it shows; otherwise it would wait for them among their imports.
    if (isUndecided) stopJob(jobId, { onRefused: () => undefined });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      width={600}
      title={title}
      closeLabel={intl.formatMessage(commonMessages.close)}
      footer={
        <Button size={36} onClick={close}>
          <FormattedMessage {...commonMessages.close} />
        </Button>
      }
    >
      <Bare>
        <QueryLoader<ImportPreviewQuery> query={query} variables={{ id: jobId }} fallback={<Skeleton $height="80px" $radius="var(--r-md)" />}>
          {({ node }) => node?.job && <Progress spaceId={spaceId} job={node.job} of={of} onUndecided={setIsUndecided} />}
        </QueryLoader>
      </Bare>
    </Dialog>
  );
}

const query = graphql`
  query ImportPreviewQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Job @alias(as: "job") {
        id
        state
        importPlan {
          __typename
        }
        ...ImportJob_job
      }
    }
  }
`;

type ShownJob = NonNullable<NonNullable<ImportPreviewQuery['response']['node']>['job']>;

function Progress({ spaceId, job, of, onUndecided }: Pick<ImportPreviewProps, 'spaceId' | 'of'> & { job: ShownJob; onUndecided: (isUndecided: boolean) => void }) {
  const isUnderWay = job.state === 'AWAITING_FILE' || job.state === 'WAITING' || job.state === 'RUNNING';
  // Before there is a plan its file is being read.
  const isUndecided = job.state === 'AWAITING_APPROVAL' || (isUnderWay && !job.importPlan);
  useEffect(() => onUndecided(isUndecided), [isUndecided, onUndecided]);
  useJobProgress('IMPORT', spaceId, isUnderWay ? [job.id] : []);
  return <ImportJob job={job} of={of} />;
}

/** The job stands on the dialog itself, not on a card of its own. */
const Bare = styled.div`
  > section {
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;
