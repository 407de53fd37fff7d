import { onDemand } from '#client/ui/onDemand.ts';

/** The dialog that asks for a collection. Drawn by its part, not by a lazy component: what had to suspend React shows a third of a second later. */
export const selectCollection = onDemand(() => import('./SelectCollectionDialog.tsx'));
