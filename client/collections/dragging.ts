import { createContext, use, useCallback, type MouseEvent, type TouchEvent } from 'react';
import { createSharedValue, type SharedValue } from '#client/state/createSharedValue.ts';
import { createListeners, useListener } from '#client/state/listeners.ts';

/** What is carried by its handle: sources, or a collection. */
export type Carried =
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

/** A collection that takes what is dropped on it. */
export type DropTarget = { readonly id: string; readonly name: string };

export type Drag = { readonly carried: Carried; readonly over: DropTarget | null };

export type Press = { readonly carried: Carried; readonly event: Event; readonly handle: HTMLElement };

/**
 * What is being dragged on this page, held outside of React's state: handles and targets, of which there may be very many,
 * cost nothing until something is dragged. What watches the pointer is loaded when it is first wanted.
 */
export type DragStore = {
  readonly drag: Pick<SharedValue<Drag | null>, 'get' | 'useOf'>;
  /** Called back with what was dragged and where it was let go. */
  readonly onDrop: (listener: (drag: Drag) => void) => () => void;
  /** The pointer came near a handle: what watches it will be wanted. */
  readonly warm: () => void;
  readonly isWarm: Pick<SharedValue<boolean>, 'use'>;
  readonly press: (press: Press) => void;
  /** Takes the presses, also the one that came before anybody took them. */
  readonly takePresses: (take: (press: Press) => void) => () => void;
  readonly start: (carried: Carried) => void;
  readonly hover: (target: DropTarget | null) => void;
  readonly end: (isDropped: boolean) => void;
  /** The box one drops in: it scrolls while something is held at its edge. Null when there is none. */
  readonly zone: () => HTMLElement | null;
  readonly setZone: (box: HTMLElement | null) => void;
};

export function createDragStore(): DragStore {
  const drag = createSharedValue<Drag | null>(null);
  const isWarm = createSharedValue(false);
  const dropped = createListeners<[Drag]>();
  let waiting: Press | null = null;
  let taker: ((press: Press) => void) | null = null;
  let zone: HTMLElement | null = null;
  const forget = () => {
    waiting = null;
  };
  const warm = () => isWarm.set(true);
  return {
    drag,
    onDrop: dropped.subscribe,
    warm,
    isWarm,
    press: (press) => {
      if (taker) return taker(press);
      waiting = press;
      for (const over of ['mouseup', 'touchend', 'touchcancel']) window.addEventListener(over, forget, { once: true });
      warm();
    },
    takePresses: (take) => {
      taker = take;
      if (waiting) take(waiting);
      waiting = null;
      return () => {
        taker = null;
      };
    },
    start: (carried) => drag.set({ carried, over: null }),
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

/** What is dragged and where it is now; draws anew with every change. */
export const useDrag = (): Drag | null => useDragging((drag) => drag);

/** What is dragged, wherever it is: draws anew when it is picked up and let go. */
export const useDragged = (): Carried | null => useDragging(carriedOf);

/** Whether this is what was picked up. */
export const useIsCarried = (kind: Carried['kind'], id: string): boolean =>
  useDragging(useCallback((drag) => drag?.carried.kind === kind && drag.carried.id === id, [kind, id]));

/** How many sources are held over this collection; 0 when none are. */
export const useHeldOver = (id: string): number =>
  useDragging(useCallback((drag) => (drag?.carried.kind === 'source' && drag.over?.id === id ? drag.carried.count : 0), [id]));

/** Whether the pointer has come near a handle. */
export function useIsDraggingWanted(): boolean {
  return use(DragContext).isWarm.use();
}

/** Calls back when what is dragged is let go. */
export function useDrop(drop: (drag: Drag) => void): void {
  useListener(use(DragContext).onDrop, drop);
}

/** What makes an element the handle of `carried`. */
export function useDragHandle(carried: Carried) {
  const store = use(DragContext);
  const onPress = (event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>) =>
    store.press({ carried, event: event.nativeEvent, handle: event.currentTarget });
  return { 'data-handle': true, onPointerEnter: store.warm, onMouseDown: onPress, onTouchStart: onPress };
}

const carriedOf = (drag: Drag | null) => drag?.carried ?? null;

function useDragging<V>(read: (drag: Drag | null) => V): V {
  return use(DragContext).drag.useSelect(read);
}
