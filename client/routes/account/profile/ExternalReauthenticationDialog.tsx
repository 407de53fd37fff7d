import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { ExternalSignInClient } from '#client/auth/authClient.ts';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { AuthFailureText } from '#client/auth/AuthFailureText.tsx';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useLocale } from '#client/i18n/LocaleProvider.tsx';

type ExternalReauthenticationDialogProps = { external: ExternalSignInClient; onClose: () => void };

/** Leads to the issuer, which asks who they are once more and leads back to this page. What was refused is then done by hand again. */
export function ExternalReauthenticationDialog({ external, onClose }: ExternalReauthenticationDialogProps) {
  const { locale } = useLocale();
  const { pathname, search, hash } = useLocation();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    if (isLeaving) return;
    setFailure(null);
    setIsLeaving(true);
    try {
      await external.begin({ returnTo: `${pathname}${search}${hash}`, again: true, locale });
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      setIsLeaving(false);
      setFailure(error);
    }
  }

  return (
    <FormDialog
      title={<FormattedMessage {...messages.title} />}
      description={<FormattedMessage {...text} values={{ name: external.name }} />}
      onSubmit={() => void leave()}
      error={failure && <AuthFailureText failure={failure} />}
      action={<FormattedMessage {...signInWith} values={{ name: external.name }} />}
      isSending={isLeaving}
      onClose={onClose}
    />
  );
}

const text = defineMessage<{ name: string }>({
  id: 'account.signInAgainOutside',
  defaultMessage: 'This needs a sign-in of the last ten minutes. {name} asks who you are once more and leads you back here; then repeat what you wanted to do.',
});
const signInWith = defineMessage<{ name: string }>({ id: 'auth.external.signIn', defaultMessage: 'Sign in with {name}' });
const messages = defineMessages({ title: { id: 'account.signInAgain', defaultMessage: 'Sign in again' } });
