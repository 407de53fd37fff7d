-- What failed for one reason, the last changed first: counted and cut off without being sorted.
CREATE INDEX "Source_space_failed" ON "Source" ("spaceId", "failureCode", "updatedAt" DESC, "id" DESC) WHERE "trashedAt" IS NULL AND "status" = 'FAILED';
