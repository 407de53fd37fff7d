import { Copy, NotebookPen } from 'lucide';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { Answer_message$data } from '#client/__generated__/Answer_message.graphql.ts';
import { useCopyToClipboard } from '#client/i18n/useCopyToClipboard.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useAddSources } from '#client/sources/add/useAddSources.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useAnswerMarkdown } from './useAnswerMarkdown.ts';

type AnswerActionsProps = {
  question: string;
  statements: Answer_message$data['statements'];
  /** The space that a note of it goes to; null where one may not write there. */
  noteSpaceId: string | null;
};

/** A title is not longer than this. */
const MOST_OF_A_TITLE = 200;

/** What one does with an answer that is there: keep it as a note, take it along with its sources. */
export function AnswerActions({ question, statements, noteSpaceId }: AnswerActionsProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const markdownOf = useAnswerMarkdown();
  const copy = useCopyToClipboard();
  const { addSources, isAdding } = useAddSources();
  const refuse = (text: string) => showToast({ type: 'error', message: text });
  const save = (spaceId: string) =>
    addSources(
      { spaceId, sources: [{ note: { title: question.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_OF_A_TITLE), text: markdownOf(statements, 'links') } }] },
      {
        onRefused: (code) => refuse(errorText(code, messages.failed)),
        onDone: ([added]) => {
          const id = added?.sourceId ?? null;
          if (id === null) refuse(intl.formatMessage(messages.failed));
          else showToast({ type: 'success', duration: 10_000, message: intl.formatMessage(messages.saved), action: { label: intl.formatMessage(messages.open), onAction: () => void navigate(`/source/${id}`) } });
        },
      },
    );
  return (
    <Acts>
      {noteSpaceId !== null && (
        <Button size={28} icon={NotebookPen} loading={isAdding} onClick={() => save(noteSpaceId)}>
          <FormattedMessage {...messages.save} />
        </Button>
      )}
      <Button size={28} icon={Copy} onClick={() => copy(markdownOf(statements, { footnotes: '' }))}>
        <FormattedMessage {...messages.copy} />
      </Button>
    </Acts>
  );
}

const messages = defineMessages({
  save: { id: 'chat.saveAsNote', defaultMessage: 'Save as note' },
  saved: { id: 'chat.savedAsNote', defaultMessage: 'Saved as a note in the Inbox' },
  open: { id: 'sources.open', defaultMessage: 'Open' },
  failed: { id: 'chat.saveFailed', defaultMessage: 'Failed to save the note.' },
  copy: { id: 'chat.copyWithSources', defaultMessage: 'Copy with sources' },
});

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 8px;
`;
