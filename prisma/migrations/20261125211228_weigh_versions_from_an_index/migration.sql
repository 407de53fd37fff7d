-- DropIndex
DROP INDEX "SourceRevision_sourceId_bytes_idx";

-- CreateIndex
CREATE INDEX "SourceRevision_sourceId_bytes_blobHash_idx" ON "SourceRevision"("sourceId", "bytes", "blobHash");
