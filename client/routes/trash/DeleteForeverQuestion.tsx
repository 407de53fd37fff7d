import { useState, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { TypedMessageDescriptor } from 'react-intl';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';

type DeleteForeverQuestionProps = {
  title: ReactNode;
  /** What is said when it fails and nobody knows why. */
  failed: TypedMessageDescriptor;
  isDeleting: boolean;
  deleteForever: (callbacks: { onDone: () => void; onRefused: (code: ErrorCode | null) => void }) => void;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something in the trash is deleted for good; what was refused is said, and it stays open. */
export function DeleteForeverQuestion({ title, failed, isDeleting, deleteForever, onDone, onClose, children }: DeleteForeverQuestionProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = () => {
    if (isDeleting) return;
    setFailure(null);
    deleteForever({
      onDone: () => {
        onDone();
        onClose();
      },
      onRefused: (code) => setFailure(errorText(code, failed)),
    });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      cancelLabel={intl.formatMessage(commonMessages.cancel)}
      confirmLabel={intl.formatMessage(messages.confirm)}
      confirmingLabel={intl.formatMessage(messages.deleting)}
      isConfirming={isDeleting}
      onConfirm={submit}
      error={failure}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}

/** What is named in a question, in bold letters. */
export const bold = (words: ReactNode[]) => <b key="what">{words}</b>;

const messages = defineMessages({
  confirm: { id: 'trash.deleteForever', defaultMessage: 'Delete Forever' },
  deleting: { id: 'trash.deleting', defaultMessage: 'Deleting' },
});
