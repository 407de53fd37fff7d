-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "UndoKind" ADD VALUE 'MARK_DONE';
ALTER TYPE "UndoKind" ADD VALUE 'MARK_NOT_DONE';

-- AlterTable
ALTER TABLE "Source" ADD COLUMN     "doneAt" TIMESTAMPTZ(3);

-- The Inbox of a space: its count, and its list by when each was added.
CREATE INDEX "Source_inbox" ON "Source" ("spaceId", "id" DESC) WHERE "collectionId" IS NULL AND "trashedAt" IS NULL AND "doneAt" IS NULL;
