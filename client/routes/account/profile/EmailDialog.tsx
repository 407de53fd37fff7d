import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';
import { useRequestEmailChange } from './useRequestEmailChange.ts';

/** Asks for the new address. `email` is the one they sign in with now. */
export function EmailDialog({ email, onDone, onClose }: { email: string; onDone: () => void; onClose: () => void }) {
  const errorText = useErrorText();
  const { requestEmailChange, isRequesting } = useRequestEmailChange();
  const [typed, setTyped] = useState('');
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);

  const submit = () => {
    if (typed.trim() === '' || isRequesting) return;
    setRefusal(null);
    requestEmailChange(typed.trim(), {
      onDone,
      onRefused: (code) => (code === 'REAUTHENTICATION_REQUIRED' ? setIsSigningIn(true) : setRefusal({ code })),
    });
  };
  const goOn = () => {
    setIsSigningIn(false);
    submit();
  };
  if (isSigningIn) return <ReauthenticationDialog email={email} onDone={goOn} onClose={() => setIsSigningIn(false)} />;
  return (
    <FormDialog
      title={<FormattedMessage {...messages.title} />}
      description={<FormattedMessage {...messages.text} />}
      onSubmit={submit}
      action={<FormattedMessage {...messages.send} />}
      isBlocked={typed.trim() === ''}
      isSending={isRequesting}
      onClose={onClose}
    >
      <Field
        label={<FormattedMessage {...messages.address} />}
        error={refusal && (refusal.code === 'LIMIT_REACHED' ? <FormattedMessage {...messages.limit} /> : refusal.code === 'INVALID' ? <FormattedMessage {...messages.invalid} /> : errorText(refusal.code, messages.failed))}
      >
        <TextInput type="email" value={typed} maxLength={254} autoComplete="email" onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

const messages = defineMessages({
  title: { id: 'emailChange.title', defaultMessage: 'Change address' },
  text: { id: 'emailChange.dialogText', defaultMessage: 'A link goes to the new address. Until you open it, the old address stays.' },
  address: { id: 'emailChange.address', defaultMessage: 'New address' },
  send: { id: 'emailChange.send', defaultMessage: 'Send link' },
  invalid: { id: 'emailChange.invalid', defaultMessage: 'Enter a full e-mail address other than the one you have.' },
  limit: { id: 'emailChange.limit', defaultMessage: 'You have asked for many changes in the last hour. Wait an hour.' },
  failed: { id: 'emailChange.failed', defaultMessage: 'The address could not be changed. Try again.' },
});
