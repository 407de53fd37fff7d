-- CreateTable
CREATE TABLE "PromptVersion" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "promptId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "messages" JSONB NOT NULL,
    "params" JSONB NOT NULL,
    "variables" JSONB NOT NULL,
    "fragments" JSONB NOT NULL DEFAULT '{}',
    "authorId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PromptVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PromptLabel" (
    "promptId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "versionId" UUID NOT NULL,
    "isProtected" BOOLEAN NOT NULL DEFAULT false,
    "movedById" UUID,
    "movedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PromptLabel_pkey" PRIMARY KEY ("promptId","name")
);

-- CreateTable
CREATE TABLE "PromptFormerName" (
    "spaceId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "promptId" UUID NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PromptFormerName_pkey" PRIMARY KEY ("spaceId","name")
);

-- CreateIndex
CREATE INDEX "PromptVersion_promptId_createdAt_id_idx" ON "PromptVersion"("promptId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "PromptVersion_spaceId_idx" ON "PromptVersion"("spaceId");

-- CreateIndex
CREATE INDEX "PromptVersion_authorId_idx" ON "PromptVersion"("authorId");

-- CreateIndex
CREATE UNIQUE INDEX "PromptVersion_promptId_number_key" ON "PromptVersion"("promptId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "PromptVersion_id_promptId_key" ON "PromptVersion"("id", "promptId");

-- CreateIndex
CREATE INDEX "PromptLabel_versionId_idx" ON "PromptLabel"("versionId");

-- CreateIndex
CREATE INDEX "PromptLabel_movedById_idx" ON "PromptLabel"("movedById");

-- CreateIndex
CREATE INDEX "PromptFormerName_promptId_idx" ON "PromptFormerName"("promptId");

-- CreateIndex
CREATE INDEX "PromptFormerName_until_idx" ON "PromptFormerName"("until");

-- AddForeignKey
ALTER TABLE "PromptVersion" ADD CONSTRAINT "PromptVersion_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromptVersion" ADD CONSTRAINT "PromptVersion_promptId_spaceId_fkey" FOREIGN KEY ("promptId", "spaceId") REFERENCES "Prompt"("id", "spaceId") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "PromptVersion" ADD CONSTRAINT "PromptVersion_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromptLabel" ADD CONSTRAINT "PromptLabel_promptId_fkey" FOREIGN KEY ("promptId") REFERENCES "Prompt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromptLabel" ADD CONSTRAINT "PromptLabel_versionId_promptId_fkey" FOREIGN KEY ("versionId", "promptId") REFERENCES "PromptVersion"("id", "promptId") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "PromptLabel" ADD CONSTRAINT "PromptLabel_movedById_fkey" FOREIGN KEY ("movedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromptFormerName" ADD CONSTRAINT "PromptFormerName_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromptFormerName" ADD CONSTRAINT "PromptFormerName_promptId_fkey" FOREIGN KEY ("promptId") REFERENCES "Prompt"("id") ON DELETE CASCADE ON UPDATE CASCADE;
