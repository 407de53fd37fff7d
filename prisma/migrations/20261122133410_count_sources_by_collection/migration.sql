-- With trashedAt, the sources of a collection outside the trash are counted in the index alone: a tree in half the time.
-- DropIndex
DROP INDEX "Source_collectionId_spaceId_idx";

-- CreateIndex
CREATE INDEX "Source_collectionId_spaceId_trashedAt_idx" ON "Source"("collectionId", "spaceId", "trashedAt");
