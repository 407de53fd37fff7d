import { defineMessage, useIntl } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { showToast } from '#client/ui/Toast.tsx';
import { useMoveSources } from './useMoveSources.ts';

export type Move = {
  sourceIds: readonly string[];
  /** Where they are now; Undo takes them back there. Null: nowhere, then there is no way back. */
  fromCollectionId: string | null;
  to: { id: string; name: string };
  onDone?: () => void;
  /** Told here instead of in a toast. */
  onFailed?: (text: string) => void;
};

/** Moves sources and tells so, with Undo: the one way for menu, drag and key. */
export function useMoveWithUndo() {
  const intl = useIntl();
  const errorText = useErrorText();
  const { moveSources, isMoving } = useMoveSources();
  const tell = (message: string) => showToast({ type: 'error', message });

  const move = ({ sourceIds, fromCollectionId, to, onDone, onFailed = tell }: Move) =>
    moveSources(
      { sourceIds, toCollectionId: to.id },
      {
        onRefused: (code) => onFailed(errorText(code, messages.failed)),
        onDone: () => {
          onDone?.();
          const undo = () =>
            fromCollectionId !== null &&
            moveSources(
              { sourceIds, toCollectionId: fromCollectionId },
              { onDone: () => {}, onRefused: (code) => tell(errorText(code, messages.failed)) },
            );
          showToast({
            type: 'success',
            message: intl.formatMessage(messages.done, { count: sourceIds.length, name: to.name }),
            action: fromCollectionId === null ? undefined : { label: intl.formatMessage(commonMessages.undo), onAction: undo },
          });
        },
      },
    );
  return { move, isMoving };
}

const messages = {
  done: defineMessage<{ count: number; name: string }>({
    id: 'sources.moved',
    defaultMessage: '{count, plural, one {Moved # source to {name}} other {Moved # sources to {name}}}',
  }),
  failed: defineMessage({ id: 'sources.moveFailed', defaultMessage: 'Failed to move source. Please try again.' }),
};
