import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { perEnvironment } from '#client/relay/perEnvironment.ts';
import { createAutosave, type Attempt, type Autosave, type ContentRules, type SaveState } from './createAutosave.ts';
import { createDraftStore } from './createDraftStore.ts';
import type { Drafts } from './drafts.ts';

const AFTER_MS = 800;
const AGAIN_MS = 5000;

/** As `Attempt`, and why it was refused: a code, or null when no usable answer came. */
export type CodedAttempt<Content, Code> = Exclude<Attempt<Content>, { kind: 'refused' }> | { readonly kind: 'refused'; readonly code: Code | null; readonly isFinal: boolean };

export type Autosaved<Content, Code> = ContentRules<Content> & {
  /** Whose content it is: one of its kind is open at a time. */
  readonly id: string;
  /** As the server has it, and since when; kept up to date. */
  readonly saved: Content;
  readonly since: string;
  readonly drafts: Drafts<Content>;
  /** Whether it is saved by itself; left out: it is. */
  readonly isAutomatic?: boolean;
  readonly save: (content: Content, since: string | null) => Promise<CodedAttempt<Content, Code>>;
  /** Hears what somebody else wrote, while there is nothing here that is not saved. */
  readonly onNewer: (content: Content) => void;
};

export type Saving<Content, Code> = {
  /** What to begin with: what the server has, or a draft that it has not. */
  readonly initial: Content;
  readonly state: SaveState;
  /** Why the last attempt was refused: a code, or null when no usable answer came. */
  readonly refusal: Code | null;
  /** There is no room on this device to store what is typed. */
  readonly isStorageFull: boolean;
  readonly type: (content: Content) => void;
  readonly flush: () => void;
  readonly theirs: Content | null;
  readonly keepMine: () => void;
  readonly takeTheirs: () => Content | null;
};

/**
 * What the server may not have yet of contents that are open, or were left: it goes on being sent until they are opened again.
 * It outlives the component that began it.
 */
const unsavedIn = perEnvironment(() => new Map<string, { stop(): void; /** Stores what was typed last on this device. */ store(): void }>());

/** Saves what is typed, by itself: after a pause, on leaving, again after a failure. What the server has not lies on this device. */
export function useAutosave<Content, Code>({ id, saved, since, drafts, isSame, canSave, isAutomatic = true, ...given }: Autosaved<Content, Code>): Saving<Content, Code> {
  const environment = useRelayEnvironment();
  const [opened] = useState(() => {
    // Where it takes the place of another surface of the same content, that one has not been left yet.
    unsavedIn(environment).get(id)?.store();
    return { saved, since, draft: drafts.read(id) };
  });
  const [state, setState] = useState<SaveState>('saved');
  const [refusal, setRefusal] = useState<Code | null>(null);
  const [isStorageFull, setIsStorageFull] = useState(false);
  const [theirs, setTheirs] = useState<Content | null>(null);
  const autosave = useRef<Autosave<Content> | null>(null);

  const save = useEffectEvent(async (content: Content, readSince: string | null) => {
    const attempt = await given.save(content, readSince);
    if (attempt.kind === 'refused') setRefusal(attempt.code);
    return attempt;
  });
  const savesByItself = useEffectEvent(() => isAutomatic);

  const start = useEffectEvent(() => {
    const { draft } = opened;
    // What was left unsaved is the draft that is gone on with.
    const unsaved = unsavedIn(environment);
    unsaved.get(id)?.stop();
    let isLeft = false;
    const stored = createDraftStore(drafts, id, (hasRoom) => setIsStorageFull(!hasRoom));
    const saver = createAutosave<Content>({
      // What a draft was typed over is known only while nothing has changed since; else the difference must be shown.
      saved: draft === null || draft.since === opened.since ? opened.saved : null,
      since: draft?.since ?? opened.since,
      isSame,
      canSave,
      isAutomatic: () => savesByItself(),
      save: (content, readSince) => {
        stored.flush();
        return save(content, readSince);
      },
      keep: (content, readSince) => {
        stored.put({ content, since: readSince });
        // Nobody listens any more for the end of the page.
        if (isLeft) stored.flush();
      },
      drop: () => {
        stored.drop();
        setIsStorageFull(false);
        if (isLeft) unsaved.delete(id);
      },
      // Never in the way of the next key.
      onState: (next) =>
        startTransition(() => {
          setState(next);
          setTheirs(next === 'conflict' ? (autosave.current?.theirs() ?? null) : null);
        }),
      afterMs: AFTER_MS,
      againMs: AGAIN_MS,
    });
    autosave.current = saver;
    unsaved.set(id, { stop: () => saver.stop(), store: () => stored.flush() });
    if (draft) saver.type(draft.content);
    const flush = () => {
      stored.flush();
      if (savesByItself()) saver.flush();
    };
    return {
      flush,
      leave: () => {
        isLeft = true;
        flush();
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

  const follow = useEffectEvent(() => {
    if (autosave.current?.adopt(saved, since)) given.onNewer(saved);
  });
  useEffect(() => follow(), [saved, since]);

  return {
    initial: opened.draft?.content ?? opened.saved,
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
