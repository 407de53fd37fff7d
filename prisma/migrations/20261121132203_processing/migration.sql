-- Stages with results of their own, what models answered and cost, and what kinds of sources know of themselves.

ALTER TYPE "ArtefactKind" ADD VALUE 'THUMBNAIL';
ALTER TYPE "ArtefactKind" ADD VALUE 'FAVICON';
ALTER TYPE "ArtefactKind" ADD VALUE 'SUBTITLES';

ALTER TYPE "FailureCode" ADD VALUE 'PASSWORD';
ALTER TYPE "FailureCode" ADD VALUE 'DAMAGED';
ALTER TYPE "FailureCode" ADD VALUE 'PAYWALL';
ALTER TYPE "FailureCode" ADD VALUE 'BOT_CHECK';
ALTER TYPE "FailureCode" ADD VALUE 'NO_TEXT_LAYER';
ALTER TYPE "FailureCode" ADD VALUE 'QUOTA';
ALTER TYPE "FailureCode" ADD VALUE 'NO_MODEL';
ALTER TYPE "FailureCode" ADD VALUE 'BUDGET';
ALTER TYPE "FailureCode" ADD VALUE 'MODEL_ERROR';

ALTER TYPE "ProcessingStage" ADD VALUE 'PREVIEW';
ALTER TYPE "ProcessingStage" ADD VALUE 'SNAPSHOT';
ALTER TYPE "ProcessingStage" ADD VALUE 'SUMMARY';
ALTER TYPE "ProcessingStage" ADD VALUE 'TAGS';
ALTER TYPE "ProcessingStage" ADD VALUE 'STRUCTURE';
ALTER TYPE "ProcessingStage" ADD VALUE 'REWRITE';
ALTER TYPE "ProcessingStage" ADD VALUE 'TRANSLATE';

-- AlterTable
ALTER TABLE "Source" ADD COLUMN     "details" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "SourceText" ADD COLUMN     "readerContent" TEXT;

-- CreateTable
CREATE TABLE "StageResult" (
    "sourceId" UUID NOT NULL,
    "stage" "ProcessingStage" NOT NULL,
    "key" CHAR(64) NOT NULL,
    "result" JSONB NOT NULL,
    "bytes" BYTEA,
    "blobHash" CHAR(64),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StageResult_pkey" PRIMARY KEY ("sourceId","stage")
);

-- CreateTable
CREATE TABLE "ModelAnswer" (
    "key" CHAR(64) NOT NULL,
    "model" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "inputTokens" INTEGER NOT NULL,
    "outputTokens" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ModelAnswer_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "ModelUse" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "sourceId" UUID,
    "stage" "ProcessingStage" NOT NULL,
    "model" TEXT NOT NULL,
    "inputTokens" INTEGER NOT NULL,
    "outputTokens" INTEGER NOT NULL,
    "cost" DOUBLE PRECISION,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ModelUse_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "StageResult_blobHash_idx" ON "StageResult"("blobHash");

-- CreateIndex
CREATE INDEX "ModelUse_spaceId_createdAt_idx" ON "ModelUse"("spaceId", "createdAt");

-- CreateIndex
CREATE INDEX "ModelUse_sourceId_idx" ON "ModelUse"("sourceId");

-- AddForeignKey
ALTER TABLE "StageResult" ADD CONSTRAINT "StageResult_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StageResult" ADD CONSTRAINT "StageResult_blobHash_fkey" FOREIGN KEY ("blobHash") REFERENCES "Blob"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ModelUse" ADD CONSTRAINT "ModelUse_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ModelUse" ADD CONSTRAINT "ModelUse_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE SET NULL ON UPDATE CASCADE;
