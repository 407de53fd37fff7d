-- CreateEnum
CREATE TYPE "ConversationKind" AS ENUM ('ASK');

-- CreateEnum
CREATE TYPE "MessageRole" AS ENUM ('QUESTION', 'ANSWER');

-- CreateEnum
CREATE TYPE "AnswerMode" AS ENUM ('EXTRACTIVE', 'MODEL');

-- CreateEnum
CREATE TYPE "Support" AS ENUM ('SUPPORTED', 'PARTLY', 'UNSUPPORTED');

-- CreateEnum
CREATE TYPE "CitationState" AS ENUM ('FOUND', 'MOVED', 'CHANGED', 'LOST');

-- AlterEnum
ALTER TYPE "UndoKind" ADD VALUE 'RESTORE_CONVERSATION';

-- CreateTable
CREATE TABLE "Conversation" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "authorId" UUID,
    "kind" "ConversationKind" NOT NULL,
    "title" TEXT NOT NULL,
    "isShared" BOOLEAN NOT NULL DEFAULT false,
    "scope" JSONB NOT NULL DEFAULT '{}',
    "hadOtherSpaces" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Conversation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Message" (
    "id" UUID NOT NULL,
    "conversationId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "role" "MessageRole" NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "mode" "AnswerMode",
    "scope" JSONB NOT NULL DEFAULT '{}',
    "state" "RunState" NOT NULL,
    "isInSources" BOOLEAN,
    "failureCode" "FailureCode",
    "failureMessage" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MessagePassage" (
    "messageId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "sourceId" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "start" INTEGER NOT NULL,
    "end" INTEGER NOT NULL,
    "contentHash" TEXT NOT NULL,
    "heading" TEXT,
    "page" INTEGER,

    CONSTRAINT "MessagePassage_pkey" PRIMARY KEY ("messageId","position")
);

-- CreateTable
CREATE TABLE "Statement" (
    "id" UUID NOT NULL,
    "messageId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "support" "Support" NOT NULL,
    "doubts" INTEGER[] DEFAULT ARRAY[]::INTEGER[],

    CONSTRAINT "Statement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Citation" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "statementId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "sourceId" UUID,
    "sourceTitle" TEXT NOT NULL,
    "quote" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "suffix" TEXT NOT NULL,
    "start" INTEGER NOT NULL,
    "end" INTEGER NOT NULL,
    "contentHash" TEXT NOT NULL,
    "heading" TEXT,
    "page" INTEGER,
    "state" "CitationState" NOT NULL DEFAULT 'FOUND',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "checkedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Citation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Conversation_spaceId_updatedAt_id_idx" ON "Conversation"("spaceId", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "Conversation_authorId_idx" ON "Conversation"("authorId");

-- CreateIndex
CREATE UNIQUE INDEX "Message_conversationId_position_key" ON "Message"("conversationId", "position");

-- CreateIndex
CREATE INDEX "MessagePassage_sourceId_idx" ON "MessagePassage"("sourceId");

-- CreateIndex
CREATE UNIQUE INDEX "Statement_messageId_position_key" ON "Statement"("messageId", "position");

-- CreateIndex
CREATE INDEX "Citation_sourceId_createdAt_id_idx" ON "Citation"("sourceId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Citation_spaceId_idx" ON "Citation"("spaceId");

-- CreateIndex
CREATE UNIQUE INDEX "Citation_statementId_position_key" ON "Citation"("statementId", "position");

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MessagePassage" ADD CONSTRAINT "MessagePassage_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MessagePassage" ADD CONSTRAINT "MessagePassage_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Statement" ADD CONSTRAINT "Statement_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Citation" ADD CONSTRAINT "Citation_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Citation" ADD CONSTRAINT "Citation_statementId_fkey" FOREIGN KEY ("statementId") REFERENCES "Statement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Citation" ADD CONSTRAINT "Citation_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE SET NULL ON UPDATE CASCADE;
