-- CreateEnum
CREATE TYPE "CardKind" AS ENUM ('BASIC', 'CLOZE');

-- CreateEnum
CREATE TYPE "CardState" AS ENUM ('PROPOSED', 'ACTIVE', 'SUSPENDED');

-- CreateEnum
CREATE TYPE "CardPhase" AS ENUM ('LEARNING', 'REVIEW', 'RELEARNING');

-- CreateEnum
CREATE TYPE "Rating" AS ENUM ('AGAIN', 'HARD', 'GOOD', 'EASY');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "UndoKind" ADD VALUE 'RESTORE_DECKS';
ALTER TYPE "UndoKind" ADD VALUE 'RESTORE_CARDS';
ALTER TYPE "UndoKind" ADD VALUE 'CHANGE_CARDS';
ALTER TYPE "UndoKind" ADD VALUE 'DELETE_REVIEWS';

-- AlterTable
ALTER TABLE "Citation" ADD COLUMN     "cardId" UUID;

-- CreateTable
CREATE TABLE "Deck" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Deck_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StudySettings" (
    "deckId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "desiredRetention" DOUBLE PRECISION NOT NULL,
    "newPerDay" INTEGER NOT NULL,
    "reviewsPerDay" INTEGER NOT NULL,

    CONSTRAINT "StudySettings_pkey" PRIMARY KEY ("userId","deckId")
);

-- CreateTable
CREATE TABLE "Card" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "deckId" UUID NOT NULL,
    "kind" "CardKind" NOT NULL,
    "front" TEXT NOT NULL,
    "back" TEXT NOT NULL DEFAULT '',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "state" "CardState" NOT NULL DEFAULT 'ACTIVE',
    "authorId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "activeSince" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sourceChangedAt" TIMESTAMPTZ(3),
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Card_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CardSchedule" (
    "userId" UUID NOT NULL,
    "cardId" UUID NOT NULL,
    "deckId" UUID NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "phase" "CardPhase" NOT NULL,
    "step" INTEGER NOT NULL,
    "stability" DOUBLE PRECISION NOT NULL,
    "difficulty" DOUBLE PRECISION NOT NULL,
    "lapses" INTEGER NOT NULL,
    "reviewCount" INTEGER NOT NULL,
    "scheduledDays" INTEGER NOT NULL,
    "firstReviewedAt" TIMESTAMPTZ(3) NOT NULL,
    "lastReviewedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CardSchedule_pkey" PRIMARY KEY ("userId","cardId")
);

