import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { useFormDraft } from '#client/ui/formDrafts.ts';
import { addFailed, type AddTarget } from './addTarget.ts';
import { useAddSources } from './useAddSources.ts';

type Typed = { kind: 'text' | 'note'; title: string; text: string };

/** Add content: a text, pasted or written, into the collection on the page. */
export function AddContentDialog({ target, initialKind, onClose }: { target: AddTarget; initialKind: Typed['kind']; onClose: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { addSources, isAdding } = useAddSources();
  const typed = useFormDraft<Typed>('content', { kind: initialKind, title: '', text: '' });
  const { kind, title, text } = typed.value;
  const [error, setError] = useState<string | null>(null);
  const isEmpty = text.trim() === '';

  const close = () => {
    typed.forget();
    onClose();
  };
  const submit = () => {
    if (isEmpty || isAdding) return;
    setError(null);
    const content = { text, ...(title.trim() && { title: title.trim() }) };
    addSources(
      { spaceId: target.spaceId, collectionId: target.collectionId, sources: [kind === 'note' ? { note: content } : { content }] },
      {
        onRefused: (code) => setError(errorText(code, addFailed)),
        onDone: ([added]) => {
          if (added?.outcome === 'INVALID') setError(errorText('INVALID', addFailed));
          else close();
        },
      },
    );
  };

  return (
    <FormDialog
      width={560}
      title={<FormattedMessage {...messages.title} />}
      onSubmit={submit}
      action={<FormattedMessage {...commonMessages.save} />}
      isBlocked={isEmpty}
      isSending={isAdding}
      onClose={close}
    >
      <Segmented
        label={intl.formatMessage(messages.kind)}
        value={kind}
        onChange={(next) => typed.change({ kind: next })}
        segments={[
          { value: 'text', label: intl.formatMessage(messages.asText) },
          { value: 'note', label: intl.formatMessage(messages.asNote) },
        ]}
      />
      <Field label={<FormattedMessage {...messages.name} />} note={<FormattedMessage {...commonMessages.optional} />}>
        <TextInput
          value={title}
          maxLength={500}
          placeholder={intl.formatMessage(messages.nameExample)}
          onChange={(event) => typed.change({ title: event.target.value })}
        />
      </Field>
      <Field label={<FormattedMessage {...messages.text} />} error={error}>
        <TextArea
          autoFocus
          rows={10}
          value={text}
          maxLength={2_000_000}
          placeholder={intl.formatMessage(messages.textExample)}
          onChange={(event) => {
            typed.change({ text: event.target.value });
            setError(null);
          }}
        />
      </Field>
    </FormDialog>
  );
}

const messages = defineMessages({
  kind: { id: 'sources.contentKind', defaultMessage: 'Kind' },
  asText: { id: 'sources.contentAsText', defaultMessage: 'Pasted text' },
  asNote: { id: 'sources.contentAsNote', defaultMessage: 'Note in Markdown' },
  title: { id: 'sources.addContentTitle', defaultMessage: 'Add Content' },
  name: { id: 'sources.contentTitle', defaultMessage: 'Title' },
  nameExample: { id: 'sources.contentTitleExample', defaultMessage: 'The first line of the text' },
  text: { id: 'sources.contentText', defaultMessage: 'Text' },
  textExample: { id: 'sources.contentTextExample', defaultMessage: 'Paste or write text' },
});
