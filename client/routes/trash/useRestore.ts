import { defineMessage, useIntl } from 'react-intl';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useRestoreSources } from '#client/sources/mutations/useRestoreSources.ts';
import type { SelectedSources } from '#client/sources/selection/selectedSources.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

type RestoreOptions = {
  /** The name of the collection they go back to, where that is one. */
  to?: string;
  onDone?: () => void;
};

/** Takes sources out of the trash, back to the places they had, and tells so. */
export function useRestore(): (selected: SelectedSources, options?: RestoreOptions) => void {
  const intl = useIntl();
  const errorText = useErrorText();
  const { restoreSources } = useRestoreSources();
  return (selected, { to, onDone } = {}) =>
    restoreSources(selected, {
      onDone: () => {
        onDone?.();
        const message =
          to !== undefined ? intl.formatMessage(messages.restoredTo, { name: to }) : intl.formatMessage(messages.restored, { count: selected.count });
        showToast({ type: 'success', message });
      },
      onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.restoreFailed) }),
    });
}

const messages = {
  restored: defineMessage<{ count: number }>({ id: 'trash.restored', defaultMessage: '{count, plural, one {Restored} other {# sources restored}}' }),
  restoredTo: defineMessage<{ name: string }>({ id: 'trash.restoredTo', defaultMessage: 'Restored to {name}' }),
  restoreFailed: defineMessage({ id: 'trash.restoreFailed', defaultMessage: 'Failed to update source.' }),
};
