-- AlterEnum
ALTER TYPE "ImportFormat" ADD VALUE 'TEST_SET_CSV';

-- AlterEnum
ALTER TYPE "UndoKind" ADD VALUE 'DELETE_TEST_CASES';

-- AlterTable
ALTER TABLE "Import" ADD COLUMN     "testSetId" UUID;

-- AlterTable
ALTER TABLE "ImportRow" ADD COLUMN     "testCase" JSONB,
ADD COLUMN     "testCaseId" UUID;
