-- AlterTable
ALTER TABLE "Citation" ADD COLUMN     "isCited" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "noteId" UUID,
ALTER COLUMN "statementId" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "Citation_noteId_idx" ON "Citation"("noteId");

-- AddForeignKey
ALTER TABLE "Citation" ADD CONSTRAINT "Citation_noteId_fkey" FOREIGN KEY ("noteId") REFERENCES "Source"("id") ON DELETE SET NULL ON UPDATE CASCADE;
