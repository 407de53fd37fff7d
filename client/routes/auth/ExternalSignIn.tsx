import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { ExternalSignInClient } from '#client/auth/authClient.ts';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { AuthFailureText } from '#client/auth/AuthFailureText.tsx';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { isStorageBlocked } from '#client/auth/isStorageBlocked.ts';
import { invitationIn, readReturnTo } from '#client/auth/returnTo.ts';
import { useLocale } from '#client/i18n/LocaleProvider.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { AuthForm, linkTo } from './AuthForm.tsx';
import { externalMessages as messages, outcomeMessages, refusalMessages, signInWith } from './externalMessages.ts';
import { StorageBlockedNotice } from './StorageBlockedNotice.tsx';

/** Sign in on the pages of an issuer, then go where one was going. */
export function ExternalSignIn() {
  const { external } = useAuth();
  return external ? <WithIssuer external={external} /> : <ForScripts />;
}

/** The vault knows an issuer whose tokens scripts bring, and nobody who signs people in. */
function ForScripts() {
  const intl = useIntl();
  return (
    <AuthForm title={intl.formatMessage(messages.title)} lede={<FormattedMessage {...messages.lede} />}>
      <Alert tone="info">
        <AuthFailureText failure={new AuthFailure('external-sign-in', 'This vault leaves signing in to its identity provider.')} />
      </Alert>
    </AuthForm>
  );
}

function WithIssuer({ external }: { external: ExternalSignInClient }) {
  const intl = useIntl();
  const { locale } = useLocale();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { isAuthenticated } = useAuth();
  const [isForgetful] = useState(isStorageBlocked);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const outcome = new URLSearchParams(search).get('external');
  const returnTo = readReturnTo(search);
  const isFinishing = outcome === 'done';

  useEffect(() => {
    if (!isFinishing) return;
    const finish = async () => {
      try {
        await external.finish(locale);
        await navigate(returnTo, { replace: true });
      } catch (error) {
        if (!(error instanceof AuthFailure)) throw error;
        setFailure(error);
        // It is used up: reading the page again must not ask for it again.
        await navigate({ search: withoutOutcome(search) }, { replace: true });
      }
    };
    void finish();
  }, [isFinishing, external, locale, navigate, returnTo, search]);

  // Who comes back by the browser's button finds the page as they left it.
  useEffect(() => {
    const comeBack = () => setIsLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  if (isAuthenticated && outcome === null && !failure) return <Navigate to={returnTo} replace />;

  async function begin() {
    setFailure(null);
    setIsLeaving(true);
    try {
      await external.begin({ returnTo, invitation: invitationIn(search), locale });
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      setIsLeaving(false);
      setFailure(error);
    }
  }

  return (
    <AuthForm
      title={intl.formatMessage(messages.title)}
      lede={<FormattedMessage {...messages.lede} />}
      alert={
        <>
          {isForgetful && <StorageBlockedNotice />}
          {!isFinishing && !isLeaving && <Refusal outcome={outcome} failure={failure} name={external.name} />}
        </>
      }
      alternative={isAuthenticated && !isFinishing && <FormattedMessage {...messages.goBack} values={{ link: linkTo(returnTo) }} />}
    >
      <Button variant="primary" size={40} block loading={isFinishing || isLeaving} onClick={() => void begin()}>
        {isFinishing ? <FormattedMessage {...messages.finishing} /> : <FormattedMessage {...signInWith} values={{ name: external.name }} />}
      </Button>
    </AuthForm>
  );
}

type RefusalProps = { outcome: string | null; failure: AuthFailure | null; name: string };

/** Why nobody was signed in: what the issuer answered, or what the vault says to it. */
function Refusal({ outcome, failure, name }: RefusalProps) {
  if (!failure && outcome === null) return null;
  const words = failure ? refusalMessages[failure.code] : (outcomeMessages[outcome ?? ''] ?? outcomeMessages['failed']);
  return <Alert tone="error">{words ? <FormattedMessage {...words} values={{ name }} /> : failure && <AuthFailureText failure={failure} />}</Alert>;
}

function withoutOutcome(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('external');
  return parameters.toString();
}
