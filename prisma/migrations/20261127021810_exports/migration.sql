-- CreateEnum
CREATE TYPE "ExportFormat" AS ENUM ('BOOKMARKS_HTML', 'CSV', 'JSONL', 'OPML', 'VAULT_ZIP');

-- AlterEnum
ALTER TYPE "JobKind" ADD VALUE 'EXPORT';

-- CreateTable
CREATE TABLE "Export" (
    "jobId" UUID NOT NULL,
    "format" "ExportFormat" NOT NULL,
    "includesFiles" BOOLEAN NOT NULL,
    "scope" JSONB,
    "fileName" TEXT NOT NULL,
    "blobHash" CHAR(64),
    "size" BIGINT,
    "expiresAt" TIMESTAMPTZ(3),

    CONSTRAINT "Export_pkey" PRIMARY KEY ("jobId")
);

-- CreateIndex
CREATE INDEX "Export_blobHash_idx" ON "Export"("blobHash");

-- AddForeignKey
ALTER TABLE "Export" ADD CONSTRAINT "Export_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "Job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
