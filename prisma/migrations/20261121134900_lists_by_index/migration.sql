-- A range of one moment in the order of the other is found in the index alone, without the rows.
DROP INDEX "Source_space_list";
CREATE INDEX "Source_space_list" ON "Source" ("spaceId", "updatedAt" DESC, "id" DESC) INCLUDE ("createdAt") WHERE "trashedAt" IS NULL;
DROP INDEX "Source_space_by_created";
CREATE INDEX "Source_space_by_created" ON "Source" ("spaceId", "createdAt" DESC, "id" DESC) INCLUDE ("updatedAt") WHERE "trashedAt" IS NULL;

-- Languages by their first part: a list of German sources has those in de, de-AT and de-CH.
CREATE INDEX "Source_space_by_language" ON "Source" ("spaceId", split_part(lower("language"), '-', 1), "updatedAt" DESC, "id" DESC) WHERE "trashedAt" IS NULL AND "language" IS NOT NULL;

-- How many there are of a size or a language: of the expressions of partial indexes the planner does not ask.
CREATE STATISTICS "Source_sizes" ON (coalesce("size", -1)) FROM "Source";
CREATE STATISTICS "Source_languages" ON (split_part(lower("language"), '-', 1)) FROM "Source";
ANALYZE "Source";
