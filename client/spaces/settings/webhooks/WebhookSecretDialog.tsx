import { Copy } from 'lucide';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useCopyToClipboard } from '#client/i18n/useCopyToClipboard.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';

/** What deliveries are signed with, this once. */
export function WebhookSecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const copy = useCopyToClipboard();
  return (
    <Dialog
      open
      persistent
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.title} />}
      onSubmit={onClose}
      footer={
        <Button size={36} variant="primary" type="submit">
          <FormattedMessage {...messages.done} />
        </Button>
      }
    >
      <Alert tone="info">
        <FormattedMessage {...messages.once} />
      </Alert>
      <Field label={<FormattedMessage {...messages.secret} />}>
        <TextInput
          readOnly
          dir="ltr"
          value={secret}
          style={{ fontFamily: 'var(--font-mono)', fontSize: 12 }}
          onFocus={(event) => event.target.select()}
          end={
            <Button size={28} icon={Copy} onClick={() => copy(secret)}>
              <FormattedMessage {...messages.copy} />
            </Button>
          }
        />
      </Field>
    </Dialog>
  );
}

const messages = defineMessages({
  title: { id: 'webhooks.secretTitle', defaultMessage: 'Secret of the webhook' },
  once: { id: 'webhooks.once', defaultMessage: 'By it the program knows that a delivery came from here (header Vault-Signature). Store it now: it is shown this once.' },
  secret: { id: 'webhooks.secret', defaultMessage: 'Secret' },
  copy: { id: 'webhooks.copy', defaultMessage: 'Copy' },
  done: { id: 'webhooks.done', defaultMessage: 'Done' },
});
