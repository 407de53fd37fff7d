import { graphql } from 'react-relay/hooks';
import type { useSavePromptVersionMutation } from '#client/__generated__/useSavePromptVersionMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useSavePromptVersionMutation($input: SavePromptVersionInput!) {
    savePromptVersion(input: $input) {
      ... on SavePromptVersionPayload {
        prompt {
          # For the store: the list reads them there.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...PromptVersionList_prompt
        }
        version {
          id
          number
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Saves the draft as a version that never changes. When nothing changed, the newest is answered. */
export function useSavePromptVersion() {
  const [run, isSaving] = useResultMutation<useSavePromptVersionMutation>(mutation);
  const savePromptVersion = (promptId: string, note: string, { onDone, onRefused }: { onDone: (version: { id: string; number: number }) => void; onRefused: (code: Refusal<useSavePromptVersionMutation>) => void }) =>
    run({ input: { promptId, note } }, { onDone: ({ version }) => version && onDone(version), onRefused });
  return { savePromptVersion, isSaving };
}
