-- The sources that a text links to, as the public ids that stand in it: for the notes that lead to a source. An index of an
-- expression, so that whoever writes a text need not think of it.
CREATE FUNCTION source_links(content text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT found[1]), '{}') FROM regexp_matches(content, '\m(source_[0-7][0-9a-hjkmnp-tv-z]{25})\M', 'g') AS found
$$;
CREATE INDEX "SourceText_links_idx" ON "SourceText" USING gin (source_links("originalContent")) WHERE "originalContent" LIKE '%source\_%';
