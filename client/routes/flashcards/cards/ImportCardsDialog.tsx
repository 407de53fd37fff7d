import { Layers } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useFormats } from '#client/i18n/formats.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { FileInput } from '#client/ui/controls/FileInput.tsx';
import { ImportPreview } from '../../imports/ImportPreview.tsx';
import { useSendImport } from '../../imports/useSendImport.ts';

type ImportCardsDialogProps = { spaceId: string; /** Into this deck; null: into decks called as those of the package. */ deckId: string | null; onClose: () => void };

/** Cards of a package of Anki, or of a table: what would become of each is shown before anything is added. */
export function ImportCardsDialog({ spaceId, deckId, onClose }: ImportCardsDialogProps) {
  const [jobId, setJobId] = useState<string | null>(null);
  if (jobId === null) return <ImportForm spaceId={spaceId} deckId={deckId} onSent={setJobId} onClose={onClose} />;
  return <ImportPreview spaceId={spaceId} jobId={jobId} of="CARDS" title={<FormattedMessage {...messages.title} />} onClose={onClose} />;
}

const isTable = (file: File) => /\.(?:csv|tsv|txt)$/i.test(file.name);

function ImportForm({ spaceId, deckId, onSent, onClose }: ImportCardsDialogProps & { onSent: (jobId: string) => void }) {
  const intl = useIntl();
  const { formatSize } = useFormats();
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { sendImport, isSending } = useSendImport({ onSent, onFailed: setFailure });
  const preview = () => {
    if (!file || isSending) return;
    // A table says nothing of decks.
    if (deckId === null && isTable(file)) return setFailure(intl.formatMessage(messages.tableIntoDeck));
    setFailure(null);
    sendImport(file, { into: deckId === null ? { spaceId } : { deckId }, format: isTable(file) ? 'CARDS_CSV' : 'APKG' });
  };
  return (
    <FormDialog width={600} title={<FormattedMessage {...messages.title} />} description={<FormattedMessage {...(deckId === null ? messages.intoDecks : messages.intoDeck)} />} action={<FormattedMessage {...messages.preview} />} isBlocked={!file} isSending={isSending} onSubmit={preview} onClose={onClose} error={failure}>
      <Field label={<FormattedMessage {...messages.chosen} />} help={<FormattedMessage {...messages.notKept} />}>
        <FileInput placeholder={intl.formatMessage(messages.choose)} file={file} icon={Layers} size={file ? formatSize(file.size) : ''} onChange={setFile} />
      </Field>
    </FormDialog>
  );
}

const messages = defineMessages({
  title: { id: 'flashcards.import.title', defaultMessage: 'Import cards' },
  intoDecks: { id: 'flashcards.import.intoDecks', defaultMessage: 'From Anki: an .apkg or .colpkg, with its decks, its schedule and your answers.' },
  intoDeck: { id: 'flashcards.import.intoDeck', defaultMessage: 'From Anki: an .apkg, with its schedule and your answers. Or a table: front, back and tags, one card a line.' },
  chosen: { id: 'flashcards.import.file', defaultMessage: 'File with cards' },
  notKept: { id: 'flashcards.import.notKept', defaultMessage: 'Cards come as text. Pictures and sounds are left out; the preview tells which.' },
  tableIntoDeck: { id: 'flashcards.import.tableIntoDeck', defaultMessage: 'A table goes into one deck. Open the deck, and import it there.' },
  choose: { id: 'flashcards.import.choose', defaultMessage: 'Choose a file, or drop it here' },
  preview: { id: 'flashcards.import.preview', defaultMessage: 'Preview' },
});
