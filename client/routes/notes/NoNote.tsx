import { defineMessages, FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';

/** In place of a source that is no note: what is not written here is not opened as if it were, and the way to its page. */
export default function NoNote({ sourceId }: { sourceId: string }) {
  const navigate = useNavigate();
  return (
    <EmptyState
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      action={
        <Button variant="primary" onClick={() => void navigate(`/source/${sourceId}`)}>
          <FormattedMessage {...messages.open} />
        </Button>
      }
    />
  );
}

const messages = defineMessages({
  title: { id: 'notes.noNote', defaultMessage: 'This is not a note' },
  text: { id: 'notes.noNoteText', defaultMessage: 'It is a source of another kind, and opens on its own page.' },
  open: { id: 'notes.openSource', defaultMessage: 'Open the source' },
});
