-- CreateEnum
CREATE TYPE "AssertionKind" AS ENUM ('CONTAINS', 'NOT_CONTAINS', 'EQUALS', 'REGEX', 'JSON_SCHEMA', 'SIMILARITY', 'JUDGE');

-- AlterEnum
ALTER TYPE "UndoKind" ADD VALUE 'RESTORE_TEST_SETS';

-- AlterTable
ALTER TABLE "PromptRun" ADD COLUMN     "testRunId" UUID;

-- CreateTable
CREATE TABLE "TestSet" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "promptId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "TestSet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TestCase" (
    "id" UUID NOT NULL,
    "testSetId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "values" JSONB NOT NULL,
    "expected" TEXT,
    "assertions" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "TestCase_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TestRun" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "testSetId" UUID NOT NULL,
    "startedById" UUID,
    "state" "RunState" NOT NULL DEFAULT 'WAITING',
    "isDryRun" BOOLEAN NOT NULL DEFAULT false,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL,
    "budget" DOUBLE PRECISION,
    "estimatedInputTokens" INTEGER NOT NULL,
    "estimatedOutputTokens" INTEGER NOT NULL,
    "estimatedCost" DOUBLE PRECISION,
    "failureCode" "FailureCode",
    "failureMessage" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "TestRun_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TestResult" (
    "id" UUID NOT NULL,
    "testRunId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "testCaseId" UUID,
    "versionId" UUID NOT NULL,
    "model" TEXT NOT NULL,
    "promptRunId" UUID,
    "passed" BOOLEAN,
    "failedAssertions" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "TestResult_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "TestSet_promptId_createdAt_id_idx" ON "TestSet"("promptId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "TestSet_spaceId_idx" ON "TestSet"("spaceId");

-- CreateIndex
CREATE INDEX "TestSet_createdById_idx" ON "TestSet"("createdById");

-- CreateIndex
CREATE UNIQUE INDEX "TestCase_testSetId_position_key" ON "TestCase"("testSetId", "position");

-- CreateIndex
CREATE INDEX "TestRun_testSetId_createdAt_id_idx" ON "TestRun"("testSetId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "TestRun_spaceId_idx" ON "TestRun"("spaceId");

-- CreateIndex
CREATE INDEX "TestRun_startedById_idx" ON "TestRun"("startedById");

-- CreateIndex
CREATE INDEX "TestRun_createdAt_idx" ON "TestRun"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "TestResult_promptRunId_key" ON "TestResult"("promptRunId");

-- CreateIndex
CREATE INDEX "TestResult_testCaseId_idx" ON "TestResult"("testCaseId");

-- CreateIndex
CREATE INDEX "TestResult_versionId_idx" ON "TestResult"("versionId");

-- CreateIndex
CREATE UNIQUE INDEX "TestResult_testRunId_position_key" ON "TestResult"("testRunId", "position");

-- CreateIndex
CREATE INDEX "PromptRun_testRunId_idx" ON "PromptRun"("testRunId");

-- CreateIndex
CREATE INDEX "PromptRun_promptId_createdAt_id_idx" ON "PromptRun"("promptId", "createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "PromptRun" ADD CONSTRAINT "PromptRun_testRunId_fkey" FOREIGN KEY ("testRunId") REFERENCES "TestRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TestSet" ADD CONSTRAINT "TestSet_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TestSet" ADD CONSTRAINT "TestSet_promptId_spaceId_fkey" FOREIGN KEY ("promptId", "spaceId") REFERENCES "Prompt"("id", "spaceId") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "TestSet" ADD CONSTRAINT "TestSet_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TestCase" ADD CONSTRAINT "TestCase_testSetId_fkey" FOREIGN KEY ("testSetId") REFERENCES "TestSet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TestRun" ADD CONSTRAINT "TestRun_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TestRun" ADD CONSTRAINT "TestRun_testSetId_fkey" FOREIGN KEY ("testSetId") REFERENCES "TestSet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TestRun" ADD CONSTRAINT "TestRun_startedById_fkey" FOREIGN KEY ("startedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TestResult" ADD CONSTRAINT "TestResult_testRunId_fkey" FOREIGN KEY ("testRunId") REFERENCES "TestRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TestResult" ADD CONSTRAINT "TestResult_testCaseId_fkey" FOREIGN KEY ("testCaseId") REFERENCES "TestCase"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TestResult" ADD CONSTRAINT "TestResult_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "PromptVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TestResult" ADD CONSTRAINT "TestResult_promptRunId_fkey" FOREIGN KEY ("promptRunId") REFERENCES "PromptRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;
