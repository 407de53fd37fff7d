-- Of the highlights of a space a page is read along an index: they say themselves whose they are, as tags of sources do.

CREATE TYPE "HighlightColor" AS ENUM ('PINK', 'BLUE', 'GREEN', 'YELLOW');

ALTER TABLE "Highlight" DROP CONSTRAINT "Highlight_sourceId_fkey";

ALTER TABLE "Highlight" ADD COLUMN "color" "HighlightColor" NOT NULL DEFAULT 'YELLOW',
ADD COLUMN "spaceId" UUID;

UPDATE "Highlight" h SET "spaceId" = s."spaceId" FROM "Source" s WHERE s.id = h."sourceId";

ALTER TABLE "Highlight" ALTER COLUMN "spaceId" SET NOT NULL;

CREATE INDEX "Highlight_spaceId_createdAt_id_idx" ON "Highlight"("spaceId", "createdAt", "id");

ALTER TABLE "Highlight" ADD CONSTRAINT "Highlight_sourceId_spaceId_fkey" FOREIGN KEY ("sourceId", "spaceId") REFERENCES "Source"("id", "spaceId") ON DELETE CASCADE ON UPDATE NO ACTION;
