ALTER TABLE "Blob" ADD COLUMN "reservedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

CREATE TABLE "Upload" (
    "sourceId" UUID NOT NULL,
    "sha256" CHAR(64),
    "progressAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Upload_pkey" PRIMARY KEY ("sourceId")
);
ALTER TABLE "Upload" ADD CONSTRAINT "Upload_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whether anybody still needs a blob, and what the files of a space weigh, without reading the sources.
CREATE INDEX "Source_blob" ON "Source" ("blobHash") WHERE "blobHash" IS NOT NULL;
CREATE INDEX "Source_files_of_space" ON "Source" ("spaceId", "blobHash", "size", "status") WHERE "type" = 'FILE';
-- Uploads that stopped, and what lies in the trash for too long, are few among many.
CREATE INDEX "Source_uploading" ON "Source" ("createdAt") WHERE "status" = 'UPLOADING';
CREATE INDEX "Source_trashed" ON "Source" ("trashedAt") WHERE "trashedAt" IS NOT NULL;
CREATE INDEX "Blob_reserved" ON "Blob" ("reservedAt");
