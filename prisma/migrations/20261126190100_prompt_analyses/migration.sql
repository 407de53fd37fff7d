-- CreateEnum
CREATE TYPE "PromptTool" AS ENUM ('ADD_EXAMPLES', 'ANALYSE', 'CHECK_CONSISTENCY', 'COMPRESS', 'EXPAND', 'FORMAT', 'IMPROVE_CLARITY', 'OPTIMIZE_TOKENS', 'REMOVE_REDUNDANCY');

-- CreateEnum
CREATE TYPE "SuggestionKind" AS ENUM ('AMBIGUITY', 'CONTRADICTION', 'EXAMPLES', 'FORMAT', 'GOAL', 'INJECTION', 'LENGTH', 'REPETITION', 'ROLE', 'TOKENS', 'VARIABLES');

-- CreateEnum
CREATE TYPE "SuggestionSeverity" AS ENUM ('ERROR', 'INFO', 'WARNING');

-- CreateEnum
CREATE TYPE "SuggestionState" AS ENUM ('APPLIED', 'DISMISSED', 'OPEN');

-- AlterEnum
ALTER TYPE "ModelPurpose" ADD VALUE 'PROMPT';

-- AlterTable
ALTER TABLE "ModelUse" ADD COLUMN     "promptAnalysisId" UUID;

-- CreateTable
CREATE TABLE "PromptAnalysis" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "promptId" UUID NOT NULL,
    "authorId" UUID,
    "tool" "PromptTool" NOT NULL,
    "state" "RunState" NOT NULL,
    "isSimulation" BOOLEAN NOT NULL,
    "content" JSONB NOT NULL,
    "fragments" JSONB NOT NULL DEFAULT '{}',
    "failureCode" "FailureCode",
    "failureMessage" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PromptAnalysis_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PromptSuggestion" (
    "id" UUID NOT NULL,
    "analysisId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "SuggestionKind" NOT NULL,
    "severity" "SuggestionSeverity" NOT NULL,
    "code" TEXT,
    "values" JSONB NOT NULL DEFAULT '{}',
    "said" TEXT NOT NULL DEFAULT '',
    "messageIndex" INTEGER,
    "start" INTEGER,
    "end" INTEGER,
    "replacement" TEXT,
    "state" "SuggestionState" NOT NULL DEFAULT 'OPEN',

    CONSTRAINT "PromptSuggestion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PromptAnalysis_spaceId_idx" ON "PromptAnalysis"("spaceId");

-- CreateIndex
CREATE INDEX "PromptAnalysis_promptId_spaceId_idx" ON "PromptAnalysis"("promptId", "spaceId");

-- CreateIndex
CREATE INDEX "PromptAnalysis_authorId_idx" ON "PromptAnalysis"("authorId");

-- CreateIndex
CREATE INDEX "PromptAnalysis_createdAt_idx" ON "PromptAnalysis"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "PromptSuggestion_analysisId_position_key" ON "PromptSuggestion"("analysisId", "position");

-- CreateIndex
CREATE INDEX "ModelUse_promptAnalysisId_idx" ON "ModelUse"("promptAnalysisId");

-- AddForeignKey
ALTER TABLE "PromptAnalysis" ADD CONSTRAINT "PromptAnalysis_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromptAnalysis" ADD CONSTRAINT "PromptAnalysis_promptId_spaceId_fkey" FOREIGN KEY ("promptId", "spaceId") REFERENCES "Prompt"("id", "spaceId") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "PromptAnalysis" ADD CONSTRAINT "PromptAnalysis_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromptSuggestion" ADD CONSTRAINT "PromptSuggestion_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "PromptAnalysis"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ModelUse" ADD CONSTRAINT "ModelUse_promptAnalysisId_fkey" FOREIGN KEY ("promptAnalysisId") REFERENCES "PromptAnalysis"("id") ON DELETE SET NULL ON UPDATE CASCADE;
