-- AlterTable
ALTER TABLE "UndoStep" ADD COLUMN     "updatedAts" TIMESTAMPTZ(3)[];
