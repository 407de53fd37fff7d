-- AlterEnum
ALTER TYPE "UndoKind" ADD VALUE 'RENAME_TAG';

-- AlterTable
ALTER TABLE "Source" ADD COLUMN     "normalizedCanonicalUrl" TEXT;

-- AlterTable
ALTER TABLE "UndoStep" ADD COLUMN     "name" TEXT;

-- Of what was read before: as server/domain/sources/add/normalizeUrl.ts does it. Addresses with parameters are left out, of which only that knows which count.
UPDATE "Source" SET "normalizedCanonicalUrl" = regexp_replace(regexp_replace(regexp_replace("canonicalUrl", '^https?://(www\.)?', ''), '#.*$', ''), '/+$', '')
  WHERE "canonicalUrl" ~ '^https?://' AND "canonicalUrl" NOT LIKE '%?%' AND length("canonicalUrl") < 2000;

-- What led to the same page under another address.
CREATE INDEX "Source_same_canonical" ON "Source" ("spaceId", "normalizedCanonicalUrl") WHERE "normalizedCanonicalUrl" IS NOT NULL;
