-- When it was proven that the address of an account is its owner's: API keys made before that end with a password reset.
ALTER TABLE "AuthUser" ADD COLUMN "emailVerifiedAt" TIMESTAMPTZ(3);

-- Until now an address was proven by a password reset alone, which was the last change of the row.
UPDATE "AuthUser" SET "emailVerifiedAt" = "updatedAt" WHERE "emailVerified";
