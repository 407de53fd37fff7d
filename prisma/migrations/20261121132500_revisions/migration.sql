-- Whose text a revision keeps, and how it begins: a list of revisions does not read their bodies.
ALTER TABLE "SourceRevision" ADD COLUMN "authorId" UUID, ADD COLUMN "excerpt" TEXT NOT NULL DEFAULT '';
UPDATE "SourceRevision" SET "excerpt" = left(btrim(regexp_replace(left("body", 2400), '\s+', ' ', 'g')), 300);
UPDATE "SourceRevision" r SET "authorId" = coalesce(
  (SELECT p."userId" FROM "SourceRevision" p WHERE p."sourceId" = r."sourceId" AND (p."createdAt", p.id) < (r."createdAt", r.id) ORDER BY p."createdAt" DESC, p.id DESC LIMIT 1),
  (SELECT s."userId" FROM "Source" s WHERE s.id = r."sourceId"));
ALTER TABLE "SourceRevision" ALTER COLUMN "excerpt" DROP DEFAULT;
ALTER TABLE "SourceRevision" ADD CONSTRAINT "SourceRevision_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

DROP INDEX "SourceRevision_sourceId_createdAt_idx";
CREATE INDEX "SourceRevision_sourceId_createdAt_id_idx" ON "SourceRevision"("sourceId", "createdAt" DESC, "id" DESC);
CREATE INDEX "SourceRevision_userId_idx" ON "SourceRevision"("userId");
CREATE INDEX "SourceRevision_authorId_idx" ON "SourceRevision"("authorId");
