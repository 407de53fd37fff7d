-- The second step of signing in, as better-auth's plug-in keeps it, and what the vault tells of it.
ALTER TABLE "AuthUser" ADD COLUMN "twoFactorEnabled" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "AuthTwoFactor" (
  id TEXT NOT NULL PRIMARY KEY,
  "userId" TEXT NOT NULL REFERENCES "AuthUser" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  secret TEXT NOT NULL,
  "backupCodes" TEXT NOT NULL,
  verified BOOLEAN NOT NULL DEFAULT false,
  "failedVerificationCount" INTEGER NOT NULL DEFAULT 0,
  "lockedUntil" TIMESTAMPTZ(3),
  "enabledAt" TIMESTAMPTZ(3),
  "recoveryCodesLeft" INTEGER NOT NULL DEFAULT 10,
  "lastCode" TEXT,
  "lastCodeAt" TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX "AuthTwoFactor_userId_key" ON "AuthTwoFactor" ("userId");
