-- CreateEnum
CREATE TYPE "PromptPurpose" AS ENUM ('ANSWER', 'ARTICLE', 'ASSISTANT', 'CARDS', 'DRAFT', 'HEADINGS', 'INSIGHT', 'INSTRUCTIONS', 'PROPOSAL', 'REWRITE', 'SUMMARY', 'SYNTHESIS', 'TAGS', 'TRANSLATION');

-- AlterEnum
ALTER TYPE "ModelPurpose" ADD VALUE 'JUDGE';

-- AlterTable
ALTER TABLE "ModelUse" ADD COLUMN     "promptVersionId" UUID;

-- CreateTable
CREATE TABLE "PurposePrompt" (
    "spaceId" UUID NOT NULL,
    "purpose" "PromptPurpose" NOT NULL,
    "promptId" UUID NOT NULL,
    "label" TEXT NOT NULL,

    CONSTRAINT "PurposePrompt_pkey" PRIMARY KEY ("spaceId","purpose")
);

-- CreateIndex
CREATE INDEX "PurposePrompt_promptId_idx" ON "PurposePrompt"("promptId");

-- CreateIndex
CREATE INDEX "ModelUse_promptVersionId_idx" ON "ModelUse"("promptVersionId");

-- AddForeignKey
ALTER TABLE "PurposePrompt" ADD CONSTRAINT "PurposePrompt_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PurposePrompt" ADD CONSTRAINT "PurposePrompt_promptId_spaceId_fkey" FOREIGN KEY ("promptId", "spaceId") REFERENCES "Prompt"("id", "spaceId") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "ModelUse" ADD CONSTRAINT "ModelUse_promptVersionId_fkey" FOREIGN KEY ("promptVersionId") REFERENCES "PromptVersion"("id") ON DELETE SET NULL ON UPDATE CASCADE;
