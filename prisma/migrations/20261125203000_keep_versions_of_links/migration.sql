-- AlterTable
ALTER TABLE "SourceRevision" ADD COLUMN     "blobHash" CHAR(64),
ADD COLUMN     "bytes" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "readSince" TIMESTAMPTZ(3),
ADD COLUMN     "replacedIn" INTEGER;

-- AlterTable
ALTER TABLE "SourceText" ADD COLUMN     "checkedAt" TIMESTAMPTZ(3),
ADD COLUMN     "readRun" INTEGER,
ADD COLUMN     "readSince" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "SourceRevision_sourceId_bytes_idx" ON "SourceRevision"("sourceId", "bytes");

-- CreateIndex
CREATE INDEX "SourceRevision_blobHash_idx" ON "SourceRevision"("blobHash");

-- AddForeignKey
ALTER TABLE "SourceRevision" ADD CONSTRAINT "SourceRevision_blobHash_fkey" FOREIGN KEY ("blobHash") REFERENCES "Blob"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;
