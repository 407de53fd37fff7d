import { useState } from 'react';
import { defineMessage, FormattedMessage, type MessageTag, useIntl } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useDeleteSourcesForever } from '#client/sources/useDeleteSourcesForever.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';

type DeleteForeverDialogProps = { id: string; title: string; onClose: () => void };

/** Asks before a source in the trash is deleted for good. */
export function DeleteForeverDialog({ id, title, onClose }: DeleteForeverDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { deleteSourcesForever, isDeleting } = useDeleteSourcesForever();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = () => {
    if (isDeleting) return;
    setFailure(null);
    deleteSourcesForever([id], { onDone: onClose, onRefused: (code) => setFailure(errorText(code, messages.failed)) });
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
        <FormattedMessage {...messages.text} values={{ title, b: (words) => <b key="title">{words}</b> }} />
      </p>
    </ConfirmDialog>
  );
}

const messages = {
  title: defineMessage({ id: 'trash.deleteTitle', defaultMessage: 'Delete Source' }),
  text: defineMessage<{ title: string; b: MessageTag }>({
    id: 'trash.deleteText',
    defaultMessage: 'You are about to delete <b>{title}</b>. This action cannot be undone.',
  }),
  confirm: defineMessage({ id: 'trash.deleteForever', defaultMessage: 'Delete Forever' }),
  deleting: defineMessage({ id: 'trash.deleting', defaultMessage: 'Deleting' }),
  failed: defineMessage({ id: 'trash.deleteFailed', defaultMessage: 'Failed to delete source' }),
};
