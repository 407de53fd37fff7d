import { graphql } from 'react-relay/hooks';
import type { useSetPromptLabelMutation } from '#client/__generated__/useSetPromptLabelMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useSetPromptLabelMutation($input: SetPromptLabelInput!) {
    setPromptLabel(input: $input) {
      ... on SetPromptLabelPayload {
        # For the store: the list reads them there.
        # eslint-disable-next-line relay/unused-fields
        prompt {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...PromptVersionList_prompt
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Lets a label name a version, or none: going live, and rolling back. */
export function useSetPromptLabel() {
  const [run, isMoving] = useResultMutation<useSetPromptLabelMutation>(mutation);
  const setPromptLabel = (input: { promptId: string; label: string; versionId: string | null }, { onDone, onRefused }: { onDone: () => void; onRefused: (code: Refusal<useSetPromptLabelMutation>) => void }) =>
    run({ input }, { onDone, onRefused });
  return { setPromptLabel, isMoving };
}
