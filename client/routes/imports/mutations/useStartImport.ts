import { graphql } from 'react-relay/hooks';
import type { StartImportInput, useStartImportMutation } from '#client/__generated__/useStartImportMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useStartImportMutation($input: StartImportInput!, $connections: [ID!]!) {
    startImport(input: $input) {
      ... on StartImportPayload {
        job @prependNode(connections: $connections, edgeTypeName: "JobEdge") {
          id
          uploadPath
          ...ImportJob_job
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Begins an import at the front of the list `connection` (null: of none), and answers where its file goes. */
export function useStartImport(connection: string | null) {
  const [run, isStarting] = useResultMutation<useStartImportMutation>(mutation);
  const startImport = (input: StartImportInput, callbacks: { onDone: (job: { id: string; uploadPath: string }) => void; onRefused: (code: Refusal<useStartImportMutation>) => void }) =>
    run(
      { input, connections: connection === null ? [] : [connection] },
      { onDone: ({ job }) => job && typeof job.uploadPath === 'string' && callbacks.onDone({ id: job.id, uploadPath: job.uploadPath }), onRefused: callbacks.onRefused },
    );
  return { startImport, isStarting };
}
