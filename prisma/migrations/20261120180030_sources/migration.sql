-- What a notification is about. It stays without its source and goes with its invitation.
ALTER TABLE "Notification" ADD COLUMN "sourceId" UUID, ADD COLUMN "invitationId" UUID;
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_invitationId_fkey" FOREIGN KEY ("invitationId") REFERENCES "Invitation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "Notification_sourceId_idx" ON "Notification"("sourceId");
CREATE INDEX "Notification_invitationId_idx" ON "Notification"("invitationId");

-- The badge counts what is unread.
CREATE INDEX "Notification_unread" ON "Notification" ("userId") WHERE "readAt" IS NULL;
