import { useRef, useState, type ClipboardEvent } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { useFormDraft } from '#client/ui/formDrafts.ts';
import type { Page } from './useGivePage.ts';

type PasteTextDialogProps = {
  sourceId: string;
  isGiving: boolean;
  /** Answers why it was refused; null when it was taken. */
  onGive: (page: Page) => Promise<string | null>;
  onClose: () => void;
};

/** The text of a page that only the person can see. What comes from a page with headings and links keeps them, as long as nothing is changed in it. */
export default function PasteTextDialog({ sourceId, isGiving, onGive, onClose }: PasteTextDialogProps) {
  const typed = useFormDraft<{ text: string }>(`page of ${sourceId}`, { text: '' });
  const { text } = typed.value;
  const pasted = useRef<{ text: string; html: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isEmpty = text.trim() === '';

  const close = () => {
    typed.forget();
    onClose();
  };
  const submit = async () => {
    if (isEmpty || isGiving) return;
    const formatted = pasted.current?.text === text ? pasted.current.html : null;
    const refusal = await onGive(formatted === null ? { type: 'text/plain; charset=utf-8', body: text } : { type: 'text/html; charset=utf-8', body: formatted });
    if (refusal === null) close();
    else setError(refusal);
  };
  const keepFormat = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const area = event.currentTarget;
    const html = event.clipboardData.getData('text/html');
    // Only all of the text can keep its form: a part of it would have to be put into the rest.
    const replacesAll = area.selectionStart === 0 && area.selectionEnd === area.value.length;
    requestAnimationFrame(() => (pasted.current = html !== '' && replacesAll ? { text: area.value, html } : null));
  };

  return (
    <FormDialog
      width={560}
      title={<FormattedMessage {...messages.title} />}
      description={<FormattedMessage {...messages.hint} />}
      onSubmit={() => void submit()}
      action={<FormattedMessage {...messages.use} />}
      isBlocked={isEmpty}
      isSending={isGiving}
      onClose={close}
    >
      <Field label={<FormattedMessage {...messages.text} />} error={error}>
        <TextArea
          rows={12}
          dir="auto"
          value={text}
          maxLength={2_000_000}
          onPaste={keepFormat}
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
  title: { id: 'source.paste.title', defaultMessage: 'Paste the text' },
  hint: { id: 'source.paste.hint', defaultMessage: 'Open the page, select all, copy it, and paste it here. Headings and links are kept.' },
  text: { id: 'source.paste.text', defaultMessage: 'Text of the page' },
  use: { id: 'source.paste.use', defaultMessage: 'Use this text' },
});
