import { useDeferredValue, useState, type ReactNode } from 'react';
import { createSelectionStore, SelectionContext, useSelectedCount } from './SelectionContext.ts';

/** Gives everything inside one selection. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createSelectionStore);
  return <SelectionContext value={store}>{children}</SelectionContext>;
}

/** What makes place for the bulk toolbar at once, and comes back after it. */
export function WhileNothingSelected({ children }: { children: ReactNode }) {
  const isNothingSelected = useSelectedCount() === 0;
  const isTimeToComeBack = useDeferredValue(isNothingSelected);
  return isNothingSelected && isTimeToComeBack ? children : null;
}
