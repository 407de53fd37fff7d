-- AlterEnum
ALTER TYPE "PromptPurpose" ADD VALUE 'JUDGE';
