import { formDraftOwner } from '#client/ui/formDrafts.ts';

/** What was typed and is not known to be saved. */
export type Draft = {
  readonly title: string;
  readonly text: string;
  /** The `updatedAt` of the source it was typed over. */
  readonly since: string;
};

/** Each has their own: who signs in next must not go on with the words of another. */
const keyOf = (sourceId: string) => `vault.draft.${formDraftOwner()}.${sourceId}`;

/** Keeps a draft on this device until it is saved. False when there is no room for it. */
export function saveDraft(sourceId: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(sourceId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The draft that was stored; null when there is none, or none that can be read. */
export function readDraft(sourceId: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(sourceId)) ?? 'null') as Partial<Draft> | null;
    const isWhole = typeof draft?.title === 'string' && typeof draft.text === 'string' && typeof draft.since === 'string';
    return isWhole ? (draft as Draft) : null;
  } catch {
    return null;
  }
}

/** Forgets it: it is saved, or was given up. */
export function deleteDraft(sourceId: string): void {
  try {
    localStorage.removeItem(keyOf(sourceId));
  } catch {
    // Nothing was stored.
  }
}
