import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { ColorChoice } from './ColorChoice.tsx';
import type { HighlightColor } from './highlightColors.ts';
import { useUpdateHighlight } from './useUpdateHighlight.ts';

type HighlightFormProps = { highlight: { readonly id: string; readonly note: string; readonly color: HighlightColor }; onClose: () => void };

/** What one notes about a highlight of one's own, and its colour. */
export function HighlightForm({ highlight, onClose }: HighlightFormProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { updateHighlight, isUpdating } = useUpdateHighlight();
  const [note, setNote] = useState(highlight.note);
  const [color, setColor] = useState(highlight.color);
  const [error, setError] = useState<string | null>(null);
  const save = () => {
    if (isUpdating) return;
    setError(null);
    updateHighlight(highlight.id, { note: note.trim(), color }, { onDone: onClose, onRefused: (code) => setError(errorText(code, messages.failed)) });
  };
  return (
    <Form>
      <TextArea
        autoFocus
        rows={3}
        aria-label={intl.formatMessage(messages.noteOf)}
        value={note}
        maxLength={10_000}
        invalid={error !== null}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
          if (event.key === 'Escape' && note === highlight.note) {
            event.preventDefault();
            onClose();
          }
        }}
      />
      {error && <Problem role="alert">{error}</Problem>}
      <Tools>
        <ColorChoice chosen={[color]} onToggle={setColor} />
        <span />
        <Button size={28} onClick={onClose}>
          <FormattedMessage {...commonMessages.cancel} />
        </Button>
        <Button size={28} variant="primary" loading={isUpdating} onClick={save}>
          <FormattedMessage {...commonMessages.save} />
        </Button>
      </Tools>
    </Form>
  );
}

const messages = defineMessages({
  noteOf: { id: 'highlights.noteOf', defaultMessage: 'Note about the highlight' },
  failed: { id: 'highlights.updateFailed', defaultMessage: 'Failed to save the note.' },
});

const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-block-start: 8px;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;

  > span {
    flex: 1;
  }
`;

const Problem = styled.p`
  color: var(--danger-fg);
  font: var(--text-12);
`;
