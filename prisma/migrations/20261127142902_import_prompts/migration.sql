-- AlterEnum
ALTER TYPE "ImportFormat" ADD VALUE 'PROMPTS';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "UndoKind" ADD VALUE 'DELETE_PROMPTS';
ALTER TYPE "UndoKind" ADD VALUE 'DELETE_PROMPT_COLLECTIONS';

-- AlterTable
ALTER TABLE "Import" ADD COLUMN     "foundPromptFormat" TEXT,
ADD COLUMN     "promptCollectionId" UUID;

-- AlterTable
ALTER TABLE "ImportRow" ADD COLUMN     "prompt" JSONB,
ADD COLUMN     "promptId" UUID;
