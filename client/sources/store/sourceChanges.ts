import { createListeners, useListener } from '#client/state/listeners.ts';

const changed = createListeners<[sourceId: string]>();
const added = createListeners();
const cameBack = createListeners<[sourceIds: readonly string[]]>();

/** Passes on that a source has changed, after the store has taken the change in. */
export const tellSourceChanged = changed.tell;

/** Calls back after every live change of a source, for views that must read more than the change carries. */
export const useSourceChanged = (onChange: (sourceId: string) => void): void => useListener(changed.listen, onChange);

/** Passes on that somebody here has added sources: they want to see them, wherever their pointer rests. */
export const tellAddedHere = added.tell;

/** Calls back whenever sources were added on this page. */
export const useAddedHere = (onAdded: () => void): void => useListener(added.listen, onAdded);

/** Passes on that somebody here has brought sources back (Undo): they want to see them where they were. */
export const tellCameBack = cameBack.tell;

/** Calls back whenever sources were brought back on this page. */
export const useCameBack = (onBack: (sourceIds: readonly string[]) => void): void => useListener(cameBack.listen, onBack);
