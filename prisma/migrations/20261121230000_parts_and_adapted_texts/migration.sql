-- How many of its parts a stage has done, where it knows.
ALTER TABLE "ProcessingEvent" ADD COLUMN "partsDone" INTEGER, ADD COLUMN "parts" INTEGER;

-- What is known of texts that were adapted before it was noted: the stages that did it, where they are on record.
UPDATE "Source" s SET details = s.details || jsonb_build_object('adapted', jsonb_strip_nulls(jsonb_build_object(
  'rewritten', (SELECT 'As told' FROM "ProcessingEvent" e WHERE e."sourceId" = s.id AND e.stage = 'REWRITE' AND e.outcome = 'SUCCEEDED' LIMIT 1),
  'translated', (SELECT '' FROM "ProcessingEvent" e WHERE e."sourceId" = s.id AND e.stage = 'TRANSLATE' AND e.outcome = 'SUCCEEDED' LIMIT 1))))
FROM "SourceText" t WHERE t."sourceId" = s.id AND t."readerContent" IS NOT NULL;
