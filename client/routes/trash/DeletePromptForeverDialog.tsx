import { useState, type ReactNode } from 'react';
import { defineMessage, FormattedMessage, type MessageTag, useIntl } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { NamedPrompt } from './DeletedPromptRow.tsx';
import { usePromptTrash } from './usePromptTrash.ts';

type DeletePromptForeverDialogProps = { prompt: NamedPrompt; onDone: () => void; onClose: () => void };

/** Asks before a prompt or a prompt collection in the trash is deleted for good. */
export function DeletePromptForeverDialog({ prompt, onDone, onClose }: DeletePromptForeverDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { deletePromptForever, isDeleting } = usePromptTrash(onDone);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = () => {
    if (isDeleting) return;
    setFailure(null);
    deletePromptForever(prompt, {
      onDone: () => {
        onDone();
        onClose();
      },
      onRefused: (code) => setFailure(errorText(code, messages.failed)),
    });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.title} />}
      cancelLabel={intl.formatMessage(commonMessages.cancel)}
      confirmLabel={intl.formatMessage(messages.confirm)}
      confirmingLabel={intl.formatMessage(messages.deleting)}
      isConfirming={isDeleting}
      onConfirm={submit}
      error={failure}
    >
      <p>
        {prompt.promptId === null ? (
          <FormattedMessage {...messages.textWith} values={{ title: prompt.title, count: prompt.promptCount, b: bold }} />
        ) : (
          <FormattedMessage {...messages.text} values={{ title: prompt.title, b: bold }} />
        )}
      </p>
    </ConfirmDialog>
  );
}

const bold = (words: ReactNode[]) => <b key="what">{words}</b>;

const messages = {
  title: defineMessage({ id: 'trash.deletePrompt', defaultMessage: 'Delete Prompt' }),
  text: defineMessage<{ title: string; b: MessageTag }>({ id: 'trash.deleteText', defaultMessage: 'You are about to delete <b>{title}</b>. This action cannot be undone.' }),
  textWith: defineMessage<{ title: string; count: number; b: MessageTag }>({
    id: 'trash.deletePromptsText',
    defaultMessage: 'You are about to delete <b>{title}</b> with {count, plural, one {# prompt} other {# prompts}}. This action cannot be undone.',
  }),
  confirm: defineMessage({ id: 'trash.deleteForever', defaultMessage: 'Delete Forever' }),
  deleting: defineMessage({ id: 'trash.deleting', defaultMessage: 'Deleting' }),
  failed: defineMessage({ id: 'trash.promptNotDeleted', defaultMessage: 'Failed to delete the prompt.' }),
};
