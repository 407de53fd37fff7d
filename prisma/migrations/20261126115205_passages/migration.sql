-- CreateTable
CREATE TABLE "Passage" (
    "sourceId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "spaceId" UUID NOT NULL,
    "start" INTEGER NOT NULL,
    "end" INTEGER NOT NULL,
    "firstCharacter" INTEGER NOT NULL,
    "characters" INTEGER NOT NULL,
    "heading" TEXT,
    "page" INTEGER,
    "words" tsvector NOT NULL,

    CONSTRAINT "Passage_pkey" PRIMARY KEY ("sourceId","position")
);

-- CreateTable
CREATE TABLE "SourcePassages" (
    "sourceId" UUID NOT NULL,
    "contentHash" TEXT NOT NULL,
    "cutVersion" INTEGER NOT NULL,
    "configuration" TEXT NOT NULL,

    CONSTRAINT "SourcePassages_pkey" PRIMARY KEY ("sourceId")
);

-- AddForeignKey
ALTER TABLE "Passage" ADD CONSTRAINT "Passage_sourceId_spaceId_fkey" FOREIGN KEY ("sourceId", "spaceId") REFERENCES "Source"("id", "spaceId") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "SourcePassages" ADD CONSTRAINT "SourcePassages_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is asked for is looked for in a space. Without a list of pending entries: every question would have to read it. (The
-- condition always holds; it keeps the index, which Prisma cannot say, out of the drift check.)
CREATE INDEX "Passage_words" ON "Passage" USING gin ("spaceId", "words") WITH (fastupdate = off) WHERE "words" IS NOT NULL;

-- How common a word is, is read from these statistics.
ALTER TABLE "Passage" ALTER COLUMN "words" SET STATISTICS 300;
