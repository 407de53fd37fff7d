import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { AuthFailureText } from '#client/auth/AuthFailureText.tsx';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { CodeInput } from '#client/ui/controls/CodeInput.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { AuthForm, SubmitButton } from './AuthForm.tsx';
import { authMessages } from './authMessages.ts';

const messages = defineMessages({
  title: { id: 'auth.secondStep.title', defaultMessage: 'One more step' },
  lede: { id: 'auth.secondStep.lede', defaultMessage: 'Type the code that your authenticator app shows.' },
  recoveryLede: { id: 'auth.secondStep.recoveryLede', defaultMessage: 'Type one of the recovery codes you have kept. Each works once.' },
  code: { id: 'auth.secondStep.code', defaultMessage: 'Code' },
  recoveryCode: { id: 'auth.secondStep.recoveryCode', defaultMessage: 'Recovery code' },
  useRecoveryCode: { id: 'auth.secondStep.useRecoveryCode', defaultMessage: 'Use a recovery code' },
  useApp: { id: 'auth.secondStep.useApp', defaultMessage: 'Use the authenticator app' },
  checking: { id: 'auth.secondStep.checking', defaultMessage: 'Checking' },
});

type SecondStepProps = {
  challenge: string;
  /** The password has to be given again; why is told on its page. */
  onStartAgain: (failure: AuthFailure | null) => void;
};

/** Asks for the code that a sign-in needs beside the password. */
export function SecondStep({ challenge, onStartAgain }: SecondStepProps) {
  const intl = useIntl();
  const { finishSignIn } = useAuth();
  const [isRecovering, setIsRecovering] = useState(false);
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function send(value: string) {
    if (isSending || value.trim() === '') return;
    setFailure(null);
    setIsSending(true);
    try {
      await finishSignIn({ challenge, ...(isRecovering ? { recoveryCode: value.trim() } : { code: value }) });
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      if (error.code === 'invalid-challenge') onStartAgain(error);
      else setFailure(error);
      setTyped('');
    } finally {
      setIsSending(false);
    }
  }

  return (
    <AuthForm
      title={intl.formatMessage(messages.title)}
      lede={<FormattedMessage {...(isRecovering ? messages.recoveryLede : messages.lede)} />}
      alert={
        failure && (
          <Alert tone="error">
            <AuthFailureText failure={failure} />
          </Alert>
        )
      }
      alternative={
        <Button variant="ghost" onClick={() => onStartAgain(null)}>
          {intl.formatMessage(authMessages.backToSignIn)}
        </Button>
      }
      onSubmit={() => void send(typed)}
    >
      {isRecovering ? (
        <Field label={intl.formatMessage(messages.recoveryCode)}>
          <TextInput size={40} value={typed} autoComplete="off" autoCapitalize="none" spellCheck={false} autoFocus onChange={(event) => setTyped(event.target.value)} />
        </Field>
      ) : (
        <Field label={intl.formatMessage(messages.code)}>
          <CodeInput value={typed} onChange={setTyped} onComplete={(code) => void send(code)} invalid={failure !== null} autoFocus />
        </Field>
      )}
      <SubmitButton isSending={isSending} sendingLabel={intl.formatMessage(messages.checking)}>
        {intl.formatMessage(authMessages.signIn)}
      </SubmitButton>
      <Button
        size={40}
        block
        variant="ghost"
        onClick={() => {
          setIsRecovering(!isRecovering);
          setTyped('');
          setFailure(null);
        }}
      >
        {intl.formatMessage(isRecovering ? messages.useApp : messages.useRecoveryCode)}
      </Button>
    </AuthForm>
  );
}
