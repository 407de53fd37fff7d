import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { AuthFailureText } from '#client/auth/AuthFailureText.tsx';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { passkeyObstacle } from '#client/auth/passkeySupport.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { ExternalReauthenticationDialog } from './ExternalReauthenticationDialog.tsx';
import { PasswordDialog } from '../twoFactor/PasswordDialog.tsx';

type ReauthenticationDialogProps = {
  /** Of the account whose password is asked for; null where an issuer signs people in. */
  email: string | null;
  /** They have signed in again: what was refused can be repeated. */
  onDone: () => void;
  onClose: () => void;
};

/** Signs the viewer in again, for what needs a sign-in of the last ten minutes. */
export function ReauthenticationDialog({ email, onDone, onClose }: ReauthenticationDialogProps) {
  const { signIn, external, passkeys } = useAuth();
  const [challenge, setChallenge] = useState<string | null>(null);

  if (challenge !== null) return <CodeDialog challenge={challenge} onDone={onDone} onClose={onClose} />;

  if (external) return <ExternalReauthenticationDialog external={external} onClose={onClose} />;

  const withPasskey = async () => {
    await passkeys?.signInAgain();
    onDone();
  };
  const submit = async (password: string) => {
    try {
      await signIn({ email: email ?? '', password });
    } catch (error) {
      if (!(error instanceof AuthFailure) || error.challenge === null) throw error;
      setChallenge(error.challenge);
      return;
    }
    onDone();
  };
  return (
    <PasswordDialog
      title={<FormattedMessage {...messages.title} />}
      description={<FormattedMessage {...messages.text} />}
      action={<FormattedMessage {...messages.goOn} />}
      instead={passkeys && passkeyObstacle() === null ? { label: <FormattedMessage {...messages.passkey} />, act: withPasskey } : undefined}
      onPassword={submit}
      onClose={onClose}
    />
  );
}

/** Six digits of the app, or one of the recovery codes. */
function CodeDialog({ challenge, onDone, onClose }: { challenge: string; onDone: () => void; onClose: () => void }) {
  const { finishSignIn } = useAuth();
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const code = typed.replaceAll(/\s/g, '');

  async function send() {
    if (code === '' || isSending) return;
    setFailure(null);
    setIsSending(true);
    try {
      await finishSignIn({ challenge, ...(/^\d{6}$/.test(code) ? { code } : { recoveryCode: code }) });
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      setFailure(error);
      return;
    } finally {
      setIsSending(false);
    }
    onDone();
  }

  return (
    <FormDialog
      title={<FormattedMessage {...messages.title} />}
      onSubmit={() => void send()}
      action={<FormattedMessage {...messages.goOn} />}
      isBlocked={code === ''}
      isSending={isSending}
      onClose={onClose}
    >
      <Field label={<FormattedMessage {...messages.code} />} error={failure && <AuthFailureText failure={failure} />}>
        <TextInput value={typed} autoComplete="one-time-code" onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

const messages = defineMessages({
  title: { id: 'account.signInAgain', defaultMessage: 'Sign in again' },
  text: { id: 'account.signInAgainText', defaultMessage: 'You signed in a while ago. Your password once more, so that nobody does this who finds your browser open.' },
  passkey: { id: 'passkeys.use', defaultMessage: 'Use a passkey' },
  goOn: { id: 'twoFactor.goOn', defaultMessage: 'Continue' },
  code: { id: 'account.codeOrRecoveryCode', defaultMessage: 'Code, or a recovery code' },
});
