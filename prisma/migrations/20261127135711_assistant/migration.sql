-- CreateEnum
CREATE TYPE "AssistantAct" AS ENUM ('ADD_LINK', 'CREATE_COLLECTION', 'CREATE_NOTE', 'MAKE_CARDS', 'MAKE_WORK', 'MERGE_SOURCES', 'MOVE_SOURCES', 'RENAME_COLLECTION', 'RENAME_SOURCE', 'SUMMARIZE_SOURCE', 'TAG_SOURCES', 'TRASH_SOURCES', 'UNTAG_SOURCES', 'UPDATE_NOTE');

-- CreateEnum
CREATE TYPE "ProposedChangeState" AS ENUM ('APPLIED', 'DISMISSED', 'FAILED', 'OUTDATED', 'PROPOSED', 'UNDONE');

-- CreateEnum
CREATE TYPE "ProposalReason" AS ENUM ('SAME_ADDRESS', 'SAME_FILE', 'SAME_TEXT', 'ALMOST_SAME_TEXT', 'TAG_IN_TITLE', 'TAG_OF_SIMILAR', 'PLACE_BY_WORDS', 'PLACE_BY_TAGS', 'PLACE_BY_SITE', 'PLACE_BY_MOVES', 'TITLE_IN_TEXT', 'SENTENCES_OF_TEXT', 'HAS_THE_WORDS', 'DEAD_LINK', 'LINKED_BY_SEVERAL', 'MODEL');

-- AlterEnum
ALTER TYPE "ConversationKind" ADD VALUE 'ASSISTANT';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "UndoKind" ADD VALUE 'RENAME_SOURCE';
ALTER TYPE "UndoKind" ADD VALUE 'RENAME_COLLECTION';
ALTER TYPE "UndoKind" ADD VALUE 'UNMERGE';
ALTER TYPE "UndoKind" ADD VALUE 'SUMMARIZE';
ALTER TYPE "UndoKind" ADD VALUE 'PROPOSED_CHANGES';

-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "aims" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "appliedAt" TIMESTAMPTZ(3),
ADD COLUMN     "plan" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "UndoStep" ADD COLUMN     "details" JSONB;

-- CreateTable
CREATE TABLE "ProposedChange" (
    "id" UUID NOT NULL,
    "messageId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "act" "AssistantAct" NOT NULL,
    "sourceIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "collectionId" UUID,
    "collectionName" TEXT,
    "before" TEXT,
    "after" TEXT,
    "reason" "ProposalReason" NOT NULL,
    "reasonValues" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "needsId" UUID,
    "needsChoice" BOOLEAN NOT NULL DEFAULT false,
    "seen" JSONB NOT NULL DEFAULT '{}',
    "state" "ProposedChangeState" NOT NULL DEFAULT 'PROPOSED',
    "failureCode" "FailureCode",
    "failureMessage" TEXT,

    CONSTRAINT "ProposedChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ProposedChange_needsId_idx" ON "ProposedChange"("needsId");

-- CreateIndex
CREATE UNIQUE INDEX "ProposedChange_messageId_position_key" ON "ProposedChange"("messageId", "position");

-- AddForeignKey
ALTER TABLE "ProposedChange" ADD CONSTRAINT "ProposedChange_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProposedChange" ADD CONSTRAINT "ProposedChange_needsId_fkey" FOREIGN KEY ("needsId") REFERENCES "ProposedChange"("id") ON DELETE SET NULL ON UPDATE CASCADE;
