import type { Db } from '#server/platform/db/database.ts';
import { publish } from '#server/platform/events/eventBus.ts';

/** What the subscribers of a space listen to. */
export const spaceTopic = (spaceId: string) => `space:${spaceId}`;

/** Tells everybody who watches the space that these sources are new, changed, moved or gone. Rides in the transaction. */
export function publishSourceStatusChanged(db: Db, spaceId: string, sourceIds: readonly string[]): Promise<void> {
  return publish(db, { topic: spaceTopic(spaceId), type: 'sourceStatusChanged', ids: sourceIds });
}

/** What one person listens to, on whatever device. */
export const userTopic = (userId: string) => `user:${userId}`;

/** Tells a person of a notification that is new or counts further. Rides in the transaction. */
export function publishNotificationReceived(db: Db, userId: string, notificationId: string): Promise<void> {
  return publish(db, { topic: userTopic(userId), type: 'notificationReceived', ids: [notificationId] });
}
