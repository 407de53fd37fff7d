import { useDeferredValue, useState, type ReactNode } from 'react';
import { createSelectionStore, SelectionContext, useChosenCount } from './SelectionContext.ts';

/** Gives everything inside one selection. */
export function SelectionPlace({ children }: { children: ReactNode }) {
  const [store] = useState(createSelectionStore);
  return <SelectionContext value={store}>{children}</SelectionContext>;
}

/** What makes place for the bulk toolbar at once, and comes back after it. */
export function WhileNothingChosen({ children }: { children: ReactNode }) {
  const isNothingChosen = useChosenCount() === 0;
  const isTimeToComeBack = useDeferredValue(isNothingChosen);
  return isNothingChosen && isTimeToComeBack ? children : null;
}
