import { createContext, use } from 'react';

/** Whether the cell of a list around is the one that Tab reaches: the list is one stop, arrows lead on inside. */
export const CellContext = createContext(true);

/** The `tabIndex` of what can be pressed inside a cell. */
export const useCellTabIndex = (): 0 | -1 => (use(CellContext) ? 0 : -1);
