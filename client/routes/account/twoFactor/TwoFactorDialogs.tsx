import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TwoFactorClient } from '#client/auth/authClient.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanDialog } from './ScanDialog.tsx';
import { twoFactorMessages as messages } from './twoFactorMessages.ts';

type TwoFactorDialogsProps = {
  /** What the person wants to do. */
  task: 'setUp' | 'turnOff' | 'newCodes';
  twoFactor: TwoFactorClient;
  onClose: () => void;
  /** Something is different now on the server. */
  onChanged: () => void;
};

type Step = { kind: 'password' } | { kind: 'scan'; uri: string; codes: readonly string[] } | { kind: 'codes'; codes: readonly string[] };

/** The steps of setting the second step of signing in up, of turning it off, and of new recovery codes. */
export function TwoFactorDialogs({ task, twoFactor, onClose, onChanged }: TwoFactorDialogsProps) {
  const [step, setStep] = useState<Step>({ kind: 'password' });

  if (step.kind === 'codes') return <RecoveryCodes codes={step.codes} onDone={onClose} />;

  if (step.kind === 'scan') {
    const { uri, codes } = step;
    const confirm = async (code: string) => {
      await twoFactor.confirm(code);
      onChanged();
      setStep({ kind: 'codes', codes });
    };
    return <ScanDialog uri={uri} onCode={confirm} onClose={onClose} />;
  }

  const acts = {
    async setUp(password: string) {
      const { uri, recoveryCodes } = await twoFactor.setUp(password);
      setStep({ kind: 'scan', uri, codes: recoveryCodes });
    },
    async turnOff(password: string) {
      await twoFactor.turnOff(password);
      onChanged();
      onClose();
    },
    async newCodes(password: string) {
      const codes = await twoFactor.newRecoveryCodes(password);
      onChanged();
      setStep({ kind: 'codes', codes });
    },
  };
  const words = {
    setUp: { title: messages.setUp, text: messages.setUpText, action: messages.goOn },
    turnOff: { title: messages.turnOffTitle, text: messages.turnOffText, action: messages.turnOff },
    newCodes: { title: messages.newCodesTitle, text: messages.newCodesText, action: messages.newCodes },
  }[task];
  return (
    <PasswordDialog
      title={<FormattedMessage {...words.title} />}
      description={<FormattedMessage {...words.text} />}
      action={<FormattedMessage {...words.action} />}
      isDangerous={task === 'turnOff'}
      onPassword={acts[task]}
      onClose={onClose}
    />
  );
}
