import type { AddTarget } from '#client/sources/add/addTarget.ts';
import { createSharedValue } from '#client/state/createSharedValue.ts';
import { isReloadUnsafe } from '#client/state/reloadSafety.ts';

/**
 * `waiting` for its turn, `sending`, `interrupted` (the connection is lost; it goes on by itself), `paused` by the person,
 * `lost` (the page was loaded again: the browser needs the file once more), `failed`, `done`.
 */
export type UploadState = 'waiting' | 'sending' | 'interrupted' | 'paused' | 'lost' | 'failed' | 'done';

/** Why an upload failed; words for each are in `UploadRow`. */
export type UploadFailure = 'FULL' | 'GONE' | 'MISMATCH' | 'UNREADABLE' | 'REFUSED' | 'SIGNED_OUT' | 'CONNECTION' | 'TOO_LARGE' | 'QUOTA' | 'PERSON_QUOTA' | 'INVALID';

export interface UploadItem {
  /** The id of its source, or one of this page's own when it was refused before there was one. */
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** As the browser tells it: with name and size, how a file is known again. */
  readonly lastModified: number;
  /** Where it goes. */
  readonly target: AddTarget;
  readonly sent: number;
  readonly state: UploadState;
  readonly failure: UploadFailure | null;
}

/** What of an upload outlives the page. */
type Remembered = Pick<UploadItem, 'id' | 'name' | 'size' | 'lastModified' | 'target' | 'sent'>;

const KEY = 'vault.uploads';
const items = createSharedValue<readonly UploadItem[]>([]);

/** All uploads of this page, in the order in which they were added. */
export const currentUploads = items.get;

/** `currentUploads`, kept up to date. */
export const useUploads = items.use;

export function addUploads(added: readonly UploadItem[]): void {
  const ids = new Set(added.map(({ id }) => id));
  change([...items.get().filter(({ id }) => !ids.has(id)), ...added]);
}

/** Changes one; the others stay the same objects. */
export function updateUpload(id: string, changes: Partial<Pick<UploadItem, 'sent' | 'state' | 'failure'>>): void {
  const before = items.get().find((item) => item.id === id);
  if (!before) return;
  const after = { ...before, ...changes };
  const next = items.get().map((item) => (item === before ? after : item));
  if (after.state !== before.state || after.failure !== before.failure) change(next);
  // How far it is changes many times a second; that is remembered when the page goes.
  else if (after.sent !== before.sent) items.set(next);
}

export function removeUpload(id: string): void {
  change(items.get().filter((item) => item.id !== id));
}

/** Whether the page that was here before left uploads behind. Cheap: nothing else is loaded to ask it. */
export const hasStoredUploads = (): boolean => readStored() !== null;

/**
 * Takes up the uploads of a page that is gone, as `lost`. Those that another tab is sending at this moment stay there.
 * @param owner whose they are: nobody sees those of the person before
 */
export async function restoreUploads(owner: string): Promise<void> {
  const busy = await busyElsewhere();
  const mine = readRemembered(owner).filter(({ id }) => !busy.has(id) && !items.get().some((item) => item.id === id));
  if (mine.length > 0) addUploads(mine.map((item) => ({ ...item, state: 'lost', failure: null })));
}

/** Marks an upload as being sent by this tab, until the answered function is called. */
export function lockUpload(id: string): () => void {
  const release = Promise.withResolvers<void>();
  void locks()
    ?.request(lockOf(id), () => release.promise)
    .catch(() => undefined);
  return () => release.resolve();
}

const owner = createSharedValue('');

/** From now on what is not done is remembered for this person. */
export const setUploadOwner: (owner: string) => void = owner.set;

addEventListener('pagehide', () => remember(items.get(), items.get()));

function change(next: readonly UploadItem[]): void {
  remember(items.get(), next);
  items.set(next);
  // They would be `lost`, and wait until the person chooses the files once more.
  isReloadUnsafe.set(next.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'interrupted'));
}

/** Uploads of other tabs stay as they are. */
function remember(before: readonly UploadItem[], now: readonly UploadItem[]): void {
  const person = owner.get();
  if (person === '') return;
  const known = new Set([...before, ...now].map(({ id }) => id));
  const others = readRemembered(person).filter(({ id }) => !known.has(id));
  const unfinished = now
    .filter(({ state, failure }) => state !== 'done' && !(state === 'failed' && isFinal(failure)))
    .map(({ id, name, size, lastModified, target, sent }): Remembered => ({ id, name, size, lastModified, target, sent }));
  const all = [...others, ...unfinished];
  try {
    if (all.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ owner: person, uploads: all }));
  } catch {
    // Full or forbidden: then uploads end with the page.
  }
}

/** Nothing can be gone on with. */
export const isFinal = (failure: UploadFailure | null): boolean => failure === 'GONE' || failure === 'TOO_LARGE' || failure === 'QUOTA' || failure === 'PERSON_QUOTA' || failure === 'INVALID';

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function readRemembered(owner: string): Remembered[] {
  try {
    const read = JSON.parse(readStored() ?? 'null') as { owner: string; uploads: Remembered[] } | null;
    return read?.owner === owner ? read.uploads : [];
  } catch {
    return [];
  }
}

const lockOf = (id: string) => `vault.upload.${id}`;
/** Browsers have locks on secure pages only. */
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

async function busyElsewhere(): Promise<Set<string>> {
  const held = (await locks()?.query())?.held ?? [];
  return new Set(held.flatMap(({ name }) => (name?.startsWith(lockOf('')) ? [name.slice(lockOf('').length)] : [])));
}
