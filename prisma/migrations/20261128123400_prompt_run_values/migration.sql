-- AlterTable
ALTER TABLE "PromptRun" ADD COLUMN     "values" JSONB NOT NULL DEFAULT '[]';
