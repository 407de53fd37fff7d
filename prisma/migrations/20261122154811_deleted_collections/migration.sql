-- AlterEnum
ALTER TYPE "UndoKind" ADD VALUE 'RESTORE_COLLECTION';

-- CreateTable
CREATE TABLE "DeletedCollection" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "rootId" UUID NOT NULL,
    "parentId" UUID,
    "path" TEXT[],
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "settings" JSONB NOT NULL DEFAULT '{}',
    "rank" TEXT COLLATE "C" NOT NULL,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DeletedCollection_pkey" PRIMARY KEY ("id")
);

-- AlterTable
ALTER TABLE "Source" ADD COLUMN     "deletedCollectionId" UUID,
ADD COLUMN     "trashedWithCollection" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "DeletedCollection_spaceId_deletedAt_id_idx" ON "DeletedCollection"("spaceId", "deletedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "DeletedCollection_rootId_idx" ON "DeletedCollection"("rootId");

-- CreateIndex
CREATE INDEX "DeletedCollection_parentId_idx" ON "DeletedCollection"("parentId");

-- CreateIndex
CREATE INDEX "DeletedCollection_createdById_idx" ON "DeletedCollection"("createdById");

-- Few sources have one: the others cost nothing.
CREATE INDEX "Source_deleted_collection" ON "Source" ("deletedCollectionId") WHERE "deletedCollectionId" IS NOT NULL;

-- AddForeignKey
ALTER TABLE "DeletedCollection" ADD CONSTRAINT "DeletedCollection_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeletedCollection" ADD CONSTRAINT "DeletedCollection_rootId_fkey" FOREIGN KEY ("rootId") REFERENCES "DeletedCollection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeletedCollection" ADD CONSTRAINT "DeletedCollection_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Source" ADD CONSTRAINT "Source_deletedCollectionId_fkey" FOREIGN KEY ("deletedCollectionId") REFERENCES "DeletedCollection"("id") ON DELETE SET NULL ON UPDATE CASCADE;
