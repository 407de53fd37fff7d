import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { v4 as uuid } from 'uuid';
import type { NewNote_source$key } from '#client/__generated__/NewNote_source.graphql.ts';
import type { NewNoteQuery } from '#client/__generated__/NewNoteQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { SaveConflict } from '#client/autosave/SaveConflict.tsx';
import { SaveProblem, SaveState } from '#client/autosave/SaveState.tsx';
import { noteDrafts, noteNotSaved, type NoteContent } from '#client/notes/noteContent.ts';
import { FormatBar } from '#client/notes/FormatBar.tsx';
import type { MarkdownHandle } from '#client/notes/markdown/MarkdownField.tsx';
import { NoteText } from '#client/notes/NoteText.tsx';
import { useNoteAutosave } from '#client/notes/useNoteAutosave.ts';
import { citationsNamedIn, withNumbers } from '#client/notes/markdown/namedCitations.ts';
import { useNoteCitations } from '#client/notes/citing/useNoteCitations.tsx';
import { useQuoting } from '#client/notes/citing/useQuoting.ts';
import { useNotePictures } from '#client/notes/useNotePictures.ts';
import { useFindSources } from '#client/notes/useFindSources.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { addFailed } from '#client/sources/add/addTarget.ts';
import { useAddSources } from '#client/sources/add/useAddSources.ts';
import { useUpdateSource } from '#client/sources/mutations/useUpdateSource.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { useFormDraft } from '#client/ui/formDrafts.ts';
import { PaneBody } from '#client/ui/layout/Pane.tsx';
import { readerCssVariables, useReaderPreferences } from '../source/reader/readerPreferences.ts';
import { NoteBar } from './NoteBar.tsx';
import { NEW_NOTE } from './notesView.ts';

type NewNoteProps = {
  spaceId: string;
  /** The address of the list alone. */
  backTo: string;
  /** Hears its id once it is stored; one goes on writing here. */
  onCreated: (id: string) => void;
};

const query = graphql`
  query NewNoteQuery($id: ID!) {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        ...NewNote_source
      }
    }
  }
`;

/** Until another try after a refusal. */
const AGAIN_MS = 15_000;

/** What was begun on this device and never stored: a note without a connection, and then without its tab. */
function notStored(): NoteContent {
  return noteDrafts.read(NEW_NOTE)?.content ?? { title: '', text: '' };
}

/** The draft of what was sent without an answer; its moment is the key under which it was sent. */
const SENT = `${NEW_NOTE}.sent`;
const notAnswered = () => (noteDrafts.read(NEW_NOTE) === null ? null : noteDrafts.read(SENT));

/**
 * A note that is not stored until its text has a first letter, and then goes on being saved without the surface changing under the caret.
 * What is typed while it is stored comes after it, also when one has left meanwhile.
 */
