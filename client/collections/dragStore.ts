import { createContext, use, useCallback, type MouseEvent, type TouchEvent } from 'react';
import { createSharedValue, type SharedValue } from '#client/state/createSharedValue.ts';
import { createListeners, useListener } from '#client/state/listeners.ts';

/** What is carried by its handle: sources, or a collection. */
export type DragItem =
  | {
      readonly kind: 'source';
      readonly id: string;
      readonly title: string;
      /** How many go along when it is picked up. */
      readonly count: number;
      /** All that go along, at the moment one asks. */
      readonly sourceIds: () => readonly string[];
    }
  | { readonly kind: 'collection'; readonly id: string; readonly title: string };

/** What takes sources that are dropped on it: a collection, a place of the space, or a tag. Each has an id of its own. */
export type DropTarget = { readonly kind: 'collection' | 'inbox' | 'favorites' | 'tag'; readonly id: string; readonly name: string };

export type Drag = { readonly dragItem: DragItem; readonly over: DropTarget | null };

export type Press = { readonly dragItem: DragItem; readonly event: Event; readonly handle: HTMLElement };

/**
 * What is being dragged on this page, held outside of React's state: handles and targets, of which there may be very many,
 * cost nothing until something is dragged. What watches the pointer is loaded when it is first wanted.
 */
export type DragStore = {
  readonly drag: Pick<SharedValue<Drag | null>, 'get' | 'useSelect'>;
  /** Called back with what was dragged and where it was let go. */
  readonly onDrop: (listener: (drag: Drag) => void) => () => void;
  /** The pointer came near a handle: what watches it will be wanted. */
  readonly prepare: () => void;
  readonly isPrepared: Pick<SharedValue<boolean>, 'use'>;
  readonly press: (press: Press) => void;
  /** Takes the presses, also the one that came before anybody took them. */
  readonly handlePresses: (take: (press: Press) => void) => () => void;
  readonly start: (dragItem: DragItem) => void;
  readonly hover: (target: DropTarget | null) => void;
  readonly end: (isDropped: boolean) => void;
  /** The box one drops in: it scrolls while something is held at its edge. Null when there is none. */
  readonly zone: () => HTMLElement | null;
  readonly setZone: (box: HTMLElement | null) => void;
};

export function createDragStore(): DragStore {
  const drag = createSharedValue<Drag | null>(null);
  const isPrepared = createSharedValue(false);
  const dropped = createListeners<[Drag]>();
  let waiting: Press | null = null;
  let taker: ((press: Press) => void) | null = null;
  let zone: HTMLElement | null = null;
  const forget = () => {
    waiting = null;
  };
  const prepare = () => isPrepared.set(true);
  return {
    drag,
    onDrop: dropped.subscribe,
    prepare,
    isPrepared,
    press: (press) => {
      if (taker) return taker(press);
      waiting = press;
      for (const over of ['mouseup', 'touchend', 'touchcancel']) window.addEventListener(over, forget, { once: true });
      prepare();
    },
    handlePresses: (take) => {
      taker = take;
      if (waiting) take(waiting);
      waiting = null;
      return () => {
        taker = null;
      };
    },
    start: (dragItem) => drag.set({ dragItem, over: null }),
    hover: (target) => {
      const now = drag.get();
      if (now && now.over?.id !== target?.id) drag.set({ ...now, over: target });
    },
    end: (isDropped) => {
      const last = drag.get();
      if (last && isDropped) dropped.emit(last);
      drag.set(null);
    },
    zone: () => zone,
    setZone: (box) => {
      zone = box;
    },
  };
}

/** The dragging of the page around; without one nothing can be dragged. */
export const DragContext = createContext<DragStore>(createDragStore());

/** What is dragged and where it is now; renders again with every change. */
export const useDrag = (): Drag | null => useDragging((drag) => drag);

/** What is dragged, wherever it is: renders again when it is picked up and let go. */
export const useDragItem = (): DragItem | null => useDragging(dragItemOf);

/** Whether this is what was picked up. */
export const useIsDragged = (kind: DragItem['kind'], id: string): boolean =>
  useDragging(useCallback((drag) => drag?.dragItem.kind === kind && drag.dragItem.id === id, [kind, id]));

/** How many sources are held over this collection; 0 when none are. */
export const useDragCountOver = (id: string): number =>
  useDragging(useCallback((drag) => (drag?.dragItem.kind === 'source' && drag.over?.id === id ? drag.dragItem.count : 0), [id]));

/** Whether the pointer has come near a handle. */
export function useIsDragPrepared(): boolean {
  return use(DragContext).isPrepared.use();
}

/** Calls back when what is dragged is let go. */
export function useDrop(drop: (drag: Drag) => void): void {
  useListener(use(DragContext).onDrop, drop);
}

/** What makes an element the handle of `carried`. */
export function useDragHandle(dragItem: DragItem) {
  const store = use(DragContext);
  const onPress = (event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>) =>
    store.press({ dragItem, event: event.nativeEvent, handle: event.currentTarget });
  return { 'data-handle': true, onPointerEnter: store.prepare, onMouseDown: onPress, onTouchStart: onPress };
}

const dragItemOf = (drag: Drag | null) => drag?.dragItem ?? null;

function useDragging<V>(read: (drag: Drag | null) => V): V {
  return use(DragContext).drag.useSelect(read);
}
