-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "ImportFormat" ADD VALUE 'APKG';
ALTER TYPE "ImportFormat" ADD VALUE 'CARDS_CSV';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "UndoKind" ADD VALUE 'DELETE_IMPORTED_CARDS';
ALTER TYPE "UndoKind" ADD VALUE 'DELETE_DECKS';

-- AlterTable
ALTER TABLE "Import" ADD COLUMN     "deckId" UUID;

-- AlterTable
ALTER TABLE "ImportRow" ADD COLUMN     "card" JSONB,
ADD COLUMN     "cardId" UUID;
