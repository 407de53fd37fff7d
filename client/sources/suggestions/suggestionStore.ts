/** The collection that a source most likely belongs to. */
export type Suggestion = { readonly id: string; readonly name: string };

/** So many sources are asked of at once: what speaks for a collection is much to read. */
const mostAtOnce = 16;
/** How long those who come one after the other are waited for. */
const GATHERING_MS = 60;
/** A source that is being read changes several times. */
const SETTLING_MS = 2_000;

export type SuggestionStore = ReturnType<typeof createSuggestionStore>;

/** Suggestions for the sources that are drawn: asked for (`read`) many at a time, each once, and again when it has changed. */
export function createSuggestionStore(read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Suggestion | null>>) {
  const known = new Map<string, Suggestion | null>();
  const asked = new Set<string>();
  const waiting = new Set<string>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isStopped = false;

  const soon = (ms: number) => {
    isStopped = false;
    if (!isReading) timer ??= setTimeout(() => void send(), ms);
  };
  async function send(): Promise<void> {
    timer = undefined;
    const ids = [...waiting].slice(0, mostAtOnce);
    if (ids.length === 0) return;
    for (const id of ids) waiting.delete(id);
    isReading = true;
    try {
      for (const [id, suggestion] of await read(ids)) known.set(id, suggestion);
      for (const listener of listeners) listener();
    } catch {
      // They are asked for again when they are drawn again.
      for (const id of ids) asked.delete(id);
    }
    isReading = false;
    if (!isStopped) soon(0);
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Null: none; undefined: not known yet. */
    get: (id: string): Suggestion | null | undefined => known.get(id),
    want: (id: string): void => {
      if (asked.has(id)) return;
      asked.add(id);
      waiting.add(id);
      soon(GATHERING_MS);
    },
    /** It has changed: what was known stays until the new answer has come. */
    again: (id: string): void => {
      if (!asked.has(id)) return;
      waiting.add(id);
      soon(SETTLING_MS);
    },
    /** Asks for nothing more until somebody wants something. */
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
      timer = undefined;
      for (const id of waiting) asked.delete(id);
      waiting.clear();
    },
  };
}
