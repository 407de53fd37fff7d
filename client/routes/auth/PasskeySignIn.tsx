import { FingerprintPattern } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { PasskeyClient } from '#client/auth/authClient.ts';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { OrLine } from './AuthForm.tsx';

type PasskeySignInProps = {
  passkeys: PasskeyClient;
  /** Null while it is tried. */
  onFailure: (failure: AuthFailure | null) => void;
};

/** Signing in with a device, which knows whose account it is. */
export function PasskeySignIn({ passkeys, onFailure }: PasskeySignInProps) {
  const [isAsking, setIsAsking] = useState(false);

  async function signIn() {
    if (isAsking) return;
    onFailure(null);
    setIsAsking(true);
    try {
      await passkeys.signIn();
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      onFailure(error);
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <>
      <OrLine>
        <FormattedMessage {...messages.or} />
      </OrLine>
      <Button size={40} block icon={FingerprintPattern} loading={isAsking} onClick={() => void signIn()}>
        <FormattedMessage {...messages.signIn} />
      </Button>
    </>
  );
}

const messages = defineMessages({
  or: { id: 'auth.login.or', defaultMessage: 'or' },
  signIn: { id: 'passkeys.signIn', defaultMessage: 'Sign in with a passkey' },
});
