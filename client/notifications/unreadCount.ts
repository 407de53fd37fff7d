import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';

/** The viewer at the root; null while nothing of theirs was read. */
export const rootViewer = (store: RecordSourceSelectorProxy): RecordProxy | null =>
  store.getRoot().getLinkedRecord('viewer') as RecordProxy | null;

/**
 * Keeps the viewer's unread count true: `viewer` has no id, so that Relay cannot know that the one in a payload is the
 * one at the root.
 */
export function setUnreadCount(store: RecordSourceSelectorProxy, count: number): void {
  rootViewer(store)?.setValue(Math.max(0, count), 'unreadNotificationCount');
}

/** The count as it is shown now. */
export function unreadCount(store: RecordSourceSelectorProxy): number {
  const count: unknown = rootViewer(store)?.getValue('unreadNotificationCount');
  return typeof count === 'number' ? count : 0;
}
