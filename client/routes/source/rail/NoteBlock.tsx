import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { NoteBlock_source$key } from '#client/__generated__/NoteBlock_source.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useUpdateSource } from '#client/sources/mutations/useUpdateSource.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { BlockHead } from '#client/ui/layout/Pane.tsx';
import { Block } from './Block.ts';

/** What a person noted about a source, written in place. What was typed stays until it is saved or given up. */
export function NoteBlock({ source: ref }: { source: NoteBlock_source$key }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { id, note, viewerCanEdit } = useFragment(
    graphql`
      fragment NoteBlock_source on Source {
        id
        note
        viewerCanEdit
      }
    `,
    ref,
  );
  const { updateSource, isUpdating } = useUpdateSource();
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const save = () => {
    if (draft === null || isUpdating) return;
    setError(null);
    updateSource(
      { sourceId: id, note: draft },
      { onDone: () => setDraft(null), onRefused: (code) => setError(errorText(code, messages.failed)) },
    );
  };
  if (note === '' && !viewerCanEdit) return null;
  return (
    <Block>
      <BlockHead>
        <FormattedMessage {...messages.note} />
      </BlockHead>
      {draft === null ? (
        <>
          {note !== '' && <Words>{note}</Words>}
          {viewerCanEdit && (
            <Start>
              <Button size={28} variant="ghost" onClick={() => setDraft(note)}>
                <FormattedMessage {...(note === '' ? messages.add : messages.edit)} />
              </Button>
            </Start>
          )}
        </>
      ) : (
        <>
          <TextArea
            autoFocus
            rows={4}
            aria-label={intl.formatMessage(messages.note)}
            value={draft}
            maxLength={100_000}
            invalid={error !== null}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                event.preventDefault();
                if (draft === note) setDraft(null);
              }
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
            }}
          />
          {error && <Problem role="alert">{error}</Problem>}
          <Foot>
            <Button size={28} onClick={() => setDraft(null)}>
              <FormattedMessage {...commonMessages.cancel} />
            </Button>
            <Button size={28} variant="primary" loading={isUpdating} onClick={save}>
              <FormattedMessage {...commonMessages.save} />
            </Button>
          </Foot>
        </>
      )}
    </Block>
  );
}

const messages = defineMessages({
  note: { id: 'source.note', defaultMessage: 'Note' },
  add: { id: 'source.note.add', defaultMessage: 'Add a note' },
  edit: { id: 'source.note.edit', defaultMessage: 'Edit note' },
  failed: { id: 'source.note.failed', defaultMessage: 'Failed to update source.' },
});

const Words = styled.p`
  color: var(--fg-2);
  font: var(--text-13);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Start = styled.div`
  margin-inline-start: -10px;
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
`;

const Problem = styled.p`
  color: var(--danger-fg);
  font: var(--text-12);
`;
