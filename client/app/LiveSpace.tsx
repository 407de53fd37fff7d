import { useCollectionsChanges } from '#client/collections/useCollectionsChanges.ts';
import { useSourceStatusChanges } from '#client/sources/store/useSourceStatusChanges.ts';

/** Keeps what the store holds of a space up to date while it is on the page. Renders nothing. */
export function LiveSpace({ spaceId }: { spaceId: string }) {
  useSourceStatusChanges(spaceId);
  useCollectionsChanges(spaceId);
  return null;
}
