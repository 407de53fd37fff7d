-- CreateEnum
CREATE TYPE "WorkKind" AS ENUM ('ARTICLE', 'DRAFT', 'INSIGHT', 'SYNTHESIS');

-- AlterEnum
ALTER TYPE "UndoKind" ADD VALUE 'RESTORE_WORKS';

-- AlterTable
ALTER TABLE "Citation" ADD COLUMN     "workId" UUID;

-- CreateTable
CREATE TABLE "Work" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "kind" "WorkKind" NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "wordCount" INTEGER NOT NULL,
    "authorId" UUID,
    "editorId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Work_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WorkRevision" (
    "id" UUID NOT NULL,
    "workId" UUID NOT NULL,
    "userId" UUID,
    "authorId" UUID,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WorkRevision_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Work_spaceId_updatedAt_id_idx" ON "Work"("spaceId", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "Work_authorId_idx" ON "Work"("authorId");

-- CreateIndex
CREATE INDEX "Work_editorId_idx" ON "Work"("editorId");

-- CreateIndex
CREATE INDEX "WorkRevision_workId_createdAt_id_idx" ON "WorkRevision"("workId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "WorkRevision_userId_idx" ON "WorkRevision"("userId");

-- CreateIndex
CREATE INDEX "WorkRevision_authorId_idx" ON "WorkRevision"("authorId");

-- CreateIndex
CREATE INDEX "Citation_workId_idx" ON "Citation"("workId");

-- AddForeignKey
ALTER TABLE "Citation" ADD CONSTRAINT "Citation_workId_fkey" FOREIGN KEY ("workId") REFERENCES "Work"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Work" ADD CONSTRAINT "Work_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Work" ADD CONSTRAINT "Work_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Work" ADD CONSTRAINT "Work_editorId_fkey" FOREIGN KEY ("editorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkRevision" ADD CONSTRAINT "WorkRevision_workId_fkey" FOREIGN KEY ("workId") REFERENCES "Work"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkRevision" ADD CONSTRAINT "WorkRevision_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkRevision" ADD CONSTRAINT "WorkRevision_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The change feed tells of them.
CREATE TRIGGER "Work_told_added" AFTER INSERT ON "Work" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellKept"('WORK');
CREATE TRIGGER "Work_told_changed" AFTER UPDATE ON "Work" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellKept"('WORK');
CREATE TRIGGER "Work_told_deleted" AFTER DELETE ON "Work" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellKept"('WORK');
