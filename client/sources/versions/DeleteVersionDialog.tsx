import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { useDeleteRevision } from './useDeleteRevision.ts';

/** Asks before a version goes for good. */
export function DeleteVersionDialog({ revisionId, onClose }: { revisionId: string; onClose: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { deleteRevision, isDeleting } = useDeleteRevision();
  const [error, setError] = useState<string | null>(null);
  const submit = () => {
    if (isDeleting) return;
    setError(null);
    deleteRevision(revisionId, { onDone: onClose, onRefused: (code) => setError(errorText(code, messages.failed)) });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.title} />}
      cancelLabel={intl.formatMessage(commonMessages.cancel)}
      confirmLabel={intl.formatMessage(commonMessages.delete)}
      confirmingLabel={intl.formatMessage(messages.deleting)}
      isConfirming={isDeleting}
      onConfirm={submit}
      error={error}
    >
      <p>
        <FormattedMessage {...messages.text} />
      </p>
    </ConfirmDialog>
  );
}

const messages = defineMessages({
  title: { id: 'versions.deleteTitle', defaultMessage: 'Delete Version' },
  text: { id: 'versions.deleteText', defaultMessage: 'This text and the page that was kept with it are gone for good. What the source says now stays.' },
  deleting: { id: 'versions.deleting', defaultMessage: 'Deleting' },
  failed: { id: 'versions.deleteFailed', defaultMessage: 'Failed to delete the version.' },
});
