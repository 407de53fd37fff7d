import { z } from 'zod';

/** The words and numbers a client needs to write the sentence of a notification, besides what it is about. */
export const notificationDataSchema = z.object({
  /** How many sources have failed, or were added by an import. */
  count: z.int().optional(),
  /** How many an import could not take. */
  failedCount: z.int().optional(),
  /** The space by name, for who cannot see it yet. */
  spaceName: z.string().optional(),
  role: z.enum(['OWNER', 'EDITOR', 'VIEWER']).optional(),
  /** Who did it, by name. */
  actorName: z.string().optional(),
});
export type NotificationData = z.infer<typeof notificationDataSchema>;

/** The facts as stored; unreadable ones become none. */
export function readNotificationData(stored: unknown): NotificationData {
  const parsed = notificationDataSchema.safeParse(stored);
  return parsed.success ? parsed.data : {};
}
