-- Names in natural order, whatever the database's language: case, accents, quotation marks, brackets and leading marks do
-- not count, numbers do by their value. A function of ours and not a collation of ICU, whose order changes with its
-- version under an index.
CREATE FUNCTION "natural_key"(title TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT left(
    regexp_replace(
      regexp_replace(
        translate(
          replace(replace(replace(
            lower(regexp_replace(normalize(left(title, 200), NFKD), '[\u0300-\u036f"''()\[\]{}“”‘’«»]|^[\s#*_.,:;!?<>¡¿-]+', '', 'g')),
            'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
          'øłđıς', 'oldiσ'),
        '([0-9]+)', '000000000000\1', 'g'),
      '[0-9]*([0-9]{12})', '\1', 'g'),
    200)
$$;
ALTER TABLE "Source" ADD COLUMN "nameKey" TEXT COLLATE "C" GENERATED ALWAYS AS ("natural_key"("title")) STORED;

-- One index for each order of a space's list. In a collection these serve as well: a small one is sorted, a large one is
-- most of its space.
CREATE INDEX "Source_space_by_created" ON "Source" ("spaceId", "createdAt" DESC, "id" DESC) WHERE "trashedAt" IS NULL;
CREATE INDEX "Source_space_by_name" ON "Source" ("spaceId", "nameKey", "id") WHERE "trashedAt" IS NULL;
CREATE INDEX "Source_space_by_size" ON "Source" ("spaceId", coalesce("size", -1) DESC, "id" DESC) WHERE "trashedAt" IS NULL;
CREATE INDEX "Source_space_by_type" ON "Source" ("spaceId", "type", "updatedAt" DESC, "id" DESC) WHERE "trashedAt" IS NULL;
-- What few sources have.
CREATE INDEX "Source_space_by_domain" ON "Source" ("spaceId", "domain", "updatedAt" DESC, "id" DESC) WHERE "trashedAt" IS NULL AND "domain" IS NOT NULL;
CREATE INDEX "Source_space_unfinished" ON "Source" ("spaceId", "status", "updatedAt" DESC, "id" DESC) WHERE "trashedAt" IS NULL AND "status" <> 'COMPLETED';

CREATE TABLE "SearchShelf" (
    "id" SERIAL NOT NULL,
    "spaceId" UUID NOT NULL,

    CONSTRAINT "SearchShelf_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "SearchShelf_spaceId_id_idx" ON "SearchShelf"("spaceId", "id" DESC);
ALTER TABLE "SearchShelf" ADD CONSTRAINT "SearchShelf_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "SourceSearch" (
    "sourceId" UUID NOT NULL,
    "shelfId" INTEGER NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "SourceSearch_pkey" PRIMARY KEY ("sourceId")
);
CREATE INDEX "SourceSearch_shelfId_sourceId_idx" ON "SourceSearch"("shelfId", "sourceId" DESC);
ALTER TABLE "SourceSearch" ADD CONSTRAINT "SourceSearch_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SourceSearch" ADD CONSTRAINT "SourceSearch_shelfId_fkey" FOREIGN KEY ("shelfId") REFERENCES "SearchShelf"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Without a list of pending entries: every search would have to read it. (The condition always holds; it keeps the
-- index, which Prisma cannot say, out of the drift check.)
CREATE INDEX "SourceSearch_words" ON "SourceSearch" USING gin ("words") WITH (fastupdate = off) WHERE "words" IS NOT NULL;
