-- Which runs were complete is known no more: what there is counts.
-- AlterTable
ALTER TABLE "SourceRevision" DROP COLUMN "replacedIn",
ADD COLUMN "isProvisional" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "SourceText" DROP COLUMN "readRun",
ADD COLUMN "isProvisional" BOOLEAN NOT NULL DEFAULT false;
