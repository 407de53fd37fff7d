import { createContext, startTransition, use, useCallback, useEffect, useState } from 'react';
import { createSharedValue } from '#client/state/createSharedValue.ts';
import { renderInBatches } from '#client/state/renderInBatches.ts';
import { selectedCount, isSelected, noSelection, type Selection } from './selection.ts';

/** Holds a selection outside of React's state, so that choosing one of very many renders only that one again. */
export type SelectionStore = {
  readonly current: () => Selection;
  readonly change: (how: (selection: Selection) => Selection) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** What is read of it, kept up to date. */
  readonly useSelect: <V>(read: (selection: Selection) => V) => V;
};

export function createSelectionStore(): SelectionStore {
  const selection = createSharedValue(noSelection);
  return { current: selection.get, change: (how) => selection.set(how(selection.get())), subscribe: selection.subscribe, useSelect: selection.useSelect };
}

/** The selection of the list around; without a list nothing is ever selected. */
export const SelectionContext = createContext<SelectionStore>(createSelectionStore());

export const useIsSelecting = (): boolean => useSelected(({ isOn }) => isOn);
export const useSelectedCount = (): number => useSelected(selectedCount);

/** Whether a source of a list is selected, and whether it shows a checkbox: rendered in batches, so that many at once block nothing. */
export const useIsSelected = (id: string): boolean => useSelectionDeferred(useCallback((selection: Selection) => isSelected(selection, id), [id]));
export const useHasCheckboxes = (): boolean => useSelectionDeferred(isOn);

export const useSelection = (): Selection => useSelected((selection) => selection);

/** What goes along when a source is dragged: everything that is selected when it is one of that. */
export function useDraggedWith(id: string): { count: number; sourceIds: () => readonly string[] } {
  const store = use(SelectionContext);
  const isOne = ({ ids, allOf }: Selection) => allOf === null && ids.has(id);
  const count = useSelected((selection) => (isOne(selection) ? selection.ids.size : 1));
  return { count, sourceIds: () => (isOne(store.current()) ? [...store.current().ids] : [id]) };
}

function useSelected<V>(read: (selection: Selection) => V): V {
  return use(SelectionContext).useSelect(read);
}

const isOn = (selection: Selection): boolean => selection.isOn;

function useSelectionDeferred<V>(read: (selection: Selection) => V): V {
  const store = use(SelectionContext);
  const [value, setValue] = useState(() => read(store.current()));
  useEffect(() => {
    const now = () => read(store.current());
    let last = now();
    // It may have changed since this was drawn.
    startTransition(() => setValue(last));
    const draw = () => setValue(now);
    let callOff = () => {};
    const stop = store.subscribe(() => {
      if (Object.is(last, now())) return;
      last = now();
      callOff = renderInBatches(draw);
    });
    return () => {
      stop();
      callOff();
    };
  }, [store, read]);
  return value;
}
