-- AlterEnum
ALTER TYPE "ImportFormat" ADD VALUE 'VAULT_ZIP';

-- AlterTable
ALTER TABLE "ImportRow" ADD COLUMN     "kept" JSONB;
