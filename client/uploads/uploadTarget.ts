import { useEffect, useSyncExternalStore } from 'react';
import type { AddTarget } from '#client/sources/addTarget.ts';

let target: AddTarget | null = null;
let isDialogOpen = false;
const listeners = new Set<() => void>();

/** Where files and links go that are dropped or pasted on this page; null where nothing can be added. */
export const useUploadTarget = (): AddTarget | null => useSyncExternalStore(listen, () => target);

/** Whether the Upload File dialog is open. */
export const useUploadDialog = (): boolean => useSyncExternalStore(listen, () => isDialogOpen);

/** Opens the Upload File dialog for the collection on the page. */
export function openUploadDialog(): void {
  isDialogOpen = true;
  tell();
}

export function closeUploadDialog(): void {
  isDialogOpen = false;
  tell();
}

/** Says for as long as a page is shown that files and links dropped or pasted on it go there; null: nowhere. */
export function useTakesUploads(next: AddTarget | null): void {
  const { spaceId, collectionId, placeName } = next ?? {};
  useEffect(() => {
    if (spaceId === undefined || collectionId === undefined || placeName === undefined) return;
    target = { spaceId, collectionId, placeName };
    tell();
    return () => {
      target = null;
      isDialogOpen = false;
      tell();
    };
  }, [spaceId, collectionId, placeName]);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
