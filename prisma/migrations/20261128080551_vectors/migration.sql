-- AlterEnum
ALTER TYPE "ModelPurpose" ADD VALUE 'EMBEDDING';

-- CreateTable
CREATE TABLE "EmbeddingModel" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "dimensions" INTEGER NOT NULL,
    "passagePrefix" TEXT NOT NULL,
    "completedAt" TIMESTAMPTZ(3),

    CONSTRAINT "EmbeddingModel_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TextVector" (
    "modelId" INTEGER NOT NULL,
    "contentHash" CHAR(64) NOT NULL,
    "values" BYTEA NOT NULL,
    "scale" DOUBLE PRECISION NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TextVector_pkey" PRIMARY KEY ("modelId","contentHash")
);

-- CreateTable
CREATE TABLE "PassageVector" (
    "sourceId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "modelId" INTEGER NOT NULL,
    "contentHash" CHAR(64) NOT NULL,
    "bits" bit varying NOT NULL,

    CONSTRAINT "PassageVector_pkey" PRIMARY KEY ("sourceId","position","modelId")
);

-- CreateTable
CREATE TABLE "SourceVectors" (
    "sourceId" UUID NOT NULL,
    "modelId" INTEGER NOT NULL,

    CONSTRAINT "SourceVectors_pkey" PRIMARY KEY ("sourceId","modelId")
);

-- CreateIndex
CREATE UNIQUE INDEX "EmbeddingModel_name_dimensions_passagePrefix_key" ON "EmbeddingModel"("name", "dimensions", "passagePrefix");

-- CreateIndex
CREATE INDEX "PassageVector_modelId_contentHash_idx" ON "PassageVector"("modelId", "contentHash");

-- CreateIndex
CREATE INDEX "SourceVectors_modelId_idx" ON "SourceVectors"("modelId");

-- AddForeignKey
ALTER TABLE "TextVector" ADD CONSTRAINT "TextVector_modelId_fkey" FOREIGN KEY ("modelId") REFERENCES "EmbeddingModel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PassageVector" ADD CONSTRAINT "PassageVector_sourceId_position_fkey" FOREIGN KEY ("sourceId", "position") REFERENCES "Passage"("sourceId", "position") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PassageVector" ADD CONSTRAINT "PassageVector_modelId_fkey" FOREIGN KEY ("modelId") REFERENCES "EmbeddingModel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SourceVectors" ADD CONSTRAINT "SourceVectors_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "SourcePassages"("sourceId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SourceVectors" ADD CONSTRAINT "SourceVectors_modelId_fkey" FOREIGN KEY ("modelId") REFERENCES "EmbeddingModel"("id") ON DELETE CASCADE ON UPDATE CASCADE;
