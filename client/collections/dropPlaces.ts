import { use, useEffectEvent, useLayoutEffect } from 'react';
import { DragContext, useDragItem, type DropTarget } from './dragStore.ts';

/** Marks an element as a place that takes sources. */
export const dropPlace = ({ kind, id, name }: DropTarget) => ({ 'data-drop-kind': kind, 'data-drop-id': id, 'data-drop-name': name });

/** The place that lies under the pointer, below whatever is carried; null: none. */
export function dropPlaceAt(x: number, y: number): DropTarget | null {
  const element = document.elementsFromPoint(x, y).find((one) => one.closest('[data-drop-id]'))?.closest<HTMLElement>('[data-drop-id]');
  if (!element) return null;
  const { dropKind, dropId = '', dropName = '' } = element.dataset;
  return { kind: dropKind as DropTarget['kind'], id: dropId, name: dropName };
}

/** Tells over which of the page's places sources are held. The tree does it for its collections. */
export function useDropPlaces(isOpen: boolean): void {
  const store = use(DragContext);
  const isDragging = useDragItem()?.kind === 'source' && isOpen;
  const look = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    const place = dropPlaceAt(clientX, clientY);
    if (place) store.hover(place);
    // What it left last was one of these: the tree says so of its own.
    else if (store.drag.get()?.over?.kind !== 'collection') store.hover(null);
  });
  // Before it is painted: who sees that something is dragged may be on the way already.
  useLayoutEffect(() => {
    if (!isDragging) return;
    const onMove = (event: PointerEvent) => look(event);
    window.addEventListener('pointermove', onMove, { passive: true });
    return () => window.removeEventListener('pointermove', onMove);
  }, [isDragging]);
}
