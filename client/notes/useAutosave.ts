import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useAutosaveQuery } from '#client/__generated__/useAutosaveQuery.graphql.ts';
import { perEnvironment } from '#client/relay/perEnvironment.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { useUpdateSource, type UpdateRefusal } from '#client/sources/mutations/useUpdateSource.ts';
import { createAutosave, type Attempt, type Autosave, type SaveState, type NoteContent } from './autosave.ts';
import { deleteDraft, saveDraft, readDraft } from './drafts.ts';

const AFTER_MS = 800;
const AGAIN_MS = 5000;
/** Refusals that stay what they are, however often one tries. */
const LASTING: readonly UpdateRefusal[] = ['FORBIDDEN', 'NOT_FOUND', 'SPACE_ARCHIVED', 'INVALID'];

const query = graphql`
  query useAutosaveQuery($id: ID!) {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        title
        originalContent
        updatedAt
      }
    }
  }
`;

type Source = { readonly id: string; readonly title: string; readonly text: string; readonly updatedAt: string };

export type Saving = {
  /** What to begin with: what the server has, or a draft that it has not. */
  readonly initial: NoteContent;
  readonly state: SaveState;
  /** Why the last attempt was refused: a code, or null when no usable answer came. */
  readonly refusal: UpdateRefusal;
  /** There is no room on this device to store what is typed. */
  readonly isStorageFull: boolean;
  readonly type: (content: NoteContent) => void;
  readonly flush: () => void;
  readonly theirs: NoteContent | null;
  readonly keepMine: () => void;
  readonly takeTheirs: () => NoteContent | null;
};

/**
 * What the server may not have yet of notes that are open, or were left: it goes on being sent until the note is opened again.
 * It outlives the component that began it.
 */
const unsavedIn = perEnvironment(() => new Map<string, Autosave>());

/**
 * Saves what is typed into a note or a pasted text, by itself: after a pause, on leaving, again after a failure.
 *
 * @param source as the server has it; kept up to date
 * @param onNewer hears what somebody else wrote, or an earlier version that came back, while there is nothing here that is not saved
 */
export function useAutosave(source: Source, onNewer: (content: NoteContent) => void): Saving {
  const { updateSource } = useUpdateSource();
  const fetchNow = useFetchNow<useAutosaveQuery>(query);
  const environment = useRelayEnvironment();
  const [opened] = useState(() => ({ source, draft: readDraft(source.id) }));
  const [state, setState] = useState<SaveState>('saved');
  const [refusal, setRefusal] = useState<UpdateRefusal>(null);
  const [isStorageFull, setIsStorageFull] = useState(false);
  const [theirs, setTheirs] = useState<NoteContent | null>(null);
  const autosave = useRef<Autosave | null>(null);
  const { id } = source;

  const save = useEffectEvent(async (content: NoteContent, since: string | null): Promise<Attempt> => {
    const { code, updatedAt } = await new Promise<{ code: UpdateRefusal | 'DONE'; updatedAt: string | null }>((resolve) => {
      updateSource(
        { sourceId: id, title: content.title.trim(), text: content.text, ...(since !== null && { ifUnchangedSince: since }) },
        { onDone: (at) => resolve({ code: 'DONE', updatedAt: at }), onRefused: (refused) => resolve({ code: refused, updatedAt: null }) },
      );
    });
    if (code === 'DONE' && updatedAt !== null) return { kind: 'saved', since: updatedAt };
    if (code === 'CONFLICT') {
      const now = (await fetchNow({ id })).node?.source;
      if (now) return { kind: 'overtaken', theirs: { title: now.title, text: now.originalContent ?? '' }, since: now.updatedAt };
    }
    const refused = code === 'DONE' ? null : code;
    setRefusal(refused);
    return { kind: 'refused', isFinal: LASTING.includes(refused) };
  });

  const start = useEffectEvent(() => {
    const { source: first, draft } = opened;
    // What was left unsaved is the draft that is gone on with.
    const unsaved = unsavedIn(environment);
    unsaved.get(id)?.stop();
    let isLeft = false;
    const saver = createAutosave({
      // What a draft was typed over is known only while nothing has changed since; else the difference must be shown.
      saved: draft === null || draft.since === first.updatedAt ? { title: first.title, text: first.text } : { title: '', text: '' },
      since: draft?.since ?? first.updatedAt,
      save: (content, since) => save(content, since),
      keep: (content, since) => setIsStorageFull(!saveDraft(id, { ...content, since })),
      drop: () => {
        deleteDraft(id);
        setIsStorageFull(false);
        if (isLeft) unsaved.delete(id);
      },
      onState: (next) => {
        setState(next);
        setTheirs(next === 'conflict' ? (autosave.current?.theirs() ?? null) : null);
      },
      afterMs: AFTER_MS,
      againMs: AGAIN_MS,
    });
    autosave.current = saver;
    unsaved.set(id, saver);
    if (draft) saver.type(draft);
    return {
      flush: saver.flush,
      leave: () => {
        isLeft = true;
        saver.flush();
      },
    };
  });
  useEffect(() => {
    const { flush, leave } = start();
    const onVisibility = () => document.visibilityState === 'hidden' && flush();
    addEventListener('pagehide', flush);
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('pagehide', flush);
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', onVisibility);
      leave();
    };
  }, [id]);

  const { title, text, updatedAt } = source;
  const follow = useEffectEvent(() => {
    if (autosave.current?.adopt({ title, text }, updatedAt)) onNewer({ title, text });
  });
  useEffect(() => follow(), [title, text, updatedAt]);

  return {
    initial: opened.draft ?? { title: opened.source.title, text: opened.source.text },
    state,
    refusal,
    isStorageFull,
    theirs,
    type: (content) => autosave.current?.type(content),
    flush: () => autosave.current?.flush(),
    keepMine: () => autosave.current?.keepMine(),
    takeTheirs: () => autosave.current?.takeTheirs() ?? null,
  };
}
