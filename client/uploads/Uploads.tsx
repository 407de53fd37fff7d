import { lazy, Suspense, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Arrival, IncomingItems } from './incomingItems.ts';
import { isInputFocused, pastedLinks } from './pastedLinks.ts';
import { hasStoredUploads, useUploads } from './uploadStore.ts';
import { useUploadDialog, useUploadTarget } from './uploadTarget.ts';

const UploadOverlays = lazy(() => import('./UploadOverlays.tsx'));

/** Takes files and links that are dropped or pasted anywhere. Whatever shows and sends them is loaded with the first of them. */
export function Uploads() {
  const target = useUploadTarget();
  const isDialogOpen = useUploadDialog();
  const hasUploads = useUploads().length > 0;
  const [isDragged, setIsDragged] = useState(false);
  const [isRecalling] = useState(hasStoredUploads);
  const [arrivals] = useState<Arrival[]>([]);
  const [arrivalCount, setArrivalCount] = useState(0);
  const [hasDesk, setHasDesk] = useState(false);
  const isNeeded = isDialogOpen || hasUploads || isDragged || isRecalling || arrivalCount > 0;
  if (isNeeded && !hasDesk) setHasDesk(true);

  const arrive = (items: IncomingItems) => {
    arrivals.push({ items, target });
    setArrivalCount((count) => count + 1);
  };
  useFileDrag(setIsDragged, arrive);
  usePaste(arrive);

  if (!hasDesk) return null;
  return (
    <Suspense fallback={null}>
      <UploadOverlays
        target={target}
        isDialogOpen={isDialogOpen && target !== null}
        isDragged={isDragged}
        arrivalCount={arrivalCount}
        takeArrivals={() => arrivals.splice(0)}
      />
    </Suspense>
  );
}

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Whether what is held there goes into a note, as pictures do (client/notes/markdown/pictures.ts). */
const isForNote = ({ target, dataTransfer }: DragEvent): boolean =>
  target instanceof Element && target.closest('[data-takes-pictures]') !== null && [...(dataTransfer?.items ?? [])].every(({ type }) => type.startsWith('image/'));

/** Files and folders that are handed to the page; null when there are none. Browsers tell folders only now, not later. */
function filesIn(data: DataTransfer): IncomingItems | null {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.some(({ isDirectory }) => isDirectory)) return { entries };
  return data.files.length > 0 ? { files: [...data.files] } : null;
}

/** Files from outside over the page. Sources that are dragged within it are none. */
function useFileDrag(onDragged: (isDragged: boolean) => void, onArrival: (incoming: IncomingItems) => void): void {
  const dragged = useEffectEvent(onDragged);
  const dropped = useEffectEvent(onArrival);
  // Before it is painted: who sees the page may drop something on it.
  useLayoutEffect(() => {
    // Entering a child comes before leaving its parent: the drag is over when as many were left as were entered.
    let depth = 0;
    const listeners = {
      dragenter: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        depth++;
        dragged(!isForNote(event));
      },
      dragleave: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        depth = Math.max(0, depth - 1);
        if (depth === 0) dragged(false);
      },
      dragover: (event: DragEvent) => {
        if (hasFiles(event)) event.preventDefault();
      },
      drop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        const isTaken = event.defaultPrevented;
        event.preventDefault();
        depth = 0;
        dragged(false);
        // Such as a picture by the note on which it was dropped.
        if (isTaken) return;
        const incoming = event.dataTransfer && filesIn(event.dataTransfer);
        if (incoming) dropped(incoming);
      },
    };
    const all = Object.entries(listeners) as [keyof typeof listeners, (event: DragEvent) => void][];
    for (const [name, listener] of all) window.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of all) window.removeEventListener(name, listener);
    };
  }, []);
}

/** Files and addresses from the clipboard, wherever one is not typing. Other texts are left alone. */
function usePaste(onArrival: (incoming: IncomingItems) => void): void {
  const arrive = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || isInputFocused(event.target)) return;
    const files = event.clipboardData && filesIn(event.clipboardData);
    const links = files ? null : pastedLinks(event.clipboardData?.getData('text/plain') ?? '');
    const incoming = files ?? (links && { links });
    if (!incoming) return;
    event.preventDefault();
    onArrival(incoming);
  });
  // Before it is painted: who sees the page may paste something into it.
  useLayoutEffect(() => {
    const listener = (event: ClipboardEvent) => arrive(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
