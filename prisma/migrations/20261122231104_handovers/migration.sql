-- CreateTable
CREATE TABLE "AuthHandover" (
    "key" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "email" TEXT,
    "emailVerified" BOOLEAN NOT NULL,
    "name" TEXT,
    "photoUrl" TEXT,
    "authenticatedAt" TIMESTAMPTZ(3),
    "invitationToken" TEXT,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AuthHandover_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "AuthHandover_expiresAt_idx" ON "AuthHandover"("expiresAt");
