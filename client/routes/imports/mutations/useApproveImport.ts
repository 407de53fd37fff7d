import { graphql } from 'react-relay/hooks';
import type { useApproveImportMutation } from '#client/__generated__/useApproveImportMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useApproveImportMutation($input: ApproveJobsInput!) {
    approveJobs(input: $input) {
      ... on ApproveJobsPayload {
        jobs {
          id
          ...ImportJob_job
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Lets an import go on that was looked through. */
export function useApproveImport() {
  const [run, isApproving] = useResultMutation<useApproveImportMutation>(mutation);
  const approveImport = (jobId: string, callbacks: { onRefused: (code: Refusal<useApproveImportMutation>) => void }) => run({ input: { jobIds: [jobId] } }, callbacks);
  return { approveImport, isApproving };
}
