-- Which sources a person is about to save in one archive, until its address has ended.
CREATE TABLE "Download" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "sourceIds" UUID[],
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Download_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "Download" ADD CONSTRAINT "Download_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "Download_userId_idx" ON "Download"("userId");
CREATE INDEX "Download_expiresAt_idx" ON "Download"("expiresAt");
