import { useState, type ReactNode } from 'react';
import { createSelectionStore, SelectionContext, useChosenCount } from './SelectionContext.ts';

/** Gives everything inside one selection. */
export function SelectionPlace({ children }: { children: ReactNode }) {
  const [store] = useState(createSelectionStore);
  return <SelectionContext value={store}>{children}</SelectionContext>;
}

/** What makes place for the bulk toolbar. */
export function WhileNothingChosen({ children }: { children: ReactNode }) {
  return useChosenCount() === 0 ? children : null;
}
