import { FingerprintPattern } from 'lucide';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { AuthFailureText } from '#client/auth/AuthFailureText.tsx';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { PasswordInput } from '#client/ui/controls/PasswordInput.tsx';
import { twoFactorMessages as messages } from './twoFactorMessages.ts';

type PasswordDialogProps = {
  title: ReactNode;
  description: ReactNode;
  action: ReactNode;
  isDangerous?: boolean;
  /** What serves as well as the password. Rejects as `onPassword` does. */
  instead?: { label: ReactNode; act: () => Promise<void> } | undefined;
  /** Rejects with an `AuthFailure`, which is shown. */
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the password before something that nobody shall do who only finds a browser open. */
export function PasswordDialog({ title, description, action, isDangerous = false, instead, onPassword, onClose }: PasswordDialogProps) {
  const intl = useIntl();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [isSending, setIsSending] = useState(false);

  const submit = () => password !== '' && void attempt(() => onPassword(password));

  async function attempt(act: () => Promise<void>) {
    if (isSending) return;
    setFailure(null);
    setIsSending(true);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      setFailure(error);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <FormDialog
      title={title}
      description={description}
      onSubmit={submit}
      error={failure && failure.code !== 'wrong-credentials' && <AuthFailureText failure={failure} />}
      footerLead={
        instead && (
          <Button size={36} variant="ghost" icon={FingerprintPattern} disabled={isSending} onClick={() => void attempt(instead.act)}>
            {instead.label}
          </Button>
        )
      }
      action={action}
      isDangerous={isDangerous}
      isBlocked={password === ''}
      isSending={isSending}
      onClose={onClose}
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
    </FormDialog>
  );
}
