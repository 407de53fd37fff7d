-- CreateTable
CREATE TABLE "SourceEntry" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "sourceId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "isEncrypted" BOOLEAN NOT NULL DEFAULT false,
    "hash" CHAR(64),
    "failureCode" "FailureCode",
    "failureMessage" TEXT,

    CONSTRAINT "SourceEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SourceOrigin" (
    "sourceId" UUID NOT NULL,
    "originId" UUID,
    "originName" TEXT NOT NULL,
    "path" TEXT NOT NULL,

    CONSTRAINT "SourceOrigin_pkey" PRIMARY KEY ("sourceId")
);

-- CreateTable
CREATE TABLE "EntryAddition" (
    "id" UUID NOT NULL,
    "sourceId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "collectionId" UUID,
    "positions" INTEGER[],
    "done" INTEGER NOT NULL DEFAULT 0,
    "added" INTEGER NOT NULL DEFAULT 0,
    "alreadyThere" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "undoId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),
    "failureCode" "FailureCode",
    "failureMessage" TEXT,

    CONSTRAINT "EntryAddition_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "SourceEntry_sourceId_position_key" ON "SourceEntry"("sourceId", "position");

-- CreateIndex
CREATE INDEX "SourceOrigin_originId_idx" ON "SourceOrigin"("originId");

-- CreateIndex
CREATE INDEX "EntryAddition_sourceId_createdAt_idx" ON "EntryAddition"("sourceId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "EntryAddition_userId_idx" ON "EntryAddition"("userId");

-- AddForeignKey
ALTER TABLE "SourceEntry" ADD CONSTRAINT "SourceEntry_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SourceOrigin" ADD CONSTRAINT "SourceOrigin_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SourceOrigin" ADD CONSTRAINT "SourceOrigin_originId_fkey" FOREIGN KEY ("originId") REFERENCES "Source"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EntryAddition" ADD CONSTRAINT "EntryAddition_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EntryAddition" ADD CONSTRAINT "EntryAddition_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is in the files that were read before, as their details list it: the first thousand of each.
INSERT INTO "SourceEntry" ("sourceId", "position", "name", "size")
SELECT s."id", e."place" - 1, regexp_replace(left(e."value"->>'name', 500), E'[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'), (e."value"->>'size')::numeric::bigint
FROM "Source" s CROSS JOIN LATERAL jsonb_array_elements(s."details"->'entries') WITH ORDINALITY AS e("value", "place")
WHERE jsonb_typeof(s."details"->'entries') = 'array';
