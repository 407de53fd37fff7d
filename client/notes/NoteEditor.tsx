import { Check, History } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NoteEditor_source$key } from '#client/__generated__/NoteEditor_source.graphql.ts';
import { SaveConflict } from '#client/autosave/SaveConflict.tsx';
import { SaveProblem, SaveState } from '#client/autosave/SaveState.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { noteNotSaved, type NoteContent } from './noteContent.ts';
import { FormatBar } from './FormatBar.tsx';
import type { MarkdownHandle } from './markdown/MarkdownField.tsx';
import { NoteText } from './NoteText.tsx';
import { citationsNamedIn, withNumbers } from './markdown/namedCitations.ts';
import { useNoteCitations } from './citing/useNoteCitations.tsx';
import { useQuoting } from './citing/useQuoting.ts';
import { RevisionsDialog } from './RevisionsDialog.tsx';
import { useNotePictures } from './useNotePictures.ts';
import { useFindSources } from './useFindSources.ts';
import { useNoteAutosave } from './useNoteAutosave.ts';
import { useTakeTheirs } from './useTakeTheirs.ts';

type NoteEditorProps = {
  source: NoteEditor_source$key;
  /** Where the page has room for how it stands with saving; null while it is not there. */
  bar: HTMLElement | null;
  /** How often the caret was wanted in the text: each time more puts it there. */
  caretWanted: number;
  /** Escape: whoever writes wants to be beside the text. */
  onLeave: () => void;
  /** Ends the writing of a text that is read elsewhere; missing where it is always written in. */
  onDone?: () => void;
};

/** A note or a pasted text, written in place and saved by itself. */
export function NoteEditor({ source: ref, bar, caretWanted, onLeave, onDone }: NoteEditorProps) {
  const intl = useIntl();
  const source = useFragment(
    graphql`
      fragment NoteEditor_source on Source {
        id
        type
        title
        originalContent
        updatedAt
        space {
          id
        }
        ...useNoteCitations_source
      }
    `,
    ref,
  );
  const { id, title, updatedAt } = source;
  const text = source.originalContent ?? '';
  const field = useRef<MarkdownHandle>(null);
  const [written, setWritten] = useState<NoteContent | null>(null);
  const replace = (next: NoteContent) => {
    setWritten(next);
    field.current?.replace(next.text);
  };
  const saving = useNoteAutosave({ id, title, text, updatedAt }, (newer) => replace(newer));
  const content = written ?? saving.initial;
  const [areRevisionsOpen, setAreRevisionsOpen] = useState(false);
  const findSources = useFindSources(source.space.id, id);
  const citations = useNoteCitations(source, content.text);
  const quoting = useQuoting(source.space.id, id, citations.add);
  const pictures = useNotePictures(id, content.text);
  const isMarkdown = source.type === 'NOTE';

  const write = (change: Partial<NoteContent>) => {
    const next = { ...content, ...change };
    setWritten(next);
    saving.type(next);
  };
  const takeTheirs = useTakeTheirs(saving, content, replace);
  const isFirst = useRef(true);
  useEffect(() => {
    if (caretWanted > 0) field.current?.focus(isFirst.current ? 'end' : undefined);
    isFirst.current = false;
  }, [caretWanted]);

  const isEmpty = content.text.trim() === '' || content.title.trim() === '';
  const leave = () => {
    saving.flush();
    onLeave();
  };
  return (
    <>
      {bar &&
        createPortal(
          <>
            <SaveState saving={saving} isEmpty={isEmpty} />
            <IconButton
              icon={History}
              label={intl.formatMessage(messages.revisions)}
              onClick={() => {
                saving.flush();
                setAreRevisionsOpen(true);
              }}
            />
            {onDone && (
              <Button
                variant="primary"
                icon={Check}
                onClick={() => {
                  saving.flush();
                  onDone();
                }}
              >
                <FormattedMessage {...messages.done} />
              </Button>
            )}
          </>,
          bar,
        )}
      <SaveProblem saving={saving} isEmpty={isEmpty} failed={noteNotSaved} />
      {saving.state === 'conflict' && saving.theirs && <SaveConflict theirs={withNumbers(saving.theirs.text, citationsNamedIn(content.text, saving.theirs.text))} onTakeTheirs={takeTheirs} onKeepMine={saving.keepMine} />}
      <NoteText
        ref={field}
        title={content.title}
        initialText={content.text}
        isMarkdown={isMarkdown}
        isReadOnly={false}
        findSources={findSources}
        quoting={isMarkdown ? quoting : undefined}
        renderCitation={isMarkdown ? citations.render : undefined}
        pictures={isMarkdown ? pictures : undefined}
        onChange={write}
        onSave={saving.flush}
        onLeave={leave}
      >
        {isMarkdown && <FormatBar text={content.text} canCite onRun={(command) => field.current?.run(command)} />}
      </NoteText>
      {citations.sheet}
      {areRevisionsOpen && (
        <RevisionsDialog
          textId={id}
          current={content.text}
          onRestored={() => setAreRevisionsOpen(false)}
          onClose={() => setAreRevisionsOpen(false)}
        />
      )}
    </>
  );
}

const messages = defineMessages({
  revisions: { id: 'notes.revisions', defaultMessage: 'Earlier versions' },
  done: { id: 'notes.done', defaultMessage: 'Done' },
});
