-- AlterTable
ALTER TABLE "Invitation" ADD COLUMN     "linkExpiresAt" TIMESTAMPTZ(3),
ADD COLUMN     "linkTokenHash" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_linkTokenHash_key" ON "Invitation"("linkTokenHash");


-- Whoever has an account with the address hears of an invitation, whether or not it is proven.
DROP INDEX "User_proven_address";
CREATE INDEX "User_address" ON "User"(lower("email"));
