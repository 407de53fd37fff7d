-- CreateTable
CREATE TABLE "SmartCollection" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "filter" JSONB NOT NULL,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SmartCollection_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SmartCollection_spaceId_idx" ON "SmartCollection"("spaceId");

-- CreateIndex
CREATE INDEX "SmartCollection_createdById_idx" ON "SmartCollection"("createdById");

-- AddForeignKey
ALTER TABLE "SmartCollection" ADD CONSTRAINT "SmartCollection_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SmartCollection" ADD CONSTRAINT "SmartCollection_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
