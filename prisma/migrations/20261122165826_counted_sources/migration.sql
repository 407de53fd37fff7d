-- CreateTable
CREATE TABLE "NotificationSource" (
    "notificationId" UUID NOT NULL,
    "sourceId" UUID NOT NULL,

    CONSTRAINT "NotificationSource_pkey" PRIMARY KEY ("notificationId","sourceId")
);

-- CreateIndex
CREATE INDEX "NotificationSource_sourceId_idx" ON "NotificationSource"("sourceId");

-- AddForeignKey
ALTER TABLE "NotificationSource" ADD CONSTRAINT "NotificationSource_notificationId_fkey" FOREIGN KEY ("notificationId") REFERENCES "Notification"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotificationSource" ADD CONSTRAINT "NotificationSource_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;