-- CreateTable
CREATE TABLE "CardReview" (
    "id" UUID NOT NULL,
    "cardId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "rating" "Rating" NOT NULL,
    "reviewedAt" TIMESTAMPTZ(3) NOT NULL,
    "durationMs" INTEGER,

    CONSTRAINT "CardReview_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Deck_spaceId_idx" ON "Deck"("spaceId");

-- CreateIndex
CREATE INDEX "Deck_createdById_idx" ON "Deck"("createdById");

-- CreateIndex
CREATE UNIQUE INDEX "Deck_id_spaceId_key" ON "Deck"("id", "spaceId");

-- CreateIndex
CREATE INDEX "StudySettings_deckId_idx" ON "StudySettings"("deckId");

-- CreateIndex
CREATE INDEX "Card_deckId_createdAt_id_idx" ON "Card"("deckId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Card_deckId_activeSince_id_idx" ON "Card"("deckId", "activeSince", "id");

-- CreateTable
CREATE TABLE "DeckProgress" (
    "userId" UUID NOT NULL,
    "deckId" UUID NOT NULL,
    "activeSince" TIMESTAMPTZ(3) NOT NULL,
    "cardId" UUID NOT NULL,

    CONSTRAINT "DeckProgress_pkey" PRIMARY KEY ("userId","deckId")
);

-- CreateIndex
CREATE INDEX "DeckProgress_deckId_idx" ON "DeckProgress"("deckId");

-- AddForeignKey
ALTER TABLE "DeckProgress" ADD CONSTRAINT "DeckProgress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeckProgress" ADD CONSTRAINT "DeckProgress_deckId_fkey" FOREIGN KEY ("deckId") REFERENCES "Deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "Card_spaceId_idx" ON "Card"("spaceId");

-- CreateIndex
CREATE INDEX "Card_authorId_idx" ON "Card"("authorId");

-- CreateIndex
CREATE INDEX "CardSchedule_userId_dueAt_idx" ON "CardSchedule"("userId", "dueAt");

-- CreateIndex
CREATE INDEX "CardSchedule_userId_deckId_dueAt_idx" ON "CardSchedule"("userId", "deckId", "dueAt");

-- CreateIndex
CREATE INDEX "CardSchedule_userId_lastReviewedAt_idx" ON "CardSchedule"("userId", "lastReviewedAt");

-- CreateIndex
CREATE INDEX "CardSchedule_cardId_idx" ON "CardSchedule"("cardId");

-- CreateIndex
CREATE INDEX "CardSchedule_deckId_idx" ON "CardSchedule"("deckId");

-- CreateIndex
CREATE INDEX "CardReview_userId_reviewedAt_idx" ON "CardReview"("userId", "reviewedAt");

-- CreateIndex
CREATE INDEX "CardReview_cardId_idx" ON "CardReview"("cardId");

-- CreateIndex
CREATE UNIQUE INDEX "CardReview_userId_cardId_reviewedAt_key" ON "CardReview"("userId", "cardId", "reviewedAt");

-- CreateIndex
CREATE INDEX "Citation_cardId_position_idx" ON "Citation"("cardId", "position");

-- AddForeignKey
ALTER TABLE "Citation" ADD CONSTRAINT "Citation_cardId_fkey" FOREIGN KEY ("cardId") REFERENCES "Card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Deck" ADD CONSTRAINT "Deck_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Deck" ADD CONSTRAINT "Deck_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StudySettings" ADD CONSTRAINT "StudySettings_deckId_fkey" FOREIGN KEY ("deckId") REFERENCES "Deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StudySettings" ADD CONSTRAINT "StudySettings_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Card" ADD CONSTRAINT "Card_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Card" ADD CONSTRAINT "Card_deckId_spaceId_fkey" FOREIGN KEY ("deckId", "spaceId") REFERENCES "Deck"("id", "spaceId") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "Card" ADD CONSTRAINT "Card_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardSchedule" ADD CONSTRAINT "CardSchedule_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardSchedule" ADD CONSTRAINT "CardSchedule_cardId_fkey" FOREIGN KEY ("cardId") REFERENCES "Card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardSchedule" ADD CONSTRAINT "CardSchedule_deckId_fkey" FOREIGN KEY ("deckId") REFERENCES "Deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardReview" ADD CONSTRAINT "CardReview_cardId_fkey" FOREIGN KEY ("cardId") REFERENCES "Card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardReview" ADD CONSTRAINT "CardReview_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The change feed tells of them: a deck, its cards with it when it goes or comes back, and everybody their own schedules.
CREATE FUNCTION "tellDeck"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Change" ("objectId", kind, "spaceId", "isDeleted")
    SELECT c.id, 'DECK', c."spaceId", c."deletedAt" IS NOT NULL FROM changed c;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO "Change" ("objectId", kind, "spaceId", "isDeleted")
      SELECT k.id, 'CARD', k."spaceId", c."deletedAt" IS NOT NULL FROM changed c JOIN former f ON f.id = c.id JOIN "Card" k ON k."deckId" = c.id
      WHERE (f."deletedAt" IS NULL) <> (c."deletedAt" IS NULL) AND k."deletedAt" IS NULL;
  END IF;
  RETURN NULL;
END;
$$;

CREATE FUNCTION "tellSchedule"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Change" ("objectId", kind, "spaceId", "userId", "isDeleted")
    SELECT c."cardId", 'SCHEDULE', k."spaceId", c."userId", TG_OP = 'DELETE' FROM changed c JOIN "Card" k ON k.id = c."cardId";
  RETURN NULL;
END;
$$;

CREATE TRIGGER "Deck_told_added" AFTER INSERT ON "Deck" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellDeck"();
CREATE TRIGGER "Deck_told_changed" AFTER UPDATE ON "Deck" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellDeck"();
CREATE TRIGGER "Deck_told_deleted" AFTER DELETE ON "Deck" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellKept"('DECK');
CREATE TRIGGER "Card_told_added" AFTER INSERT ON "Card" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellKept"('CARD');
CREATE TRIGGER "Card_told_changed" AFTER UPDATE ON "Card" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellKept"('CARD');
CREATE TRIGGER "Card_told_deleted" AFTER DELETE ON "Card" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellKept"('CARD');
CREATE TRIGGER "CardSchedule_told_added" AFTER INSERT ON "CardSchedule" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellSchedule"();
CREATE TRIGGER "CardSchedule_told_changed" AFTER UPDATE ON "CardSchedule" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellSchedule"();
CREATE TRIGGER "CardSchedule_told_deleted" AFTER DELETE ON "CardSchedule" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellSchedule"();
