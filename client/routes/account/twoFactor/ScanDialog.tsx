import { Copy } from 'lucide';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { renderSVG } from 'uqr';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { AuthFailureText } from '#client/auth/AuthFailureText.tsx';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useCopyToClipboard } from '#client/i18n/useCopyToClipboard.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { CodeInput } from '#client/ui/controls/CodeInput.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { twoFactorMessages as messages } from './twoFactorMessages.ts';

type ScanDialogProps = {
  /** What the authenticator app reads. */
  uri: string;
  /** Rejects with an `AuthFailure`, which is shown. */
  onCode: (code: string) => Promise<void>;
  onClose: () => void;
};

/** Shows the secret for the authenticator app, and asks for the first code of it. */
export function ScanDialog({ uri, onCode, onClose }: ScanDialogProps) {
  const intl = useIntl();
  const copy = useCopyToClipboard();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 0 }))}`, [uri]);
  const key = new URL(uri).searchParams.get('secret') ?? '';

  async function send(given: string) {
    if (given.length < 6 || isSending) return;
    setFailure(null);
    setIsSending(true);
    try {
      await onCode(given);
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      setFailure(error);
      setCode('');
    } finally {
      setIsSending(false);
    }
  }

  return (
    <FormDialog
      title={<FormattedMessage {...messages.setUp} />}
      description={<FormattedMessage {...messages.scan} />}
      onSubmit={() => void send(code)}
      error={failure && failure.code !== 'wrong-code' && <AuthFailureText failure={failure} />}
      action={<FormattedMessage {...messages.goOn} />}
      isBlocked={code.length < 6}
      isSending={isSending}
      onClose={onClose}
    >
      <Secret>
        <Picture src={picture} alt={intl.formatMessage(messages.qrCode)} />
        <div>
          <p>
            <FormattedMessage {...messages.orTypeKey} />
          </p>
          <Key>{key.match(/.{1,4}/g)?.join(' ')}</Key>
          <Button icon={Copy} onClick={() => copy(key)}>
            <FormattedMessage {...messages.copy} />
          </Button>
        </div>
      </Secret>
      <Field label={<FormattedMessage {...messages.code} />} error={failure?.code === 'wrong-code' && <AuthFailureText failure={failure} />}>
        <CodeInput value={code} onChange={setCode} onComplete={(given) => void send(given)} invalid={failure !== null} />
      </Field>
    </FormDialog>
  );
}

const Secret = styled.div`
  display: flex;
  align-items: center;
  gap: 24px;

  ${onPhone} {
    flex-direction: column;
    align-items: stretch;
  }

  p {
    color: var(--fg-2);
    font: var(--text-12);
  }
`;

/** Dark on light in every theme: that is what cameras read. */
const Picture = styled.img`
  flex: none;
  align-self: center;
  width: 168px;
  height: 168px;
  padding: 10px;
  border-radius: var(--r-md);
  background: #fff;
  box-shadow: 0 0 0 1px var(--line-1);
`;

const Key = styled.p`
  max-width: 14ch;
  margin-block: 6px 10px;
  overflow-wrap: anywhere;

  && {
    color: var(--fg-1);
    font-family: var(--font-mono);
    font-size: 13px;
    font-weight: 600;
    line-height: 22px;
  }
`;
