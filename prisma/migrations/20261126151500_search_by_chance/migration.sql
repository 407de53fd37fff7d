-- The ends of ids, which are chance: a part of a space that is like all of it, to tell that a word is common without counting
-- all that have it.
CREATE INDEX "SourceSearch_endOfId" ON "SourceSearch" ("spaceId", substring(uuid_send("sourceId") from 13));
