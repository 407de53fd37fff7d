import { defineMessage, FormattedMessage, type MessageTag } from 'react-intl';
import { bold, DeleteForeverQuestion } from './DeleteForeverQuestion.tsx';
import type { NamedPrompt } from './DeletedPromptRow.tsx';
import { usePromptTrash } from './usePromptTrash.ts';

type DeletePromptForeverDialogProps = { prompt: NamedPrompt; onDone: () => void; onClose: () => void };

/** Asks before a prompt or a prompt collection in the trash is deleted for good. */
export function DeletePromptForeverDialog({ prompt, ...dialog }: DeletePromptForeverDialogProps) {
  const { deletePromptForever, isDeleting } = usePromptTrash(dialog.onDone);
  return (
    <DeleteForeverQuestion {...dialog} title={<FormattedMessage {...messages.title} />} failed={messages.failed} isDeleting={isDeleting} deleteForever={(callbacks) => deletePromptForever(prompt, callbacks)}>
      {prompt.promptId === null ? (
        <FormattedMessage {...messages.textWith} values={{ title: prompt.title, count: prompt.promptCount, b: bold }} />
      ) : (
        <FormattedMessage {...messages.text} values={{ title: prompt.title, b: bold }} />
      )}
    </DeleteForeverQuestion>
  );
}

const messages = {
  title: defineMessage({ id: 'trash.deletePrompt', defaultMessage: 'Delete Prompt' }),
  text: defineMessage<{ title: string; b: MessageTag }>({ id: 'trash.deleteText', defaultMessage: 'You are about to delete <b>{title}</b>. This action cannot be undone.' }),
  textWith: defineMessage<{ title: string; count: number; b: MessageTag }>({
    id: 'trash.deletePromptsText',
    defaultMessage: 'You are about to delete <b>{title}</b> with {count, plural, one {# prompt} other {# prompts}}. This action cannot be undone.',
  }),
  failed: defineMessage({ id: 'trash.promptNotDeleted', defaultMessage: 'Failed to delete the prompt.' }),
};
