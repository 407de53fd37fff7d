import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';
import { useDeleteAccount } from './useDeleteAccount.ts';

type DeleteAccountDialogProps = {
  /** What has to be typed: their address, or DELETE where there is none. */
  confirmation: string;
  /** Else they are led to the issuer, or told to sign in again. */
  hasPassword: boolean;
  onClose: () => void;
};

/** Asks before the account is deleted for good. */
export function DeleteAccountDialog({ confirmation, hasPassword, onClose }: DeleteAccountDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { signOut, external } = useAuth();
  const { deleteAccount, isDeleting } = useDeleteAccount();
  const [typed, setTyped] = useState('');
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const isConfirmed = typed.trim().toLowerCase() === confirmation.toLowerCase();

  const submit = () => {
    if (!isConfirmed || isDeleting) return;
    setRefusal(null);
    deleteAccount(typed, {
      onDone: () => void signOut(),
      onRefused: (code) => (code === 'REAUTHENTICATION_REQUIRED' && (hasPassword || external) ? setIsSigningIn(true) : setRefusal({ code })),
    });
  };
  const goOn = () => {
    setIsSigningIn(false);
    submit();
  };
  if (isSigningIn) return <ReauthenticationDialog email={confirmation} onDone={goOn} onClose={() => setIsSigningIn(false)} />;
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.title} />}
      cancelLabel={intl.formatMessage(commonMessages.cancel)}
      confirmLabel={intl.formatMessage(messages.confirm)}
      confirmingLabel={intl.formatMessage(messages.deleting)}
      isConfirming={isDeleting}
      isBlocked={!isConfirmed}
      onConfirm={submit}
      error={refusal && (refusal.code === 'LAST_OWNER' ? <FormattedMessage {...messages.lastOwner} /> : errorText(refusal.code, messages.failed))}
    >
      <p>
        <FormattedMessage {...messages.text} />
      </p>
      <Field label={<FormattedMessage {...typeToConfirm} values={{ confirmation }} />}>
        <TextInput value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}

const typeToConfirm = defineMessage<{ confirmation: string }>({ id: 'deleteAccount.type', defaultMessage: 'Type {confirmation} to confirm' });
const messages = defineMessages({
  title: { id: 'deleteAccount.title', defaultMessage: 'Delete account' },
  text: {
    id: 'deleteAccount.text',
    defaultMessage: 'Your account goes, with your API keys and the spaces that nobody else is in, and everything in them. What you added to shared spaces stays there. This cannot be undone.',
  },
  confirm: { id: 'trash.deleteForever', defaultMessage: 'Delete Forever' },
  deleting: { id: 'trash.deleting', defaultMessage: 'Deleting' },
  lastOwner: { id: 'deleteAccount.lastOwner', defaultMessage: 'You are the last owner of a space with other people in it. Make one of them an owner first, or delete the space.' },
  failed: { id: 'deleteAccount.failed', defaultMessage: 'The account could not be deleted. Try again.' },
});
