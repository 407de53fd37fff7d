import { graphql } from 'react-relay/hooks';
import type { PromptVariableInput, UpdatePromptInput, useSaveDraftMutation } from '#client/__generated__/useSaveDraftMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import { fillInput } from '../../variables/variableFill.ts';
import type { VariableNote } from './draftContent.ts';

const mutation = graphql`
  mutation useSaveDraftMutation($input: UpdatePromptInput!) {
    updatePrompt(input: $input) {
      ... on UpdatePromptPayload {
        prompt {
          draftUpdatedAt
          updatedAt
          # For the store: the editor reads it there.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...OpenPrompt_prompt
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

export type SaveRefusal = Refusal<useSaveDraftMutation>;

/** Changes what is given of a prompt. `onDone` hears when its draft, and when the rest of it was changed. */
export function useSaveDraft() {
  const [run] = useResultMutation<useSaveDraftMutation>(mutation);
  return (input: UpdatePromptInput, { onDone, onRefused }: { onDone: (draftUpdatedAt: string | null, updatedAt: string | null) => void; onRefused: (code: SaveRefusal) => void }) =>
    run({ input }, { onDone: ({ prompt }) => onDone(prompt?.draftUpdatedAt ?? null, prompt?.updatedAt ?? null), onRefused });
}

export const toVariables = (variables: readonly VariableNote[]): PromptVariableInput[] =>
  variables.map(({ name, description, fill }) => ({ name, description, ...(fill && { defaultFill: fillInput(fill) }) }));
