import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';

type DeletePersonDialogProps = { name: string; isDeleting: boolean; onConfirm: () => void; onClose: () => void };

/** Asks before somebody's account is deleted for good. */
export function DeletePersonDialog({ name, isDeleting, onConfirm, onClose }: DeletePersonDialogProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim() === 'DELETE';
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...title} values={{ name }} />}
      cancelLabel={intl.formatMessage(commonMessages.cancel)}
      confirmLabel={intl.formatMessage(messages.confirm)}
      isConfirming={isDeleting}
      isBlocked={!isConfirmed}
      onConfirm={() => isConfirmed && onConfirm()}
    >
      <p>
        <FormattedMessage {...messages.text} />
      </p>
      <Field label={<FormattedMessage {...type} values={{ confirmation: 'DELETE' }} />}>
        <TextInput value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}

const title = defineMessage<{ name: string }>({ id: 'admin.deletePerson', defaultMessage: 'Delete the account of {name}?' });
const type = defineMessage<{ confirmation: string }>({ id: 'deleteAccount.type', defaultMessage: 'Type {confirmation} to confirm' });
const messages = defineMessages({
  text: {
    id: 'admin.deletePersonText',
    defaultMessage:
      'The account goes for good, with its API keys and the spaces that nobody else is in. What they added to shared spaces stays there; of those that they own alone, whoever has been there longest becomes the owner. This cannot be undone.',
  },
  confirm: { id: 'trash.deleteForever', defaultMessage: 'Delete Forever' },
});
