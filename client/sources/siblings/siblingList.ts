import { createSharedValue } from '#client/state/createSharedValue.ts';

/** A source in a list, and the cursor of its place; null for one that came while the list was on the page. */
export type SiblingEntry = { readonly id: string; readonly cursor: string | null };

/** A list one opens sources from: where it is, and an unbroken piece of it. */
export type SiblingList = {
  /** The list's own address: its place, filter and order are in it. */
  readonly address: string;
  readonly steps: readonly SiblingEntry[];
  /** Whether the piece begins where the list does, and ends where it does. */
  readonly isFromStart: boolean;
  readonly isToEnd: boolean;
  /** The entry of the history that is the list; null when that is not known. */
  readonly index: number | null;
};

/** The router numbers the entries of the history; null where nobody does. */
export const historyIndex = (): number | null => (history.state as { idx?: number } | null)?.idx ?? null;

const siblings = createSharedValue<SiblingList | null>(null);

/** Remembers the list on the page, for the way on (J, K) and back from a source of it. */
export const openSiblingList = (list: Omit<SiblingList, 'index'>): void => replaceSiblingList({ ...list, index: historyIndex() });

/** Remembers a longer or another piece of a list. */
export const replaceSiblingList: (list: SiblingList) => void = siblings.set;

/** The remembered list. */
export const currentSiblingList = siblings.get;

/** `currentSiblingList`, kept up to date. */
export const useCurrentSiblingList = siblings.use;
