-- CreateEnum
CREATE TYPE "ModelPurpose" AS ENUM ('PROCESSING', 'ANSWER');

-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "addedWords" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "ModelUse" ADD COLUMN     "messageId" UUID,
ADD COLUMN     "purpose" "ModelPurpose" NOT NULL DEFAULT 'PROCESSING',
ALTER COLUMN "stage" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "ModelUse_messageId_idx" ON "ModelUse"("messageId");

-- AddForeignKey
ALTER TABLE "ModelUse" ADD CONSTRAINT "ModelUse_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message"("id") ON DELETE SET NULL ON UPDATE CASCADE;
