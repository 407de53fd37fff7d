-- Pictures in the readable text of a source, kept so that nobody asks their site for them.
CREATE TABLE "SourcePicture" (
    "id" UUID NOT NULL,
    "sourceId" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "blobHash" CHAR(64) NOT NULL,
    "mimeType" TEXT NOT NULL,

    CONSTRAINT "SourcePicture_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "SourcePicture_sourceId_url_key" ON "SourcePicture"("sourceId", "url");
CREATE INDEX "SourcePicture_blobHash_idx" ON "SourcePicture"("blobHash");
ALTER TABLE "SourcePicture" ADD CONSTRAINT "SourcePicture_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SourcePicture" ADD CONSTRAINT "SourcePicture_blobHash_fkey" FOREIGN KEY ("blobHash") REFERENCES "Blob"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;
