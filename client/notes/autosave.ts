/** What is saved together. */
export type NoteContent = { readonly title: string; readonly text: string };

/** How it stands with what was typed: all of it saved, not yet, on its way, refused, or written over something newer. */
export type SaveState = 'saved' | 'typed' | 'saving' | 'failed' | 'conflict';

/** What became of an attempt: saved as of then, overtaken by somebody (with what they wrote), or refused; `isFinal`: by itself it is not tried again. */
export type Attempt =
  | { readonly kind: 'saved'; readonly since: string }
  | { readonly kind: 'overtaken'; readonly theirs: NoteContent; readonly since: string }
  | { readonly kind: 'refused'; readonly isFinal: boolean };

export type AutosaveOptions = {
  /** What the server has, and since when. */
  readonly saved: NoteContent;
  readonly since: string;
  /** Saves; `since` is null to write over whatever is there. */
  readonly save: (content: NoteContent, since: string | null) => Promise<Attempt>;
  /** Keeps what is not saved on this device. */
  readonly keep: (content: NoteContent, since: string) => void;
  /** Everything is saved. */
  readonly drop: () => void;
  readonly onState: (state: SaveState) => void;
  /** Quiet after the last key before it is saved, and before another try after a refusal. */
  readonly afterMs: number;
  readonly againMs: number;
};

export type Autosave = {
  type(content: NoteContent): void;
  /** Saves now what is not saved: on leaving, on Ctrl S. */
  flush(): void;
  /** In a conflict: what the other wrote; null when there is none. */
  theirs(): NoteContent | null;
  /** Ends a conflict by writing over what the other wrote; it stays among the revisions. */
  keepMine(): void;
  /** Ends a conflict with what the other wrote, and answers it. */
  takeTheirs(): NoteContent | null;
  /** Goes on from a newer version when nothing of what was typed is missing in it; false, and nothing happens, otherwise. */
  adopt(content: NoteContent, since: string): boolean;
  /** Ends it: from now on nothing is sent. */
  stop(): void;
};

const isSame = (one: NoteContent, other: NoteContent) => one.title === other.title && one.text === other.text;

/**
 * Saves what is typed, one attempt after the other, never out of order. Nothing typed is lost: it is stored on the device until the
 * server has it, and a change by somebody else is shown instead of written over.
 * Why: docs/decisions/note-autosave.md
 */
export function createAutosave({ save, keep, drop, onState, afterMs, againMs, ...start }: AutosaveOptions): Autosave {
  let { saved, since } = start;
  let typed = start.saved;
  let conflict: { theirs: NoteContent; since: string } | null = null;
  let isSaving = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void attempt(), ms);
  };
  const attempt = async (isForced = false) => {
    clearTimeout(timer);
    if (isSaving || isStopped || conflict) return;
    // Neither may be empty: it is saved as soon as something is there again.
    if (typed.title.trim() === '' || typed.text.trim() === '') return;
    if (isSame(typed, saved) && !isForced) {
      settle();
      return;
    }
    isSaving = true;
    onState('saving');
    const sent = typed;
    const result = await save(sent, isForced ? null : since).catch((): Attempt => ({ kind: 'refused', isFinal: false }));
    isSaving = false;
    if (result.kind === 'refused') {
      onState('failed');
      if (!result.isFinal) wait(againMs);
      return;
    }
    since = result.since;
    if (result.kind === 'overtaken') {
      if (isSame(result.theirs, saved) || isSame(result.theirs, typed)) {
        // Something else of the source was changed; or both wrote the same.
        saved = result.theirs;
        settle();
        return;
      }
      conflict = { theirs: result.theirs, since: result.since };
      onState('conflict');
      return;
    }
    saved = sent;
    settle();
  };
  const settle = () => {
    if (isSame(typed, saved)) {
      drop();
      onState('saved');
      return;
    }
    keep(typed, since);
    onState('typed');
    wait(0);
  };

  return {
    type(content) {
      if (isSame(content, typed)) return;
      typed = content;
      keep(typed, since);
      if (conflict) return;
      onState(isSaving ? 'saving' : 'typed');
      if (!isSaving) wait(afterMs);
    },
    flush: () => void attempt(),
    theirs: () => conflict?.theirs ?? null,
    keepMine() {
      conflict = null;
      void attempt(true);
    },
    takeTheirs() {
      if (!conflict) return null;
      const { theirs } = conflict;
      ({ since } = conflict);
      conflict = null;
      saved = theirs;
      typed = theirs;
      settle();
      return theirs;
    },
    adopt(content, newer) {
      // What is read may be older than what was saved since.
      if (isSaving || conflict || newer <= since || !isSame(typed, saved)) return false;
      // A live event tells the moment before the text: with it, the next save would write over a text that nobody has seen here.
      if (isSame(content, saved)) return false;
      since = newer;
      saved = content;
      typed = content;
      return true;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
