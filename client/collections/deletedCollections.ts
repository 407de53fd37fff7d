import { createSharedValue } from '#client/state/createSharedValue.ts';

const gone = createSharedValue<ReadonlySet<string>>(new Set());

/** Passes on that collections are not there any more, whoever has deleted them. */
export function markCollectionsDeleted(ids: readonly string[]): void {
  if (ids.length > 0) gone.set(new Set([...gone.get(), ...ids]));
}

/** Passes on that collections are there: of those that were deleted, that they were restored. */
export function markCollectionsThere(ids: readonly string[]): void {
  const there = new Set(ids);
  const left = [...gone.get()].filter((id) => !there.has(id));
  if (left.length < gone.get().size) gone.set(new Set(left));
}

/** Whether a collection has gone while this page was open. */
export const useIsCollectionDeleted = (id: string): boolean => gone.use().has(id);
