-- DropIndex
DROP INDEX "Source_userId_idx";

-- CreateIndex
CREATE INDEX "Source_userId_id_idx" ON "Source"("userId", "id");

-- What files of a person weigh is summed from the index alone, as what their texts weigh is from the two of ids.
CREATE INDEX "Source_files_of_person" ON "Source" ("userId", "size") WHERE "type" = 'FILE' AND ("blobHash" IS NOT NULL OR "status" = 'UPLOADING');
