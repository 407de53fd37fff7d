-- A new value cannot be used in the transaction that adds it, so the type is made anew.
CREATE TYPE "ApiKeyScope_new" AS ENUM ('read', 'write', 'manage');
ALTER TABLE "ApiKey" ALTER COLUMN scopes TYPE "ApiKeyScope_new"[] USING (scopes::text[]::"ApiKeyScope_new"[]);
DROP TYPE "ApiKeyScope";
ALTER TYPE "ApiKeyScope_new" RENAME TO "ApiKeyScope";

ALTER TABLE "ApiKey"
  ADD COLUMN "seesAllSpaces" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "spaceIds" UUID[] DEFAULT ARRAY[]::UUID[],
  ADD COLUMN "ipAddress" TEXT;

-- Keys keep what they could do: until now, `write` included it.
UPDATE "ApiKey" SET scopes = scopes || ARRAY['manage'::"ApiKeyScope"] WHERE 'write' = ANY (scopes);
