import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { AuthFailureText } from '#client/auth/AuthFailureText.tsx';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { PasswordInput } from '#client/ui/controls/PasswordInput.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { twoFactorMessages as messages } from './twoFactorMessages.ts';

type PasswordDialogProps = {
  title: ReactNode;
  description: ReactNode;
  action: ReactNode;
  isDangerous?: boolean;
  /** Rejects with an `AuthFailure`, which is shown. */
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the password before something that nobody shall do who only finds a browser open. */
export function PasswordDialog({ title, description, action, isDangerous = false, onPassword, onClose }: PasswordDialogProps) {
  const intl = useIntl();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function submit() {
    if (password === '' || isSending) return;
    setFailure(null);
    setIsSending(true);
    try {
      await onPassword(password);
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      setFailure(error);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      closeLabel={intl.formatMessage(commonMessages.close)}
      onSubmit={() => void submit()}
      error={failure && failure.code !== 'wrong-credentials' && <AuthFailureText failure={failure} />}
      footer={
        <>
          <Button size={36} onClick={onClose}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button size={36} variant={isDangerous ? 'danger' : 'primary'} type="submit" disabled={password === ''} loading={isSending}>
            {action}
          </Button>
        </>
      }
    >
      <Field label={<FormattedMessage {...messages.password} />} error={failure?.code === 'wrong-credentials' && <FormattedMessage {...messages.wrongPassword} />}>
        <PasswordInput
          value={password}
          autoComplete="current-password"
          showLabel={intl.formatMessage(messages.showPassword)}
          hideLabel={intl.formatMessage(messages.hidePassword)}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
