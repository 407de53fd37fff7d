-- How many sources outside the trash lie where, by type and status: kept by the statements that change them, so that nobody
-- counts a hundred thousand rows for a page. Each connection has rows of its own (`slot`), so that no writer waits for another;
-- how many there are is their sum. Why: docs/decisions/source-counts.md

-- CreateTable
CREATE TABLE "SourceCount" (
    "spaceId" UUID NOT NULL,
    "collectionId" UUID NOT NULL,
    "type" "SourceType" NOT NULL,
    "status" "SourceStatus" NOT NULL,
    "slot" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "SourceCount_pkey" PRIMARY KEY ("spaceId","collectionId","type","status","slot")
);

-- AddForeignKey
ALTER TABLE "SourceCount" ADD CONSTRAINT "SourceCount_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Without a collection: one that no row has, since a part of a primary key is never null.
CREATE FUNCTION "countSources"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  no_collection CONSTANT UUID := '00000000-0000-0000-0000-000000000000';
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "SourceCount" AS n ("spaceId", "collectionId", type, status, slot, count)
      SELECT s."spaceId", coalesce(s."collectionId", no_collection), s.type, s.status, pg_backend_pid(), count(*)
      FROM after_rows s WHERE s."trashedAt" IS NULL GROUP BY 1, 2, 3, 4
      ON CONFLICT ON CONSTRAINT "SourceCount_pkey" DO UPDATE SET count = n.count + excluded.count;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "SourceCount" AS n ("spaceId", "collectionId", type, status, slot, count)
      SELECT s."spaceId", coalesce(s."collectionId", no_collection), s.type, s.status, pg_backend_pid(), sum(s.change)
      FROM (
        SELECT "spaceId", "collectionId", type, status, "trashedAt", 1 AS change FROM after_rows
        UNION ALL SELECT "spaceId", "collectionId", type, status, "trashedAt", -1 FROM before_rows
      ) s WHERE s."trashedAt" IS NULL GROUP BY 1, 2, 3, 4 HAVING sum(s.change) <> 0
      ON CONFLICT ON CONSTRAINT "SourceCount_pkey" DO UPDATE SET count = n.count + excluded.count;
  ELSE
    -- What goes with its space takes its counts with it.
    INSERT INTO "SourceCount" AS n ("spaceId", "collectionId", type, status, slot, count)
      SELECT s."spaceId", coalesce(s."collectionId", no_collection), s.type, s.status, pg_backend_pid(), -count(*)
      FROM before_rows s WHERE s."trashedAt" IS NULL AND EXISTS (SELECT 1 FROM "Space" p WHERE p.id = s."spaceId") GROUP BY 1, 2, 3, 4
      ON CONFLICT ON CONSTRAINT "SourceCount_pkey" DO UPDATE SET count = n.count + excluded.count;
  END IF;
  RETURN NULL;
END;
$$;

CREATE TRIGGER "Source_count_added" AFTER INSERT ON "Source" REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "countSources"();
CREATE TRIGGER "Source_count_changed" AFTER UPDATE ON "Source" REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "countSources"();
CREATE TRIGGER "Source_count_deleted" AFTER DELETE ON "Source" REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION "countSources"();

-- Nobody writes any more until this ends: the triggers hold the table.
INSERT INTO "SourceCount" ("spaceId", "collectionId", type, status, slot, count)
  SELECT "spaceId", coalesce("collectionId", '00000000-0000-0000-0000-000000000000'), type, status, 0, count(*)
  FROM "Source" WHERE "trashedAt" IS NULL GROUP BY 1, 2, 3, 4;

-- It was there to count.
DROP INDEX "Source_space_statistics";
