/** How it stands with what was typed: all of it saved, not yet, on its way, refused, or written over something newer. */
export type SaveState = 'saved' | 'typed' | 'saving' | 'failed' | 'conflict';

/** What became of an attempt: saved as of then, overtaken by somebody (with what they wrote), or refused; `isFinal`: by itself it is not tried again. */
export type Attempt<Content> =
  | { readonly kind: 'saved'; readonly since: string }
  | { readonly kind: 'overtaken'; readonly theirs: Content; readonly since: string }
  | { readonly kind: 'refused'; readonly isFinal: boolean };

/** What is saved together, and what may be said of it. */
export type ContentRules<Content> = {
  /** Whether the two say the same. */
  readonly isSame: (one: Content, other: Content) => boolean;
  /** Whether the server would take it; what it would not waits on this device until it is something else. */
  readonly canSave: (content: Content) => boolean;
};

export type AutosaveOptions<Content> = ContentRules<Content> & {
  /** What the server has, and since when; null when what was typed over is not known, and the difference must be shown. */
  readonly saved: Content | null;
  readonly since: string;
  /** Whether it is saved by itself; when not, it is stored on this device until `flush`. */
  readonly isAutomatic?: () => boolean;
  /** Saves; `since` is null to write over whatever is there. */
  readonly save: (content: Content, since: string | null) => Promise<Attempt<Content>>;
  /** Keeps what is not saved on this device. */
  readonly keep: (content: Content, since: string) => void;
  /** Everything is saved. */
  readonly drop: () => void;
  readonly onState: (state: SaveState) => void;
  /** Quiet after the last key before it is saved, and before another try after a refusal. */
  readonly afterMs: number;
  readonly againMs: number;
};

export type Autosave<Content> = {
  type(content: Content): void;
  /** Saves now what is not saved: on leaving, on Ctrl S. */
  flush(): void;
  /** In a conflict: what the other wrote; null when there is none. */
  theirs(): Content | null;
  /** Ends a conflict by writing over what the other wrote; it stays where the server keeps what was. */
  keepMine(): void;
  /** Ends a conflict with what the other wrote, and answers it. */
  takeTheirs(): Content | null;
  /** Goes on from a newer version when nothing of what was typed is missing in it; false, and nothing happens, otherwise. */
  adopt(content: Content, since: string): boolean;
  /** Ends it: from now on nothing is sent. */
  stop(): void;
};

/**
 * Saves what is typed, one attempt after the other, never out of order. Nothing typed is lost: it is stored on the device until the
 * server has it, and a change by somebody else is shown instead of written over.
 * Why: docs/decisions/note-autosave.md
 */
export function createAutosave<Content>({ save, keep, drop, onState, afterMs, againMs, canSave, isAutomatic = () => true, ...start }: AutosaveOptions<Content>): Autosave<Content> {
  let { saved, since } = start;
  let typed = start.saved;
  let conflict: { theirs: Content; since: string } | null = null;
  let isSaving = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isSame = (one: Content | null, other: Content | null) => one !== null && other !== null && start.isSame(one, other);
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void attempt(), ms);
  };
  const attempt = async (isForced = false) => {
    clearTimeout(timer);
    if (isSaving || isStopped || conflict) return;
    if (typed === null || !canSave(typed)) return;
    if (isSame(typed, saved) && !isForced) {
      settle();
      return;
    }
    isSaving = true;
    onState('saving');
    const sent = typed;
    const result = await save(sent, isForced ? null : since).catch((): Attempt<Content> => ({ kind: 'refused', isFinal: false }));
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
    if (typed === null || isSame(typed, saved)) {
      drop();
      onState('saved');
      return;
    }
    keep(typed, since);
    onState('typed');
    if (isAutomatic()) wait(0);
  };

  return {
    type(content) {
      if (isSame(content, typed)) return;
      typed = content;
      keep(typed, since);
      if (conflict) return;
      onState(isSaving ? 'saving' : 'typed');
      if (!isSaving && isAutomatic()) wait(afterMs);
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
