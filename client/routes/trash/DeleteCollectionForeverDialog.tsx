import { defineMessage, FormattedMessage, type MessageTag } from 'react-intl';
import { useDeleteCollectionsForever } from '#client/collections/mutations/useDeleteCollectionsForever.ts';
import { bold, DeleteForeverQuestion } from './DeleteForeverQuestion.tsx';
import type { NamedCollection } from './DeletedCollectionRow.tsx';

type DeleteCollectionForeverDialogProps = { collection: NamedCollection; onDone: () => void; onClose: () => void };

/** Asks before a collection in the trash is deleted for good. */
export function DeleteCollectionForeverDialog({ collection, ...dialog }: DeleteCollectionForeverDialogProps) {
  const { deleteCollectionForever, isDeleting } = useDeleteCollectionsForever();
  return (
    <DeleteForeverQuestion {...dialog} title={<FormattedMessage {...messages.title} />} failed={messages.failed} isDeleting={isDeleting} deleteForever={(callbacks) => deleteCollectionForever(collection.id, callbacks)}>
      <FormattedMessage {...messages.text} values={{ title: collection.title, count: collection.sourceCount, b: bold }} />
    </DeleteForeverQuestion>
  );
}

const messages = {
  title: defineMessage({ id: 'collections.deleteTitle', defaultMessage: 'Delete Collection' }),
  text: defineMessage<{ title: string; count: number; b: MessageTag }>({
    id: 'trash.deleteCollectionText',
    defaultMessage: 'You are about to delete <b>{title}</b> with {count, plural, one {# source} other {# sources}}. This action cannot be undone.',
  }),
  failed: defineMessage({ id: 'collections.notDeleted', defaultMessage: 'Failed to delete collection.' }),
};
