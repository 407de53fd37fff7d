-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "mailedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "mailedNotifications" "NotificationKind"[] DEFAULT ARRAY[]::"NotificationKind"[];
