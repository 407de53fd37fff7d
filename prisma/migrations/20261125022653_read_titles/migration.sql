-- AlterTable
ALTER TABLE "Source" ADD COLUMN     "readTitle" TEXT;
