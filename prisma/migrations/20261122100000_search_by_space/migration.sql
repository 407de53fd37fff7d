-- Words begin with the key of a shelf no longer: one index finds them by their space. It needs an extension that comes with
-- PostgreSQL, and that the owner of a database may create.
CREATE EXTENSION IF NOT EXISTS btree_gin;

CREATE TABLE "NewSourceSearch" (
    "sourceId" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "words" tsvector NOT NULL
);

-- The key stood before every word, and by itself.
INSERT INTO "NewSourceSearch" ("sourceId", "spaceId", "words")
SELECT w."sourceId", h."spaceId", regexp_replace(replace(w."words"::text, '''' || to_hex(h."id") || ':', ''''), '^''''( |$)', '')::tsvector
FROM "SourceSearch" w JOIN "SearchShelf" h ON h."id" = w."shelfId" ORDER BY w."sourceId";

DROP TABLE "SourceSearch";
DROP TABLE "SearchShelf";
ALTER TABLE "NewSourceSearch" RENAME TO "SourceSearch";

ALTER TABLE "SourceSearch" ADD CONSTRAINT "SourceSearch_pkey" PRIMARY KEY ("sourceId", "spaceId");
CREATE INDEX "SourceSearch_spaceId_sourceId_idx" ON "SourceSearch"("spaceId", "sourceId" DESC);
ALTER TABLE "SourceSearch" ADD CONSTRAINT "SourceSearch_sourceId_spaceId_fkey" FOREIGN KEY ("sourceId", "spaceId") REFERENCES "Source"("id", "spaceId") ON DELETE CASCADE ON UPDATE NO ACTION;

-- Without a list of pending entries: every search would have to read it. (The condition always holds; it keeps the
-- index, which Prisma cannot say, out of the drift check.)
CREATE INDEX "SourceSearch_words" ON "SourceSearch" USING gin ("spaceId", "words") WITH (fastupdate = off) WHERE "words" IS NOT NULL;
