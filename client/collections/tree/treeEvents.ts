import { createListeners, useListener } from '#client/state/listeners.ts';

const changed = createListeners();

/** Passes on that collections were created, changed, deleted or restored, whoever did it. */
export const emitTreeChanged = changed.emit;

/** Calls back after every live change of the tree, for views that must read more than the change carries. */
export const useTreeChanged = (onChange: () => void): void => useListener(changed.subscribe, onChange);
