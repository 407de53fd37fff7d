import { graphql } from 'react-relay';
import type { useMoveSourcesMutation } from '#client/__generated__/useMoveSourcesMutation.graphql.ts';
import { useCommand, type Refusal } from '#client/relay/useCommand.ts';
import { placeSource, takeAwaySources } from './sourceLists.ts';

const mutation = graphql`
  mutation useMoveSourcesMutation($input: MoveSourcesInput!) {
    moveSources(input: $input) {
      ... on MoveSourcesPayload {
        sources {
          ...sourceLists_source
          ...SourceCard_source
          ...SourceCompactCard_source
          ...SourceRow_source
        }
        collections {
          id
          sourceCount
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Moves sources to another collection; they leave their list at once and arrive when the server says so. */
export function useMoveSources() {
  const [run, isMoving] = useCommand<useMoveSourcesMutation>(mutation);
  const moveSources = (
    input: { sourceIds: readonly string[]; toCollectionId: string },
    callbacks: { onDone: () => void; onRefused: (code: Refusal<useMoveSourcesMutation>) => void },
  ) =>
    run(
      { input },
      {
        optimisticUpdater: (store) => takeAwaySources(store, input.sourceIds),
        updater: (store, { sources = [] }) => {
          for (const source of sources) placeSource(store, source);
        },
        ...callbacks,
      },
    );
  return { moveSources, isMoving };
}
