import { createSharedValue } from '#client/state/createSharedValue.ts';
import type { SelectCollectionDialog } from './SelectCollectionDialog.tsx';

const loaded = createSharedValue<typeof SelectCollectionDialog | null>(null);

/** Fetches the code of the dialog that asks for a collection. */
export async function loadSelectCollection(): Promise<{ default: typeof SelectCollectionDialog }> {
  const { SelectCollectionDialog } = await import('./SelectCollectionDialog.tsx');
  loaded.set(SelectCollectionDialog);
  return { default: SelectCollectionDialog };
}

/** The dialog, once its code is there; else null. Whoever draws it so waits for nothing: what had to suspend React shows a third of a second later. */
export const loadedSelectCollection = (): typeof SelectCollectionDialog | null => loaded.get();
