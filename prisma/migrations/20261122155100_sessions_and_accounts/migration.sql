-- The ids of sessions are told to their person, so they are UUIDs as all public ids. Nothing refers to them.
UPDATE "AuthSession" SET id = gen_random_uuid()::text;
ALTER TABLE "AuthSession"
  ALTER COLUMN id TYPE UUID USING id::uuid,
  ADD COLUMN "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "AuthSession" SET "lastUsedAt" = "updatedAt", "expiresAt" = least("expiresAt", "createdAt" + interval '90 days');

CREATE TYPE "MailLanguage" AS ENUM ('en', 'es', 'zh');
ALTER TABLE "User" ADD COLUMN "language" "MailLanguage" NOT NULL DEFAULT 'en';

CREATE TABLE "EmailChange" (
  "id" UUID NOT NULL,
  "userId" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "tokenHash" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "endedAt" TIMESTAMPTZ(3),

  CONSTRAINT "EmailChange_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "EmailChange_tokenHash_key" ON "EmailChange"("tokenHash");
CREATE INDEX "EmailChange_userId_createdAt_idx" ON "EmailChange"("userId", "createdAt" DESC);
CREATE INDEX "EmailChange_expiresAt_idx" ON "EmailChange"("expiresAt");
ALTER TABLE "EmailChange" ADD CONSTRAINT "EmailChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
