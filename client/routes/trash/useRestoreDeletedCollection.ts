import { defineMessage, useIntl } from 'react-intl';
import { useRestoreCollections } from '#client/collections/mutations/useRestoreCollections.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { emitSourcesRestored } from '#client/sources/store/sourceEvents.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import type { NamedCollection } from './DeletedCollectionRow.tsx';

/** Takes a deleted collection out of the trash, and tells so. */
export function useRestoreDeletedCollection(onDone: () => void): (collection: NamedCollection) => void {
  const intl = useIntl();
  const errorText = useErrorText();
  const { restoreCollection, isRestoring } = useRestoreCollections();
  return ({ id, title }) => {
    if (isRestoring) return;
    restoreCollection(id, {
      onDone: (sourceIds) => {
        emitSourcesRestored(sourceIds);
        onDone();
        showToast({ type: 'success', message: intl.formatMessage(messages.restored, { title }) });
      },
      onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
    });
  };
}

const messages = {
  restored: defineMessage<{ title: string }>({ id: 'trash.collectionRestored', defaultMessage: '{title} restored' }),
  failed: defineMessage({ id: 'collections.restoreFailed', defaultMessage: 'Failed to restore collection. Please try again.' }),
};