export default function NewNote({ spaceId, backTo, onCreated }: NewNoteProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const preferences = useReaderPreferences();
  const { addSources, isAdding } = useAddSources();
  const { updateSource } = useUpdateSource();
  const findSources = useFindSources(spaceId, '');
  const draft = useFormDraft<NoteContent>('note', notStored());
  const [content, setContent] = useState<NoteContent>(draft.value);
  const latest = useRef(content);
  const field = useRef<MarkdownHandle>(null);
  const pane = useRef<HTMLDivElement>(null);
  const isHere = useRef(true);
  const [createdId, setCreatedId] = useState<string | null>(null);
  const citations = useNoteCitations(null, content.text);
  const quoting = useQuoting(spaceId, createdId, citations.add);
  const pictures = useNotePictures(createdId, content.text);
  const [error, setError] = useState<string | null>(null);
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const isEmpty = content.text.trim() === '';

  /** What was sent and to which no usable answer came: it may be stored already. */
  const sentAs = useRef(notAnswered());

  const forget = () => {
    draft.forget();
    noteDrafts.forget(NEW_NOTE);
    noteDrafts.forget(SENT);
  };
  /** What is refused outlives the tab; the copy of an open form does not. */
  const keep = () => {
    noteDrafts.save(NEW_NOTE, { content: latest.current, since: '' });
    if (sentAs.current !== null) noteDrafts.save(SENT, sentAs.current);
  };
  const refuse = (code: Parameters<typeof errorText>[0]) => {
    keep();
    setError(errorText(code, addFailed));
  };
  /** What was sent before without an answer is sent once more, in the same words under the same key, so that it is stored once; what was typed since is saved after it. */
  const store = () => {
    setError(null);
    sentAs.current ??= { content: latest.current, since: `note/${uuid()}` };
    const { content: sent, since: idempotencyKey } = sentAs.current;
    const title = sent.title.trim() || intl.formatMessage(messages.untitled);
    addSources(
      { spaceId, sources: [{ note: { title, text: sent.text } }] },
      {
        idempotencyKey,
        onRefused: (code) => {
          if (code !== null) giveUp();
          refuse(code);
        },
        onDone: ([added]) => {
          const id = added?.sourceId ?? null;
          giveUp();
          if (id === null) return refuse('INVALID');
          const { title: name, text } = latest.current;
          if (!isHere.current && text.trim() !== '' && text !== sent.text) {
            // Refused, it waits as a draft for whoever begins the next note.
            updateSource({ sourceId: id, title: name.trim() || title, text }, { onRefused: () => undefined, onDone: forget });
            return;
          }
          forget();
          if (!isHere.current) return;
          show({ title: name.trim() === '' ? title : name, text });
          setCreatedId(id);
          onCreated(id);
        },
      },
    );
  };
  /** It was answered: the next try is another. */
  const giveUp = () => {
    sentAs.current = null;
    noteDrafts.forget(SENT);
  };
  const show = (next: NoteContent) => {
    latest.current = next;
    setContent(next);
  };
  const write = (change: Partial<NoteContent>) => {
    const next = { ...latest.current, ...change };
    show(next);
    if (createdId !== null) return;
    draft.change(change);
    if (error !== null) keep();
    else if (next.text.trim() !== '' && !isAdding) store();
  };
  const retry = useEffectEvent(() => {
    if (error !== null && createdId === null) store();
  });
  const goOn = useEffectEvent(() => {
    if (noteDrafts.read(NEW_NOTE) !== null && latest.current.text.trim() !== '') store();
  });
  useEffect(() => {
    isHere.current = true;
    goOn();
    pane.current?.querySelector('textarea')?.focus();
    const again = () => retry();
    addEventListener('online', again);
    return () => {
      isHere.current = false;
      removeEventListener('online', again);
    };
  }, []);

  useEffect(() => {
    if (error === null) return undefined;
    const timer = setTimeout(() => retry(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [error]);

  return (
    <>
      <NoteBar backTo={backTo} sourceId={createdId} statusRef={setStatus} />
      <PaneBody ref={pane} role="region" aria-label={intl.formatMessage(messages.newNote)} tabIndex={0} style={readerCssVariables(preferences)}>
        {error !== null && (
          <Problem role="alert">
            {error}
            <Button size={28} loading={isAdding} onClick={() => store()}>
              <FormattedMessage {...commonMessages.retry} />
            </Button>
          </Problem>
        )}
        {createdId !== null && (
          <QueryLoader<NewNoteQuery> query={query} variables={{ id: createdId }} fallback={null}>
            {({ node }) =>
              node?.source && (
                <Saver
                  source={node.source}
                  content={content}
                  bar={status}
                  onReplace={(next) => {
                    show(next);
                    field.current?.replace(next.text);
                  }}
                />
              )
            }
          </QueryLoader>
        )}
        <NoteText
          ref={field}
          title={content.title}
          initialText={draft.value.text}
          isMarkdown
          isReadOnly={false}
          findSources={findSources}
          quoting={quoting}
          renderCitation={citations.render}
          pictures={pictures}
          onChange={write}
          onLeave={() => pane.current?.focus({ preventScroll: true })}
        >
          <FormatBar text={content.text} canCite={createdId !== null} onRun={(command) => field.current?.run(command)} />
        </NoteText>
        {citations.sheet}
        {isEmpty && createdId === null && (
          <Hint>
            <FormattedMessage {...messages.whenSaved} />
          </Hint>
        )}
      </PaneBody>
    </>
  );
}

type SaverProps = { source: NewNote_source$key; content: NoteContent; bar: HTMLElement | null; onReplace: (content: NoteContent) => void };

/** Saves what is typed from now on, and says how it stands. */
function Saver({ source: ref, content, bar, onReplace }: SaverProps) {
  const { id, title, originalContent, updatedAt } = useFragment(
    graphql`
      fragment NewNote_source on Source {
        id
        title
        originalContent
        updatedAt
      }
    `,
    ref,
  );
  const saving = useNoteAutosave({ id, title, text: originalContent ?? '', updatedAt }, onReplace);
  const type = useEffectEvent(() => saving.type(content));
  useEffect(() => type(), [content]);
  const isEmpty = content.text.trim() === '' || content.title.trim() === '';
  return (
    <>
      {bar && createPortal(<SaveState saving={saving} isEmpty={isEmpty} />, bar)}
      <SaveProblem saving={saving} isEmpty={isEmpty} failed={noteNotSaved} />
      {saving.state === 'conflict' && saving.theirs && (
        <SaveConflict
          theirs={withNumbers(saving.theirs.text, citationsNamedIn(content.text, saving.theirs.text))}
          onTakeTheirs={() => {
            const theirs = saving.takeTheirs();
            if (theirs) onReplace(theirs);
          }}
          onKeepMine={saving.keepMine}
        />
      )}
    </>
  );
}

const messages = defineMessages({
  newNote: { id: 'notes.new', defaultMessage: 'New note' },
  untitled: { id: 'notes.untitled', defaultMessage: 'Untitled' },
  whenSaved: { id: 'notes.whenSaved', defaultMessage: 'Saved with the first letter of its text' },
});

const Problem = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px 20px;
  background: var(--danger-soft);
  color: var(--danger-fg);
  font: var(--text-12);
`;

const Hint = styled.p`
  padding: 0 20px 20px;
  color: var(--fg-3);
  font: var(--text-12);
  text-align: center;
`;
