import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { CopyPromptCollectionInput, useCopyPromptCollectionMutation } from '#client/__generated__/useCopyPromptCollectionMutation.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import { useUndoChange } from '#client/sources/mutations/useUndoChange.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

const mutation = graphql`
  mutation useCopyPromptCollectionMutation($input: CopyPromptCollectionInput!) {
    copyPromptCollection(input: $input) {
      ... on CopyPromptCollectionPayload {
        promptCount
        undoId
        space {
          ...usePromptFolders_space
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type Answers = { onDone: () => void; onRefused: (code: Refusal<useCopyPromptCollectionMutation>) => void };

/** Copies a prompt collection and tells so, with Undo. `onChange` hears of both: what is on the page is to be read again. */
export function useCopyPromptCollection(onChange: () => void) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [run, isCopying] = useResultMutation<useCopyPromptCollectionMutation>(mutation);
  const undoOf = useUndoChange();
  const copyPromptCollection = (input: CopyPromptCollectionInput, { onDone, onRefused }: Answers) =>
    run(
      { input: { ...input, undoable: true } },
      {
        onRefused,
        onDone: ({ promptCount, undoId }) => {
          onDone();
          onChange();
          const undo = undoOf(undoId, (code) => showToast({ type: 'error', message: errorText(code, messages.undoFailed) }), onChange);
          showToast({ type: 'success', message: intl.formatMessage(copied, { count: promptCount ?? 0 }), action: undo });
        },
      },
    );
  return { copyPromptCollection, isCopying };
}

const copied = defineMessage<{ count: number }>({
  id: 'prompts.collectionCopied',
  defaultMessage: '{count, plural, =0 {Collection copied} one {Collection copied, with # prompt} other {Collection copied, with # prompts}}',
});

const messages = defineMessages({ undoFailed: { id: 'prompts.copyUndoFailed', defaultMessage: 'Failed to take it back.' } });
