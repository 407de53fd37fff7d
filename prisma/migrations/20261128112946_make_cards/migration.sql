-- AlterEnum
ALTER TYPE "JobKind" ADD VALUE 'MAKE_CARDS';

-- AlterEnum
ALTER TYPE "ModelPurpose" ADD VALUE 'CARDS';

-- AlterEnum
ALTER TYPE "UndoKind" ADD VALUE 'DELETE_CARDS';

-- AlterTable
ALTER TABLE "ModelUse" ADD COLUMN     "jobId" UUID;

-- CreateTable
CREATE TABLE "CardMaking" (
    "jobId" UUID NOT NULL,
    "deckId" UUID NOT NULL,
    "kinds" "CardKind"[],
    "limit" INTEGER NOT NULL,
    "instructions" TEXT NOT NULL DEFAULT '',
    "scope" JSONB,
    "sourceIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "asksModel" BOOLEAN NOT NULL DEFAULT false,
    "isApproved" BOOLEAN NOT NULL DEFAULT false,
    "inputTokens" INTEGER,
    "outputTokens" INTEGER,
    "cardIds" UUID[] DEFAULT ARRAY[]::UUID[],

    CONSTRAINT "CardMaking_pkey" PRIMARY KEY ("jobId")
);

-- CreateIndex
CREATE INDEX "CardMaking_deckId_idx" ON "CardMaking"("deckId");

-- CreateIndex
CREATE INDEX "ModelUse_jobId_idx" ON "ModelUse"("jobId");

-- AddForeignKey
ALTER TABLE "CardMaking" ADD CONSTRAINT "CardMaking_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "Job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardMaking" ADD CONSTRAINT "CardMaking_deckId_fkey" FOREIGN KEY ("deckId") REFERENCES "Deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ModelUse" ADD CONSTRAINT "ModelUse_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "Job"("id") ON DELETE SET NULL ON UPDATE CASCADE;
