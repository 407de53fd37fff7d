import { useState, type ReactNode } from 'react';
import { defineMessage, FormattedMessage, type MessageTag, useIntl } from 'react-intl';
import { useDeleteCollectionsForever } from '#client/collections/mutations/useDeleteCollectionsForever.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { NamedCollection } from './DeletedCollectionRow.tsx';

type DeleteCollectionForeverDialogProps = { collection: NamedCollection; onDone: () => void; onClose: () => void };

/** Asks before a collection in the trash is deleted for good. */
export function DeleteCollectionForeverDialog({ collection, onDone, onClose }: DeleteCollectionForeverDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { deleteCollectionForever, isDeleting } = useDeleteCollectionsForever();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = () => {
    if (isDeleting) return;
    setFailure(null);
    deleteCollectionForever(collection.id, {
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
        <FormattedMessage {...messages.text} values={{ title: collection.title, count: collection.sourceCount, b: bold }} />
      </p>
    </ConfirmDialog>
  );
}

const bold = (words: ReactNode[]) => <b key="what">{words}</b>;

const messages = {
  title: defineMessage({ id: 'collections.deleteTitle', defaultMessage: 'Delete Collection' }),
  text: defineMessage<{ title: string; count: number; b: MessageTag }>({
    id: 'trash.deleteCollectionText',
    defaultMessage: 'You are about to delete <b>{title}</b> with {count, plural, one {# source} other {# sources}}. This action cannot be undone.',
  }),
  confirm: defineMessage({ id: 'trash.deleteForever', defaultMessage: 'Delete Forever' }),
  deleting: defineMessage({ id: 'trash.deleting', defaultMessage: 'Deleting' }),
  failed: defineMessage({ id: 'collections.notDeleted', defaultMessage: 'Failed to delete collection.' }),
};
