-- CreateEnum
CREATE TYPE "JobKind" AS ENUM ('IMPORT');

-- CreateEnum
CREATE TYPE "RunState" AS ENUM ('AWAITING_FILE', 'AWAITING_APPROVAL', 'WAITING', 'RUNNING', 'SUCCEEDED', 'FAILED', 'STOPPED', 'INTERRUPTED');

-- CreateEnum
CREATE TYPE "ImportFormat" AS ENUM ('AUTO', 'BOOKMARKS_HTML', 'CSV', 'KARAKEEP_JSON', 'PINBOARD_JSON', 'POCKET_CSV', 'RAINDROP_CSV', 'READWISE_CSV');

-- CreateEnum
CREATE TYPE "ImportRowOutcome" AS ENUM ('ADDED', 'ALREADY_THERE', 'FAILED', 'REPEATED', 'UPDATED');

-- AlterEnum
ALTER TYPE "UndoKind" ADD VALUE 'DELETE_COLLECTION';

-- CreateTable
CREATE TABLE "Job" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "startedById" UUID,
    "kind" "JobKind" NOT NULL,
    "state" "RunState" NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER,
    "failureCode" "FailureCode",
    "failureMessage" TEXT,
    "undoId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Import" (
    "jobId" UUID NOT NULL,
    "format" "ImportFormat" NOT NULL,
    "foundFormat" "ImportFormat",
    "fileName" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "blobHash" TEXT,
    "collectionId" UUID,
    "duplicates" TEXT NOT NULL,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "skipsDryRun" BOOLEAN NOT NULL DEFAULT false,
    "isApproved" BOOLEAN NOT NULL DEFAULT false,
    "lostFields" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "donePlace" INTEGER NOT NULL DEFAULT -1,
    "doneNumber" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Import_pkey" PRIMARY KEY ("jobId")
);

-- CreateTable
CREATE TABLE "ImportCollection" (
    "jobId" UUID NOT NULL,
    "place" INTEGER NOT NULL,
    "treeOrder" INTEGER NOT NULL,
    "path" TEXT[],
    "collectionId" UUID,
    "isNew" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "ImportCollection_pkey" PRIMARY KEY ("jobId","place")
);

-- CreateTable
CREATE TABLE "ImportRow" (
    "jobId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "place" INTEGER NOT NULL DEFAULT 0,
    "text" TEXT NOT NULL,
    "url" TEXT,
    "normalizedUrl" TEXT,
    "title" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "addedAt" TIMESTAMPTZ(3),
    "isFavorite" BOOLEAN NOT NULL DEFAULT false,
    "isDone" BOOLEAN NOT NULL DEFAULT false,
    "outcome" "ImportRowOutcome",
    "failureCode" "FailureCode",
    "failureMessage" TEXT,
    "field" TEXT,
    "sourceId" UUID,

    CONSTRAINT "ImportRow_pkey" PRIMARY KEY ("jobId","number")
);

-- CreateIndex
CREATE INDEX "Job_spaceId_createdAt_id_idx" ON "Job"("spaceId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Job_startedById_idx" ON "Job"("startedById");

-- CreateIndex
CREATE INDEX "Job_endedAt_idx" ON "Job"("endedAt");

-- CreateIndex
CREATE INDEX "Import_blobHash_idx" ON "Import"("blobHash");

-- CreateIndex
CREATE INDEX "ImportRow_jobId_place_number_idx" ON "ImportRow"("jobId", "place", "number");

-- CreateIndex
CREATE INDEX "ImportRow_jobId_outcome_number_idx" ON "ImportRow"("jobId", "outcome", "number");

-- AddForeignKey
ALTER TABLE "Job" ADD CONSTRAINT "Job_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Job" ADD CONSTRAINT "Job_startedById_fkey" FOREIGN KEY ("startedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Import" ADD CONSTRAINT "Import_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "Job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportCollection" ADD CONSTRAINT "ImportCollection_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "Import"("jobId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportRow" ADD CONSTRAINT "ImportRow_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "Import"("jobId") ON DELETE CASCADE ON UPDATE CASCADE;
