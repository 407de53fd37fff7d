import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { EditSourceDialog_source$key } from '#client/__generated__/EditSourceDialog_source.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useUpdateSource } from '#client/sources/useUpdateSource.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';

/** Edits what a person says about a link or a file: its title and a note. */
export function EditSourceDialog({ source: ref, onClose }: { source: EditSourceDialog_source$key; onClose: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const source = useFragment(
    graphql`
      fragment EditSourceDialog_source on Source {
        id
        title
        note
      }
    `,
    ref,
  );
  const { updateSource, isUpdating } = useUpdateSource();
  const [title, setTitle] = useState(source.title);
  const [note, setNote] = useState(source.note);
  const [error, setError] = useState<string | null>(null);
  const isEmpty = title.trim() === '';
  const submit = () => {
    if (isEmpty || isUpdating) return;
    setError(null);
    updateSource(
      { sourceId: source.id, title: title.trim(), note },
      { onDone: onClose, onRefused: (code) => setError(errorText(code, messages.failed)) },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.title} />}
      closeLabel={intl.formatMessage(commonMessages.close)}
      error={error}
      onSubmit={submit}
      footer={
        <>
          <Button size={36} onClick={onClose}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button size={36} variant="primary" type="submit" disabled={isEmpty} loading={isUpdating}>
            <FormattedMessage {...commonMessages.save} />
          </Button>
        </>
      }
    >
      <Field label={<FormattedMessage {...messages.name} />}>
        <TextInput value={title} maxLength={500} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field label={<FormattedMessage {...messages.note} />} note={<FormattedMessage {...commonMessages.optional} />}>
        <TextArea rows={5} value={note} maxLength={100_000} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </Dialog>
  );
}

const messages = defineMessages({
  title: { id: 'source.editTitle', defaultMessage: 'Edit Source' },
  name: { id: 'source.editName', defaultMessage: 'Title' },
  note: { id: 'source.editNote', defaultMessage: 'Note' },
  failed: { id: 'source.editFailed', defaultMessage: 'Failed to update source.' },
});
