import { historyIndex } from './siblingList.ts';

/** Where one was in a list, as it outlives a reload of the page. */
export type StoredPosition = {
  readonly sourceId: string;
  readonly address: string;
  readonly cursor: string | null;
  /** The entry of the history that is the list; null when that is not known. */
  readonly listIndex: number | null;
};

const KEY = 'vault.trail';
/** The places of so many pages are stored. */
const MAX_STORED = 30;

/** By the entry of the history: each remembers the list that its source was opened from. */
type StoredPositions = readonly (readonly [index: number | null, place: StoredPosition])[];

/** Remembers for this entry of the history where its source is in a list. */
export function storePosition(place: StoredPosition): void {
  const index = historyIndex();
  const stored = readStoredPositions().filter(([one]) => one !== index);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...stored, [index, place]].slice(-MAX_STORED)));
  } catch {
    // Full or forbidden: then the way on ends with a reload.
  }
}

/** What was remembered for this entry of the history, if it was about this source. */
export function storedPosition(sourceId: string): StoredPosition | null {
  const index = historyIndex();
  return readStoredPositions().find(([one, place]) => one === index && place.sourceId === sourceId)?.[1] ?? null;
}

function readStoredPositions(): StoredPositions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as StoredPositions) : [];
  } catch {
    return [];
  }
}
