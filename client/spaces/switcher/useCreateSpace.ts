import { graphql } from 'react-relay/hooks';
import type {
  CreateSpaceInput,
  useCreateSpaceMutation,
} from '#client/__generated__/useCreateSpaceMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useCreateSpaceMutation($input: CreateSpaceInput!, $connections: [ID!]!) {
    createSpace(input: $input) {
      ... on CreateSpacePayload {
        space @appendNode(connections: $connections, edgeTypeName: "SpaceEdge") {
          id
          ...SpaceSwitcherItem_space
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Creates a space at the end of the switcher's list. `connection` is that list's id. */
export function useCreateSpace(connection: string) {
  const [run, isCreating] = useResultMutation<useCreateSpaceMutation>(mutation);
  const createSpace = (
    input: CreateSpaceInput,
    callbacks: { onDone: (spaceId: string) => void; onRefused: (code: Refusal<useCreateSpaceMutation>) => void },
  ) =>
    run(
      { input, connections: [connection] },
      { onDone: ({ space }) => space && callbacks.onDone(space.id), onRefused: callbacks.onRefused },
    );
  return { createSpace, isCreating };
}
