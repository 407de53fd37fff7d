import { defineMessage, useIntl } from 'react-intl';
import type { ErrorCode, InvitationKey } from '#client/generated/schemaTypes.ts';
import { useReloadAll } from '#client/relay/useReloadAll.ts';
import { rememberSpace } from '#client/spaces/currentSpace.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useAcceptInvitation } from './useAcceptInvitation.ts';
import { useDeclineInvitation } from './useDeclineInvitation.ts';

type Callbacks = { onDone?: () => void; onRefused: (code: ErrorCode | null) => void };

/** Accepting an invitation leads to all sources of its space, which becomes the current one; declining ends it. */
export function useAnswerInvitation() {
  const intl = useIntl();
  const reloadEverything = useReloadAll();
  const { acceptInvitation, isAccepting } = useAcceptInvitation();
  const { declineInvitation, isDeclining } = useDeclineInvitation();

  const accept = (invitation: InvitationKey, { onDone, onRefused }: Callbacks) =>
    acceptInvitation(invitation, {
      onRefused,
      onDone: (space) => {
        onDone?.();
        rememberSpace(space.id);
        void reloadEverything('/collection/all');
        showToast({ type: 'success', message: intl.formatMessage(joined, { name: space.name }) });
      },
    });
  const decline = (invitation: InvitationKey, { onDone, onRefused }: Callbacks) =>
    declineInvitation(invitation, { onDone: () => onDone?.(), onRefused });
  return { accept, decline, isRunning: isAccepting || isDeclining };
}

const joined = defineMessage<{ name: string }>({ id: 'notifications.joined', defaultMessage: 'You are a member of {name} now' });
