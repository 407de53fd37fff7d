import { useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { ReauthenticationDialog } from '../profile/ReauthenticationDialog.tsx';
import { passkeyMessages as messages } from './passkeyMessages.ts';
import { useRemovePasskeys } from './useRemovePasskeys.ts';

type RemovePasskeyDialogProps = { id: string; name: string; email: string; onRemoved: () => void; onClose: () => void };

/** Asks before a passkey is taken off. */
export function RemovePasskeyDialog({ id, name, email, onRemoved, onClose }: RemovePasskeyDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { removePasskeys, isRemoving } = useRemovePasskeys();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);

  const submit = () => {
    if (isRemoving) return;
    setRefusal(null);
    removePasskeys([id], {
      onDone: () => {
        onRemoved();
        onClose();
      },
      onRefused: (code) => (code === 'REAUTHENTICATION_REQUIRED' ? setIsSigningIn(true) : setRefusal({ code })),
    });
  };
  const goOn = () => {
    setIsSigningIn(false);
    submit();
  };
  if (isSigningIn) return <ReauthenticationDialog email={email} onDone={goOn} onClose={() => setIsSigningIn(false)} />;
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.removeTitle} />}
      cancelLabel={intl.formatMessage(commonMessages.cancel)}
      confirmLabel={intl.formatMessage(messages.remove)}
      confirmingLabel={intl.formatMessage(messages.removing)}
      isConfirming={isRemoving}
      onConfirm={submit}
      error={refusal && (refusal.code === 'CONFLICT' ? <FormattedMessage {...messages.lastWay} /> : errorText(refusal.code, messages.removeFailed))}
    >
      <p>
        <FormattedMessage {...removeText} values={{ name }} />
      </p>
    </ConfirmDialog>
  );
}

const removeText = defineMessage<{ name: string }>({
  id: 'passkeys.removeText',
  defaultMessage: '{name} no longer signs you in. The device may still show it: delete it there, too.',
});
