-- What the texts of a source weigh, counted where they are written: quotas add it up without reading them.
-- A column with a constant default locks the table for a moment, whatever it holds.
ALTER TABLE "SourceText" ADD COLUMN "bytes" BIGINT NOT NULL DEFAULT 0;

-- octet_length reads no text that lies outside of its row.
CREATE FUNCTION "weighSourceText"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."bytes" := coalesce(octet_length(NEW."originalContent"), 0) + coalesce(octet_length(NEW."processedContent"), 0) + coalesce(octet_length(NEW."readerContent"), 0)
    + coalesce(octet_length(NEW."plainText"), 0) + coalesce(octet_length(NEW."markdown"), 0) + coalesce(octet_length(NEW."summary"), 0);
  RETURN NEW;
END $$;
CREATE TRIGGER "SourceText_weigh" BEFORE INSERT OR UPDATE ON "SourceText" FOR EACH ROW EXECUTE FUNCTION "weighSourceText"();

-- Locks rows, one after the other, and not the table; texts that lie outside of their rows are not rewritten.
UPDATE "SourceText" SET "bytes" = 0;

CREATE INDEX "SourceText_sourceId_bytes_idx" ON "SourceText"("sourceId", "bytes");
CREATE INDEX "Source_userId_idx" ON "Source"("userId");
