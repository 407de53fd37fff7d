import { defineMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { linkedIdBefore } from '#client/relay/linkedIdBefore.ts';
import { showToast } from '#client/ui/Toast.tsx';
import { inputOf } from './chosen.ts';
import type { Placing } from './useCopySources.ts';
import { useMoveSources } from './useMoveSources.ts';

/** Moves sources and tells so, with Undo: the one way for menu, drag and key. */
export function useMoveWithUndo() {
  const intl = useIntl();
  const errorText = useErrorText();
  const environment = useRelayEnvironment();
  const { moveSources, isMoving } = useMoveSources();
  const tell = (message: string) => showToast({ type: 'error', message });

  const move = ({ chosen, to, onDone, onFailed = tell }: Placing) => {
    const failed = chosen.count > 1 ? messages.failedSome : messages.failed;
    // Where each lies must be known before it is moved; what was never loaded lies where all of them do.
    const homeOf = new Map((chosen.sourceIds ?? []).map((id) => [id, linkedIdBefore(environment, id, 'collection')]));
    moveSources(
      { ...inputOf(chosen), toCollectionId: to.id },
      {
        onRefused: (code) => onFailed(errorText(code, failed)),
        onDone: (movedIds) => {
          onDone?.();
          const homes = Map.groupBy(movedIds, (id) => homeOf.get(id) ?? chosen.fromCollectionId);
          const isKnown = [...homes.keys()].every((home) => home !== null);
          const undo = () => {
            for (const [toCollectionId, sourceIds] of homes) {
              moveSources({ sourceIds, toCollectionId }, { onDone: () => {}, onRefused: (code) => tell(errorText(code, failed)) });
            }
          };
          showToast({
            type: 'success',
            message: intl.formatMessage(messages.done, { count: movedIds.length, name: to.name }),
            action: isKnown ? { label: intl.formatMessage(commonMessages.undo), onAction: undo } : undefined,
          });
        },
      },
    );
  };
  return { move, isMoving };
}

const messages = {
  done: defineMessage<{ count: number; name: string }>({
    id: 'sources.moved',
    defaultMessage: '{count, plural, one {Moved # source to {name}} other {Moved # sources to {name}}}',
  }),
  failed: defineMessage({ id: 'sources.moveFailed', defaultMessage: 'Failed to move source. Please try again.' }),
  failedSome: defineMessage({ id: 'sources.moveSomeFailed', defaultMessage: 'Failed to move some sources. Please try again.' }),
};
