-- Waits for whoever adds the same link at this moment, then looks whether it is there: in a function that may see what was
-- saved since its statement began, so that one statement can look and add. The lock is the one of addSources.ts.
CREATE FUNCTION "link_there"(space UUID, collection UUID, url TEXT) RETURNS UUID LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(space::text || ' ' || url, 0));
  RETURN (
    SELECT s."id" FROM "Source" s
    WHERE s."spaceId" = space AND s."normalizedUrl" = url AND s."collectionId" IS NOT DISTINCT FROM collection
      AND s."type" = 'URI' AND s."trashedAt" IS NULL
    ORDER BY s."id" LIMIT 1
  );
END
$$;
