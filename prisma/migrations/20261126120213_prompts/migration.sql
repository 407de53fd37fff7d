-- CreateEnum
CREATE TYPE "PromptKind" AS ENUM ('PROMPT', 'FRAGMENT');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "UndoKind" ADD VALUE 'RESTORE_PROMPT_COLLECTIONS';
ALTER TYPE "UndoKind" ADD VALUE 'RESTORE_PROMPTS';

-- CreateTable
CREATE TABLE "PromptCollection" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "parentId" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PromptCollection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Prompt" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "collectionId" UUID,
    "kind" "PromptKind" NOT NULL DEFAULT 'PROMPT',
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "messages" JSONB NOT NULL DEFAULT '[]',
    "params" JSONB NOT NULL DEFAULT '{}',
    "variables" JSONB NOT NULL DEFAULT '[]',
    "includes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "text" TEXT NOT NULL DEFAULT '',
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "draftUpdatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Prompt_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PromptCollection_spaceId_idx" ON "PromptCollection"("spaceId");

-- CreateIndex
CREATE INDEX "PromptCollection_parentId_spaceId_idx" ON "PromptCollection"("parentId", "spaceId");

-- CreateIndex
CREATE INDEX "PromptCollection_createdById_idx" ON "PromptCollection"("createdById");

-- CreateIndex
CREATE UNIQUE INDEX "PromptCollection_id_spaceId_key" ON "PromptCollection"("id", "spaceId");

-- CreateIndex
CREATE INDEX "Prompt_spaceId_changedAt_id_idx" ON "Prompt"("spaceId", "changedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Prompt_collectionId_changedAt_id_idx" ON "Prompt"("collectionId", "changedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Prompt_createdById_idx" ON "Prompt"("createdById");

-- CreateIndex
CREATE UNIQUE INDEX "Prompt_id_spaceId_key" ON "Prompt"("id", "spaceId");

-- AddForeignKey
ALTER TABLE "PromptCollection" ADD CONSTRAINT "PromptCollection_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromptCollection" ADD CONSTRAINT "PromptCollection_parentId_spaceId_fkey" FOREIGN KEY ("parentId", "spaceId") REFERENCES "PromptCollection"("id", "spaceId") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "PromptCollection" ADD CONSTRAINT "PromptCollection_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Prompt" ADD CONSTRAINT "Prompt_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Prompt" ADD CONSTRAINT "Prompt_collectionId_spaceId_fkey" FOREIGN KEY ("collectionId", "spaceId") REFERENCES "PromptCollection"("id", "spaceId") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "Prompt" ADD CONSTRAINT "Prompt_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Names are what programs ask for; one that is deleted takes none.
CREATE UNIQUE INDEX "Prompt_one_name_in_space" ON "Prompt"("spaceId", "name") WHERE "deletedAt" IS NULL;
ALTER TABLE "Prompt" ADD CONSTRAINT "Prompt_name_for_programs" CHECK ("name" ~ '^[a-z0-9_-]+(/[a-z0-9_-]+)*$');
ALTER TABLE "Prompt" ADD CONSTRAINT "Prompt_title_trimmed" CHECK ("title" <> '' AND "title" = btrim("title", E' \t\r\n'));
ALTER TABLE "PromptCollection" ADD CONSTRAINT "PromptCollection_name_trimmed" CHECK ("name" <> '' AND "name" = btrim("name", E' \t\r\n'));
ALTER TABLE "PromptCollection" ADD CONSTRAINT "PromptCollection_not_its_own_parent" CHECK ("parentId" <> "id");

-- The tree of prompts and who includes a fragment are read of what is there alone.
CREATE INDEX "PromptCollection_there" ON "PromptCollection"("spaceId") WHERE "deletedAt" IS NULL;
CREATE INDEX "Prompt_that_includes" ON "Prompt" USING gin ("includes") WHERE "deletedAt" IS NULL;
