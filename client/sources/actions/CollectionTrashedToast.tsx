import { useEffect, useEffectEvent } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import type { TrashedCollection } from '#client/collections/mutations/useDeleteCollection.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useUndoChange } from '../mutations/useUndoChange.ts';

/** Tells that a collection is in the trash, with Undo; shows nothing where it stands. */
export function CollectionTrashedToast({ trashed }: { trashed: TrashedCollection }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const undoAction = useUndoChange();
  const tell = useEffectEvent(({ name, sourceCount, undoId }: TrashedCollection) =>
    showToast({
      type: 'success',
      message: intl.formatMessage(messages.done, { name, count: sourceCount }),
      action: undoAction(undoId, (code) => showToast({ type: 'error', message: errorText(code, messages.restoreFailed) })),
    }),
  );
  useEffect(() => void tell(trashed), [trashed]);
  return null;
}

const messages = {
  done: defineMessage<{ name: string; count: number }>({
    id: 'collections.trashed',
    defaultMessage: '{count, plural, =0 {{name} moved to the trash} one {{name} moved to the trash with # source} other {{name} moved to the trash with # sources}}',
  }),
  restoreFailed: defineMessage({ id: 'collections.restoreFailed', defaultMessage: 'Failed to restore collection. Please try again.' }),
};
