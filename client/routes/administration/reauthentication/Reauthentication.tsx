import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { ReauthenticationDialog } from '../../account/profile/ReauthenticationDialog.tsx';

/** Has the administrator sign in again, and then repeats what was refused; false where the vault cannot sign them in. */
type RepeatAfterSignIn = (again: () => void) => boolean;

const ReauthenticationContext = createContext<RepeatAfterSignIn>(() => false);

/** For what needs a sign-in of the last ten minutes. */
export const useRepeatAfterSignIn = (): RepeatAfterSignIn => use(ReauthenticationContext);

/** Shows the dialog; `email` is null where they have no password here. */
export function Reauthentication({ email, children }: { email: string | null; children: ReactNode }) {
  const { external } = useAuth();
  const canSignIn = email !== null || external !== undefined;
  const [refused, setRefused] = useState<{ again: () => void } | null>(null);
  const repeat = useMemo(
    (): RepeatAfterSignIn => (again) => {
      if (canSignIn) setRefused({ again });
      return canSignIn;
    },
    [canSignIn],
  );
  const close = () => setRefused(null);
  return (
    <ReauthenticationContext value={repeat}>
      {children}
      {refused && canSignIn && (
        <ReauthenticationDialog
          email={email}
          onDone={() => {
            close();
            refused.again();
          }}
          onClose={close}
        />
      )}
    </ReauthenticationContext>
  );
}
