import { formDraftOwner } from '#client/ui/formDrafts.ts';
import type { Draft, Drafts } from './drafts.ts';

/** How often what is typed is stored at most: a page that crashes loses no more than that. */
const EVERY_MS = 500;

/** What is typed into one content, on its way to the storage of this device. */
export type DraftStore<Content> = {
  /** Stores it within half a second; what is put until then takes its place. */
  put(draft: Draft<Content>): void;
  /** Stores now what waits: the page may be gone in a moment. */
  flush(): void;
  /** It is saved: neither what waits nor what is stored is wanted any more. */
  drop(): void;
};

/**
 * Stores drafts now and then instead of at every key: writing a long text takes longer than a key may. They belong to whoever typed
 * first, also when somebody else has signed in by the time they are stored.
 *
 * @param onRoom hears after each writing whether there was room
 */
export function createDraftStore<Content>(drafts: Drafts<Content>, id: string, onRoom: (hasRoom: boolean) => void): DraftStore<Content> {
  let owner: string | undefined;
  let waiting: Draft<Content> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === null) return;
    const draft = waiting;
    waiting = null;
    onRoom(drafts.save(id, draft, owner));
  };
  return {
    put(draft) {
      owner ??= formDraftOwner();
      waiting = draft;
      timer ??= setTimeout(flush, EVERY_MS);
    },
    flush,
    drop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
      drafts.forget(id, owner);
    },
  };
}
