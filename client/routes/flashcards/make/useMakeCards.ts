import { graphql } from 'react-relay/hooks';
import type { MakeCardsInput, useMakeCardsMutation } from '#client/__generated__/useMakeCardsMutation.graphql.ts';
import type { useMakeCardsApproveMutation } from '#client/__generated__/useMakeCardsApproveMutation.graphql.ts';
import type { useMakeCardsStopMutation } from '#client/__generated__/useMakeCardsStopMutation.graphql.ts';
import { type Refusal, useResultMutation } from '#client/relay/useResultMutation.ts';

const make = graphql`
  mutation useMakeCardsMutation($input: MakeCardsInput!) {
    makeCards(input: $input) {
      ... on MakeCardsPayload {
        job {
          id
          ...MakeProgress_job
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

const approve = graphql`
  mutation useMakeCardsApproveMutation($input: ApproveJobsInput!) {
    approveJobs(input: $input) {
      ... on ApproveJobsPayload {
        jobs {
          id
          ...MakeProgress_job
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

const stop = graphql`
  mutation useMakeCardsStopMutation($input: StopRunsInput!) {
    stopRuns(input: $input) {
      ... on StopRunsPayload {
        runs {
          id
          ...MakeProgress_job @alias(as: "making")
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Why nothing is made. */
export type MakeRefusal = Refusal<useMakeCardsMutation>;

/** Has cards made from sources, lets that go on once somebody has seen what it costs, and stops it. */
export function useMakeCards() {
  const [runMake, isStarting] = useResultMutation<useMakeCardsMutation>(make);
  const [runApprove, isApproving] = useResultMutation<useMakeCardsApproveMutation>(approve);
  const [runStop, isStopping] = useResultMutation<useMakeCardsStopMutation>(stop);
  return {
    makeCards: (input: MakeCardsInput, { onDone, onRefused }: { onDone: (jobId: string) => void; onRefused: (code: MakeRefusal) => void }) => runMake({ input }, { onDone: ({ job }) => job && onDone(job.id), onRefused }),
    approve: (jobId: string, onRefused: (code: Refusal<useMakeCardsApproveMutation>) => void) => runApprove({ input: { jobIds: [jobId] } }, { onRefused }),
    stop: (jobId: string, onRefused: (code: Refusal<useMakeCardsStopMutation>) => void) => runStop({ input: { runIds: [jobId] } }, { onRefused }),
    isStarting,
    isApproving,
    isStopping,
  };
}
