import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { chosenCount, isChosen, noSelection, type Selection } from './selection.ts';

/** Holds a selection outside of React's state, so that choosing one of very many draws only that one anew. */
export type SelectionStore = {
  readonly current: () => Selection;
  readonly change: (how: (selection: Selection) => Selection) => void;
  readonly listen: (listener: () => void) => () => void;
};

export function createSelectionStore(): SelectionStore {
  let selection = noSelection;
  const listeners = new Set<() => void>();
  return {
    current: () => selection,
    change: (how) => {
      const next = how(selection);
      if (next === selection) return;
      selection = next;
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The selection of the list around; without a list nothing is ever chosen. */
export const SelectionContext = createContext<SelectionStore>(createSelectionStore());

export const useIsSelecting = (): boolean => useSelected(({ isOn }) => isOn);
export const useChosenCount = (): number => useSelected(chosenCount);
export const useIsChosen = (id: string): boolean => useSelected(useCallback((selection: Selection) => isChosen(selection, id), [id]));
export const useSelection = (): Selection => useSelected((selection) => selection);

/** What goes along when a source is dragged: everything that is chosen when it is one of that. */
export function useCarried(id: string): { count: number; sourceIds: () => readonly string[] } {
  const store = use(SelectionContext);
  const isOne = ({ ids, allOf }: Selection) => allOf === null && ids.has(id);
  const count = useSelected((selection) => (isOne(selection) ? selection.ids.size : 1));
  return { count, sourceIds: () => (isOne(store.current()) ? [...store.current().ids] : [id]) };
}

function useSelected<V>(read: (selection: Selection) => V): V {
  const store = use(SelectionContext);
  return useSyncExternalStore(store.listen, () => read(store.current()));
}
