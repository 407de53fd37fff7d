import { createListeners, useListener } from '#client/state/listeners.ts';

const changed = createListeners<[sourceId: string]>();
const added = createListeners();
const placesChanged = createListeners();
const progressSaved = createListeners();
const cameBack = createListeners<[sourceIds: readonly string[]]>();

/** Passes on that a source has changed, after the store has taken the change in. */
export const emitSourceChanged = changed.emit;

/** Calls back after every live change of a source, for views that must read more than the change carries. */
export const useSourceChanged = (onChange: (sourceId: string) => void): void => useListener(changed.subscribe, onChange);

/** Passes on that somebody here has added sources: they want to see them, wherever their pointer rests. */
export const emitSourcesAdded = added.emit;

/** Calls back whenever sources were added on this page. */
export const useSourcesAdded = (onAdded: () => void): void => useListener(added.subscribe, onAdded);

/** Passes on that somebody here has brought sources back (Undo): they want to see them where they were. */
export const emitSourcesRestored = cameBack.emit;

/** Calls back whenever sources were brought back on this page. */
export const useSourcesRestored = (onBack: (sourceIds: readonly string[]) => void): void => useListener(cameBack.subscribe, onBack);

/** Passes on that favorites or tags have changed here, of which no live event tells. */
export const emitPlacesChanged = placesChanged.emit;

/** Calls back whenever favorites or tags have changed on this page. */
export const usePlacesChanged = (onChange: () => void): void => useListener(placesChanged.subscribe, onChange);

/** Passes on that the vault has kept how far somebody here has read, of which no live event tells. */
export const emitReadingProgressSaved = progressSaved.emit;

/** Calls back whenever reading progress of this page has been kept: whoever leaves a text for a list of what is begun is there sooner than it. */
export const useReadingProgressSaved = (onSaved: () => void): void => useListener(progressSaved.subscribe, onSaved);
