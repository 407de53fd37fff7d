import { createStoredValue } from '#client/state/createStoredValue.ts';

const open = createStoredValue<ReadonlySet<string>>('vault.openCollections', { read, write: (ids) => JSON.stringify([...ids]) });

/** Which collections are open in the tree, remembered on this device. */
export const useExpandedCollections = open.use;

/** All are closed on this device, as if none had ever been opened. */
export const forgetExpandedCollections = open.forget;

/** Opens or closes collections. */
export function setCollectionsExpanded(ids: readonly string[], isOpen: boolean): void {
  if (ids.length === 0) return;
  const next = new Set(open.get());
  for (const id of ids) {
    if (isOpen) next.add(id);
    else next.delete(id);
  }
  open.set(next);
}

function read(stored: string | null): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}
