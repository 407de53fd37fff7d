-- A deleted space has no members from that moment on; a job removes its rows some at a time.
ALTER TABLE "Space" ADD COLUMN "deletedAt" TIMESTAMPTZ(3);
CREATE INDEX "Space_deleted" ON "Space" ("deletedAt") WHERE "deletedAt" IS NOT NULL;
