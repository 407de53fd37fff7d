-- AlterTable
ALTER TABLE "ModelUse" ADD COLUMN     "promptRunId" UUID;

-- CreateTable
CREATE TABLE "PromptRun" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "promptId" UUID NOT NULL,
    "versionId" UUID,
    "authorId" UUID,
    "groupId" UUID NOT NULL,
    "content" JSONB NOT NULL,
    "fragments" JSONB NOT NULL DEFAULT '{}',
    "rendered" JSONB NOT NULL,
    "model" TEXT NOT NULL,
    "state" "RunState" NOT NULL DEFAULT 'WAITING',
    "output" TEXT NOT NULL DEFAULT '',
    "firstTokenMs" INTEGER,
    "failureCode" "FailureCode",
    "failureMessage" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PromptRun_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PromptRun_promptId_authorId_createdAt_id_idx" ON "PromptRun"("promptId", "authorId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "PromptRun_spaceId_idx" ON "PromptRun"("spaceId");

-- CreateIndex
CREATE INDEX "PromptRun_versionId_idx" ON "PromptRun"("versionId");

-- CreateIndex
CREATE INDEX "PromptRun_authorId_idx" ON "PromptRun"("authorId");

-- CreateIndex
CREATE INDEX "PromptRun_createdAt_idx" ON "PromptRun"("createdAt");

-- CreateIndex
CREATE INDEX "ModelUse_promptRunId_idx" ON "ModelUse"("promptRunId");

-- AddForeignKey
ALTER TABLE "PromptRun" ADD CONSTRAINT "PromptRun_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromptRun" ADD CONSTRAINT "PromptRun_promptId_spaceId_fkey" FOREIGN KEY ("promptId", "spaceId") REFERENCES "Prompt"("id", "spaceId") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "PromptRun" ADD CONSTRAINT "PromptRun_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "PromptVersion"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromptRun" ADD CONSTRAINT "PromptRun_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ModelUse" ADD CONSTRAINT "ModelUse_promptRunId_fkey" FOREIGN KEY ("promptRunId") REFERENCES "PromptRun"("id") ON DELETE SET NULL ON UPDATE CASCADE;
