-- A member is called by an id of their own from outside; the key stays the pair of space and person.
ALTER TABLE "Membership" ADD COLUMN "id" UUID NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX "Membership_id_key" ON "Membership"("id");

-- Whether the provider says that the address is this person's; the next visit brings it up to date.
ALTER TABLE "User" ADD COLUMN "emailVerified" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "User_proven_address" ON "User"(lower("email")) WHERE "emailVerified";

-- The token of an invitation is made when its mail is written: until then there is none.
ALTER TABLE "Invitation" ALTER COLUMN "tokenHash" DROP NOT NULL;
CREATE UNIQUE INDEX "Invitation_one_open_per_address" ON "Invitation"("spaceId", "email") WHERE "acceptedAt" IS NULL;

-- How much one person did lately; also what the deletion of a person looks for.
CREATE INDEX "Activity_userId_createdAt_idx" ON "Activity"("userId", "createdAt" DESC);
CREATE INDEX "Activity_invitations_sent" ON "Activity"("userId", "createdAt") WHERE "verb" = 'MEMBER_INVITED';

-- How many sources a space has by status and type: counted from the index alone. Few different keys, so it stays small.
CREATE INDEX "Source_space_statistics" ON "Source"("spaceId", "status", "type") WHERE "trashedAt" IS NULL;
