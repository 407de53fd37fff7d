import { useCollectionsChanges } from '#client/collections/useCollectionsChanges.ts';
import { useSourceStatusChanges } from '#client/sources/store/useSourceStatusChanges.ts';

/** Keeps what the store holds of a space true while it is on the page. Draws nothing. */
export default function LiveSpace({ spaceId }: { spaceId: string }) {
  useSourceStatusChanges(spaceId);
  useCollectionsChanges(spaceId);
  return null;
}
