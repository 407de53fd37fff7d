-- A link that is handed over by hand counts beside that of the mail.
ALTER TABLE "PersonInvitation" ADD COLUMN "linkExpiresAt" TIMESTAMPTZ(3), ADD COLUMN "linkTokenHash" TEXT;
CREATE UNIQUE INDEX "PersonInvitation_linkTokenHash_key" ON "PersonInvitation"("linkTokenHash");
