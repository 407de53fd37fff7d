import { defineMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { usePromptTrashDeleteMutation } from '#client/__generated__/usePromptTrashDeleteMutation.graphql.ts';
import type { usePromptTrashRestoreMutation } from '#client/__generated__/usePromptTrashRestoreMutation.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { type Refusal, useResultMutation } from '#client/relay/useResultMutation.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import type { NamedPrompt } from './DeletedPromptRow.tsx';

const restoreMutation = graphql`
  mutation usePromptTrashRestoreMutation($input: RestorePromptsInput!) {
    restorePrompts(input: $input) {
      ... on RestorePromptsPayload {
        __typename
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

const deleteMutation = graphql`
  mutation usePromptTrashDeleteMutation($input: DeletePromptsForeverInput!) {
    deletePromptsForever(input: $input) {
      ... on DeletePromptsForeverPayload {
        __typename
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

const idsOf = ({ promptId, promptCollectionId }: NamedPrompt) => ({ ...(promptId !== null && { promptIds: [promptId] }), ...(promptCollectionId !== null && { promptCollectionIds: [promptCollectionId] }) });

type Callbacks = { onDone: () => void; onRefused: (code: Refusal<usePromptTrashDeleteMutation>) => void };

/** Takes prompts and prompt collections out of the trash, and tells so; or deletes them for good. `onRestored`: what is on the page is to be read again. */
export function usePromptTrash(onRestored: () => void) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [runRestore, isRestoring] = useResultMutation<usePromptTrashRestoreMutation>(restoreMutation);
  const [runDelete, isDeleting] = useResultMutation<usePromptTrashDeleteMutation>(deleteMutation);
  const restorePrompt = (prompt: NamedPrompt) => {
    if (isRestoring) return;
    runRestore(
      { input: idsOf(prompt) },
      {
        onDone: () => {
          onRestored();
          showToast({ type: 'success', message: intl.formatMessage(restored, { title: prompt.title }) });
        },
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, failed) }),
      },
    );
  };
  const deletePromptForever = (prompt: NamedPrompt, { onDone, onRefused }: Callbacks) => runDelete({ input: idsOf(prompt) }, { onDone, onRefused });
  return { restorePrompt, deletePromptForever, isDeleting };
}

const restored = defineMessage<{ title: string }>({ id: 'trash.promptRestored', defaultMessage: '{title} restored' });
const failed = defineMessage({ id: 'trash.promptNotRestored', defaultMessage: 'Failed to restore the prompt. Please try again.' });
