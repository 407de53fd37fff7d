import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';

type SmartCollectionDialogProps = {
  /** The name it has; empty for a new one. */
  name?: string;
  isSaving: boolean;
  onSave: (name: string, onRefused: (code: ErrorCode | null) => void) => void;
  onClose: () => void;
};

/** Asks how a smart collection shall be called. */
export function SmartCollectionDialog({ name: before = '', isSaving, onSave, onClose }: SmartCollectionDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [name, setName] = useState(before);
  const [isReminded, setIsReminded] = useState(false);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const isEmpty = name.trim() === '';
  const submit = () => {
    if (isEmpty || isSaving) return;
    if (name.trim() === before) return onClose();
    setRefusal(null);
    onSave(name.trim(), (code) => setRefusal({ code }));
  };
  return (
    <FormDialog
      title={<FormattedMessage {...(before === '' ? messages.createTitle : messages.renameTitle)} />}
      onSubmit={submit}
      action={<FormattedMessage {...(before === '' ? messages.create : messages.rename)} />}
      isBlocked={isEmpty}
      isSending={isSaving}
      onClose={onClose}
    >
      <Field
        label={<FormattedMessage {...messages.name} />}
        help={before === '' ? <FormattedMessage {...messages.help} /> : undefined}
        error={(isEmpty && isReminded && <FormattedMessage {...messages.nameRequired} />) || (refusal && errorText(refusal.code, messages.failed))}
      >
        <TextInput
          autoComplete="off"
          maxLength={200}
          dir="auto"
          placeholder={intl.formatMessage(messages.example)}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setIsReminded(true);
          }}
          onFocus={({ target }) => target.select()}
        />
      </Field>
    </FormDialog>
  );
}

const messages = defineMessages({
  createTitle: { id: 'smart.save', defaultMessage: 'Save as smart collection' },
  renameTitle: { id: 'smart.renameTitle', defaultMessage: 'Rename smart collection' },
  create: { id: 'smart.create', defaultMessage: 'Save' },
  rename: { id: 'tags.renameAction', defaultMessage: 'Rename' },
  name: { id: 'tags.name', defaultMessage: 'Name' },
  nameRequired: { id: 'collections.nameRequired', defaultMessage: 'Name is required' },
  example: { id: 'smart.nameExample', defaultMessage: 'e.g. Unread papers' },
  help: { id: 'smart.help', defaultMessage: 'It always shows what passes this filter now. Everybody in this space sees it.' },
  failed: { id: 'smart.failed', defaultMessage: 'Failed to change the smart collection.' },
});
