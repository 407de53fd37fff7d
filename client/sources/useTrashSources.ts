import { defineMessage, useIntl } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { showToast } from '#client/ui/Toast.tsx';
import { useDeleteSources } from './useDeleteSources.ts';
import { useRestoreSources } from './useRestoreSources.ts';

/** Answers a function that puts sources into the trash and tells so, with Undo. `onDone` is called when they are there. */
export function useTrashSources(): (sourceIds: readonly string[], onDone?: () => void) => void {
  const intl = useIntl();
  const errorText = useErrorText();
  const { deleteSources } = useDeleteSources();
  const { restoreSources } = useRestoreSources();
  return (sourceIds, onDone) =>
    deleteSources(sourceIds, {
      onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
      onDone: () => {
        onDone?.();
        showToast({
          type: 'success',
          message: intl.formatMessage(messages.done, { count: sourceIds.length }),
          action: {
            label: intl.formatMessage(commonMessages.undo),
            onAction: () =>
              restoreSources(sourceIds, {
                onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.restoreFailed) }),
              }),
          },
        });
      },
    });
}

const messages = {
  done: defineMessage<{ count: number }>({
    id: 'sources.trashed',
    defaultMessage: '{count, plural, one {Source moved to the trash} other {# sources moved to the trash}}',
  }),
  failed: defineMessage({ id: 'sources.deleteFailed', defaultMessage: 'Failed to delete source' }),
  restoreFailed: defineMessage({ id: 'sources.restoreFailed', defaultMessage: 'Failed to update source.' }),
};
