-- A repeated call answers as the first did: also where the thing is, and its ETag.
ALTER TABLE "IdempotentAnswer" ADD COLUMN "headers" JSONB NOT NULL DEFAULT '{}';
