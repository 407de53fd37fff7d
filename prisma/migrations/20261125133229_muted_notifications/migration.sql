-- AlterTable
ALTER TABLE "User" ADD COLUMN     "mutedNotifications" "NotificationKind"[] DEFAULT ARRAY[]::"NotificationKind"[];
