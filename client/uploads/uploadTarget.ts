import { useEffect, useLayoutEffect, useRef } from 'react';
import type { AddTarget } from '#client/sources/add/addTarget.ts';
import { createSharedValue } from '#client/state/createSharedValue.ts';

const target = createSharedValue<AddTarget | null>(null);
const isDialogOpen = createSharedValue(false);

/** Where files and links go that are dropped or pasted on this page; null where nothing can be added. */
export const useUploadTarget = target.use;

/** Whether files can be added on this page. */
export const canUploadHere = (): boolean => target.get() !== null;

/** Whether the Upload File dialog is open. */
export const useUploadDialog = isDialogOpen.use;

/** Opens the Upload File dialog for the collection on the page. */
export const openUploadDialog = (): void => isDialogOpen.set(true);

export const closeUploadDialog = (): void => isDialogOpen.set(false);

/** Says for as long as a page is shown that files and links dropped or pasted on it go there; null: nowhere. */
export function useProvideUploadTarget(next: AddTarget | null): void {
  const { spaceId, collectionId, placeName } = next ?? {};
  const provided = useRef<AddTarget | null>(null);
  // As soon as the page can be seen: what is dropped on it goes where it says.
  useLayoutEffect(() => {
    if (spaceId === undefined || collectionId === undefined || placeName === undefined) return;
    provided.current = { spaceId, collectionId, placeName };
    target.set(provided.current);
  }, [spaceId, collectionId, placeName]);
  useEffect(() => {
    const mine = provided.current;
    return () => {
      // The page that takes this one's place has said its own by now.
      if (target.get() === mine) target.set(null);
      isDialogOpen.set(false);
    };
  }, [spaceId, collectionId, placeName]);
}
