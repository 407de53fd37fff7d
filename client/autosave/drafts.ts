import { formDraftOwner } from '#client/ui/formDrafts.ts';

/** What was typed and is not known to be saved, with the moment of what it was typed over. */
export type Draft<Content> = { readonly content: Content; readonly since: string };

/** What lies on this device of one kind of content until the server has it. */
export type Drafts<Content> = {
  /** Keeps a draft until it is saved, for the one who is here unless another is told. False when there is no room for it. */
  readonly save: (id: string, draft: Draft<Content>, owner?: string) => boolean;
  /** The draft that was stored; null when there is none, or none that can be read. */
  readonly read: (id: string) => Draft<Content> | null;
  /** Forgets it: it is saved, or was given up. */
  readonly forget: (id: string, owner?: string) => void;
};

/** Each has their own: who signs in next must not go on with the words of another. */
const keyOf = (id: string, owner = formDraftOwner()) => `vault.draft.${owner}.${id}`;

/** Drafts of contents that `contentOf` makes of what was stored, by whatever version of this page; null when it cannot. */
export function createDrafts<Content extends object>(contentOf: (stored: Readonly<Record<string, unknown>>) => Content | null): Drafts<Content> {
  return {
    save(id, { content, since }, owner) {
      try {
        localStorage.setItem(keyOf(id, owner), JSON.stringify({ ...content, since }));
        return true;
      } catch {
        return false;
      }
    },
    read(id) {
      try {
        const stored = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Readonly<Record<string, unknown>> | null;
        const content = stored && contentOf(stored);
        return content && typeof stored['since'] === 'string' ? { content, since: stored['since'] } : null;
      } catch {
        return null;
      }
    },
    forget(id, owner) {
      try {
        localStorage.removeItem(keyOf(id, owner));
      } catch {
        // Nothing was stored.
      }
    },
  };
}
