import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { type SaveTestSetRefusal, useSaveTestSet } from './useSaveTestSet.ts';

type TestSetDialogProps = { promptId: string; /** Null: a new one. */ set: { readonly id: string; readonly name: string } | null; onSaved: (testSetId: string) => void; onClose: () => void };

/** Asks for the name of a test set. */
export function TestSetDialog({ promptId, set, onSaved, onClose }: TestSetDialogProps) {
  const errorText = useErrorText();
  const { saveTestSet, isSaving } = useSaveTestSet();
  const [name, setName] = useState(set?.name ?? '');
  const [refusal, setRefusal] = useState<{ code: SaveTestSetRefusal } | null>(null);
  const isEmpty = name.trim() === '';
  const save = () => {
    if (isEmpty || isSaving) return;
    saveTestSet({ promptId, name: name.trim(), ...(set && { testSetId: set.id }) }, { onDone: onSaved, onRefused: (code) => setRefusal({ code }) });
  };
  return (
    <FormDialog
      title={<FormattedMessage {...(set ? messages.rename : messages.newSet)} />}
      action={<FormattedMessage {...(set ? commonMessages.save : messages.create)} />}
      isBlocked={isEmpty}
      isSending={isSaving}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={<FormattedMessage {...messages.name} />} error={refusal && errorText(refusal.code, messages.failed)}>
        <TextInput dir="auto" value={name} maxLength={200} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </Field>
    </FormDialog>
  );
}

const messages = defineMessages({
  newSet: { id: 'prompts.tests.newSet', defaultMessage: 'New test set' },
  rename: { id: 'prompts.tests.rename', defaultMessage: 'Rename test set' },
  create: { id: 'prompts.create', defaultMessage: 'Create' },
  name: { id: 'prompts.tests.name', defaultMessage: 'Name' },
  failed: { id: 'prompts.saveFailed', defaultMessage: 'An error occurred. Please try again later.' },
});
