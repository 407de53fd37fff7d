import { Copy, Download } from 'lucide';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useCopyToClipboard } from '#client/i18n/useCopyToClipboard.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { twoFactorMessages as messages } from './twoFactorMessages.ts';

/** The recovery codes, this once: it closes when the person says that they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copy = useCopyToClipboard();
  const [isKept, setIsKept] = useState(false);
  const text = `${codes.join('\n')}\n`;
  return (
    <Dialog
      open
      persistent
      onOpenChange={() => undefined}
      title={<FormattedMessage {...messages.keepCodes} />}
      description={<FormattedMessage {...messages.keepCodesText} />}
      onSubmit={() => isKept && onDone()}
      footer={
        <Button size={36} variant="primary" type="submit" disabled={!isKept}>
          <FormattedMessage {...messages.done} />
        </Button>
      }
    >
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Actions>
        <Button icon={Copy} onClick={() => copy(text)}>
          <FormattedMessage {...messages.copy} />
        </Button>
        <Button icon={Download} onClick={() => download(text)}>
          <FormattedMessage {...messages.download} />
        </Button>
      </Actions>
      <Checkbox checked={isKept} onChange={setIsKept}>
        <FormattedMessage {...messages.kept} />
      </Checkbox>
    </Dialog>
  );
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(address);
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px 20px;
  padding: 16px 20px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);
  box-shadow: inset 0 0 0 1px var(--line-1);
  font-family: var(--font-mono);
  font-size: 13px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
