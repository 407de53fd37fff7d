-- CreateTable
CREATE TABLE "Feed" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "collectionId" UUID,
    "userId" UUID,
    "url" TEXT NOT NULL,
    "siteUrl" TEXT,
    "title" TEXT NOT NULL,
    "isRenamed" BOOLEAN NOT NULL DEFAULT false,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "intervalMinutes" INTEGER NOT NULL DEFAULT 60,
    "itemLimit" INTEGER NOT NULL DEFAULT 50,
    "keepDays" INTEGER,
    "onlyWords" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "skipWords" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "isPaused" BOOLEAN NOT NULL DEFAULT false,
    "failureCode" "FailureCode",
    "failureMessage" TEXT,
    "failureCount" INTEGER NOT NULL DEFAULT 0,
    "etag" TEXT,
    "lastModified" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastReadAt" TIMESTAMPTZ(3),
    "nextReadAt" TIMESTAMPTZ(3),

    CONSTRAINT "Feed_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FeedItem" (
    "feedId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "sourceId" UUID,
    "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FeedItem_pkey" PRIMARY KEY ("feedId","key")
);

-- CreateTable
CREATE TABLE "FeedAddress" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "filter" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastReadAt" TIMESTAMPTZ(3),

    CONSTRAINT "FeedAddress_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Feed_nextReadAt_idx" ON "Feed"("nextReadAt");

-- CreateIndex
CREATE INDEX "Feed_userId_idx" ON "Feed"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Feed_spaceId_url_key" ON "Feed"("spaceId", "url");

-- CreateIndex
CREATE INDEX "FeedItem_sourceId_idx" ON "FeedItem"("sourceId");

-- CreateIndex
CREATE INDEX "FeedAddress_spaceId_userId_createdAt_id_idx" ON "FeedAddress"("spaceId", "userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "FeedAddress_userId_idx" ON "FeedAddress"("userId");

-- AddForeignKey
ALTER TABLE "Feed" ADD CONSTRAINT "Feed_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Feed" ADD CONSTRAINT "Feed_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedItem" ADD CONSTRAINT "FeedItem_feedId_fkey" FOREIGN KEY ("feedId") REFERENCES "Feed"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedItem" ADD CONSTRAINT "FeedItem_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedAddress" ADD CONSTRAINT "FeedAddress_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedAddress" ADD CONSTRAINT "FeedAddress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
