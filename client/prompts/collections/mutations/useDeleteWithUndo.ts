import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { TypedMessageDescriptor } from 'react-intl';
import type { useDeleteWithUndoCollectionMutation } from '#client/__generated__/useDeleteWithUndoCollectionMutation.graphql.ts';
import type { useDeleteWithUndoPromptMutation } from '#client/__generated__/useDeleteWithUndoPromptMutation.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { useUndoChange } from '#client/sources/mutations/useUndoChange.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

const promptMutation = graphql`
  mutation useDeleteWithUndoPromptMutation($input: DeletePromptsInput!) {
    deletePrompts(input: $input) {
      ... on DeletePromptsPayload {
        undoId
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

const collectionMutation = graphql`
  mutation useDeleteWithUndoCollectionMutation($input: DeletePromptCollectionsInput!) {
    deletePromptCollections(input: $input) {
      ... on DeletePromptCollectionsPayload {
        deletedPromptCount
        undoId
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/**
 * Answers what deletes prompts and prompt collections and tells so, with Undo. `onChange` hears of both: what is on the page is to be read
 * again. `onDone` only of the deletion.
 */
export function useDeleteWithUndo(onChange: () => void) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [runPrompt] = useResultMutation<useDeleteWithUndoPromptMutation>(promptMutation);
  const [runCollection] = useResultMutation<useDeleteWithUndoCollectionMutation>(collectionMutation);
  const undoOf = useUndoChange();
  const fail = (code: ErrorCode | null, words: TypedMessageDescriptor) => showToast({ type: 'error', message: errorText(code, words) });
  const refuse = (code: ErrorCode | null, words: TypedMessageDescriptor) => {
    if (code === 'CONFLICT') showToast({ type: 'error', message: intl.formatMessage(messages.included) });
    else fail(code, words);
  };
  const tell = (message: string, undoId: string | null | undefined) => {
    onChange();
    showToast({ type: 'success', message, action: undoOf(undoId, (code) => fail(code, messages.undoFailed), onChange) });
  };
  return {
    deletePrompt: (id: string) =>
      runPrompt(
        { input: { promptIds: [id], undoable: true } },
        { onRefused: (code) => refuse(code, messages.promptFailed), onDone: ({ undoId }) => tell(intl.formatMessage(messages.promptDeleted), undoId) },
      ),
    deleteCollection: (id: string, onDone: () => void) =>
      runCollection(
        { input: { promptCollectionIds: [id], undoable: true } },
        {
          onRefused: (code) => refuse(code, messages.collectionFailed),
          onDone: ({ undoId, deletedPromptCount }) => {
            onDone();
            tell(intl.formatMessage(collectionDeleted, { count: deletedPromptCount ?? 0 }), undoId);
          },
        },
      ),
  };
}

const collectionDeleted = defineMessage<{ count: number }>({
  id: 'prompts.collectionDeleted',
  defaultMessage: '{count, plural, =0 {Collection deleted} one {Collection deleted, with # prompt} other {Collection deleted, with # prompts}}',
});

const messages = defineMessages({
  promptDeleted: { id: 'prompts.deleted', defaultMessage: 'Prompt deleted' },
  promptFailed: { id: 'prompts.deleteFailed', defaultMessage: 'Failed to delete the prompt.' },
  collectionFailed: { id: 'prompts.collectionDeleteFailed', defaultMessage: 'Failed to delete collection.' },
  included: { id: 'prompts.stillIncluded', defaultMessage: 'Other prompts include a fragment in it. Take it out of them first.' },
  undoFailed: { id: 'prompts.undoFailed', defaultMessage: 'Failed to bring it back.' },
});
