import { graphql } from 'react-relay/hooks';
import type { StartExportInput, useStartExportMutation } from '#client/__generated__/useStartExportMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useStartExportMutation($input: StartExportInput!, $connections: [ID!]!) {
    startExport(input: $input) {
      ... on StartExportPayload {
        job @prependNode(connections: $connections, edgeTypeName: "JobEdge") {
          id
          state
          ...ExportJob_job
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Begins an export at the front of the list `connection`. */
export function useStartExport(connection: string) {
  const [run, isStarting] = useResultMutation<useStartExportMutation>(mutation);
  const startExport = (input: StartExportInput, callbacks: { onRefused: (code: Refusal<useStartExportMutation>) => void }) => run({ input, connections: [connection] }, callbacks);
  return { startExport, isStarting };
}
