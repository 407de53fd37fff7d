-- What somebody has begun to read and not finished, last read first (server/domain/sources/continueReading.ts says the same bounds).
CREATE INDEX "ReadingProgress_unfinished" ON "ReadingProgress"("userId", "updatedAt" DESC, "sourceId" DESC)
  WHERE "progress" >= 0.02::real AND "progress" < 0.98::real;
