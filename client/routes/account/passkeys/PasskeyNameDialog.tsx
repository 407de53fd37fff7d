import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { AuthFailureText } from '#client/auth/AuthFailureText.tsx';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { ReauthenticationDialog } from '../profile/ReauthenticationDialog.tsx';
import { passkeyMessages as messages } from './passkeyMessages.ts';

type PasskeyNameDialogProps = {
  title: ReactNode;
  description?: ReactNode;
  action: ReactNode;
  name: string;
  email: string;
  /** Rejects with an `AuthFailure`, which is shown; when the sign-in is too old it is done again after another. */
  onName: (name: string) => Promise<void>;
  onClose: () => void;
};

/** Asks what a passkey shall be called, and does what was asked for. */
export function PasskeyNameDialog({ title, description, action, name, email, onName, onClose }: PasskeyNameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isSigningIn, setIsSigningIn] = useState(false);

  async function submit() {
    if (typed.trim() === '' || isSending) return;
    setFailure(null);
    setIsSending(true);
    try {
      await onName(typed.trim());
      onClose();
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      if (error.code === 'reauthentication-required') setIsSigningIn(true);
      else setFailure(error);
    } finally {
      setIsSending(false);
    }
  }
  const goOn = () => {
    setIsSigningIn(false);
    void submit();
  };

  if (isSigningIn) return <ReauthenticationDialog email={email} onDone={goOn} onClose={() => setIsSigningIn(false)} />;
  return (
    <FormDialog
      title={title}
      description={description}
      onSubmit={() => void submit()}
      error={failure && failure.code !== 'invalid-input' && <AuthFailureText failure={failure} />}
      action={action}
      isBlocked={typed.trim() === ''}
      isSending={isSending}
      onClose={onClose}
    >
      <Field label={<FormattedMessage {...messages.name} />} error={failure?.code === 'invalid-input' && <FormattedMessage {...messages.nameInvalid} />}>
        <TextInput value={typed} maxLength={60} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
