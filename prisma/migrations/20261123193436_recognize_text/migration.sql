-- AlterEnum
ALTER TYPE "ProcessingStage" ADD VALUE 'RECOGNIZE';
