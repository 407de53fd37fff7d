import { graphql } from 'react-relay/hooks';
import type { ApplyProposedChangesInput, useRunMutationsApplyMutation } from '#client/__generated__/useRunMutationsApplyMutation.graphql.ts';
import type { useRunMutationsAskMutation, AskQuestionInput } from '#client/__generated__/useRunMutationsAskMutation.graphql.ts';
import type { DismissProposedChangesInput, useRunMutationsDismissMutation } from '#client/__generated__/useRunMutationsDismissMutation.graphql.ts';
import { type Refusal, useResultMutation } from '#client/relay/useResultMutation.ts';

const apply = graphql`
  mutation useRunMutationsApplyMutation($input: ApplyProposedChangesInput!) {
    applyProposedChanges(input: $input) {
      ... on ApplyProposedChangesPayload {
        undoId
        answer: message {
          ...Proposals_message
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

const dismiss = graphql`
  mutation useRunMutationsDismissMutation($input: DismissProposedChangesInput!) {
    dismissProposedChanges(input: $input) {
      ... on DismissProposedChangesPayload {
        answer: message {
          ...Proposals_message
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

const ask = graphql`
  mutation useRunMutationsAskMutation($input: AskQuestionInput!) {
    askQuestion(input: $input) {
      ... on AskQuestionPayload {
        answer {
          id
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type Callbacks<Code> = { onDone: () => void; onRefused: (code: Code) => void };

/** Applies changes, says that they are not wanted, and asks for others. */
export function useRunMutations() {
  const [runApply, isApplying] = useResultMutation<useRunMutationsApplyMutation>(apply);
  const [runDismiss, isDismissing] = useResultMutation<useRunMutationsDismissMutation>(dismiss);
  const [runAsk, isAsking] = useResultMutation<useRunMutationsAskMutation>(ask);
  return {
    applyChanges: (input: ApplyProposedChangesInput, { onDone, onRefused }: { onDone: (undoId: string | null) => void; onRefused: (code: Refusal<useRunMutationsApplyMutation>) => void }) =>
      runApply({ input }, { onDone: ({ undoId }) => onDone(undoId ?? null), onRefused }),
    dismissChanges: (input: DismissProposedChangesInput, callbacks: Callbacks<Refusal<useRunMutationsDismissMutation>>) => runDismiss({ input }, callbacks),
    ask: (input: AskQuestionInput, callbacks: Callbacks<Refusal<useRunMutationsAskMutation>>) => runAsk({ input }, callbacks),
    isBusy: isApplying || isDismissing,
    isAsking,
  };
}
