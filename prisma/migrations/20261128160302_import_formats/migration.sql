-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "ImportFormat" ADD VALUE 'INSTAPAPER_CSV';
ALTER TYPE "ImportFormat" ADD VALUE 'LINKWARDEN_JSON';
ALTER TYPE "ImportFormat" ADD VALUE 'OMNIVORE_ZIP';
ALTER TYPE "ImportFormat" ADD VALUE 'OPML';
ALTER TYPE "ImportFormat" ADD VALUE 'WALLABAG_JSON';

-- AlterEnum
ALTER TYPE "UndoKind" ADD VALUE 'DELETE_FEEDS';

-- AlterTable
ALTER TABLE "ImportCollection" ADD COLUMN     "description" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "ImportRow" ADD COLUMN     "feedId" UUID,
ADD COLUMN     "highlights" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "readingProgress" REAL;
