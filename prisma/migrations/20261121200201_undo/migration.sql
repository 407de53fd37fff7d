-- CreateEnum
CREATE TYPE "UndoKind" AS ENUM ('MOVE', 'RESTORE', 'TRASH', 'TAG', 'UNTAG', 'FAVORITE', 'UNFAVORITE');

-- CreateTable
CREATE TABLE "Undo" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Undo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UndoStep" (
    "undoId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "UndoKind" NOT NULL,
    "targetId" UUID,
    "sourceIds" UUID[],

    CONSTRAINT "UndoStep_pkey" PRIMARY KEY ("undoId","position")
);

-- CreateIndex
CREATE INDEX "Undo_userId_idx" ON "Undo"("userId");

-- CreateIndex
CREATE INDEX "Undo_expiresAt_idx" ON "Undo"("expiresAt");

-- AddForeignKey
ALTER TABLE "Undo" ADD CONSTRAINT "Undo_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UndoStep" ADD CONSTRAINT "UndoStep_undoId_fkey" FOREIGN KEY ("undoId") REFERENCES "Undo"("id") ON DELETE CASCADE ON UPDATE CASCADE;
