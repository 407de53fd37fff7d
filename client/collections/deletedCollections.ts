import { createSharedValue } from '#client/state/createSharedValue.ts';

const gone = createSharedValue<ReadonlySet<string>>(new Set());

/** Passes on that collections are not there any more, whoever has deleted them. */
export function markCollectionsDeleted(ids: readonly string[]): void {
  if (ids.length > 0) gone.set(new Set([...gone.get(), ...ids]));
}

/** Whether a collection has gone while this page was open. */
export const useIsCollectionDeleted = (id: string): boolean => gone.use().has(id);
