ALTER TABLE "User"
  ADD COLUMN "isAdministrator" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "disabledAt" TIMESTAMPTZ(3),
  ADD COLUMN "lastSeenAt" TIMESTAMPTZ(3);

CREATE TYPE "RegistrationMode" AS ENUM ('OPEN', 'INVITED', 'DOMAINS', 'CLOSED');

CREATE TABLE "RegistrationPolicy" (
  "id" INTEGER NOT NULL DEFAULT 1,
  "mode" "RegistrationMode" NOT NULL DEFAULT 'OPEN',
  "allowedDomains" TEXT[] NOT NULL DEFAULT '{}',
  "needsVerifiedEmail" BOOLEAN NOT NULL DEFAULT false,
  "spacesPerPerson" INTEGER DEFAULT 100,
  "hasAccounts" BOOLEAN NOT NULL DEFAULT false,

  CONSTRAINT "RegistrationPolicy_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "RegistrationPolicy_one" CHECK ("id" = 1)
);
-- Whoever was first in a vault that has people looks after it.
INSERT INTO "RegistrationPolicy" ("hasAccounts") SELECT exists (SELECT 1 FROM "User");
UPDATE "User" SET "isAdministrator" = true WHERE id = (SELECT id FROM "User" ORDER BY "createdAt", id LIMIT 1);

CREATE TABLE "PersonInvitation" (
  "id" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "language" "MailLanguage" NOT NULL DEFAULT 'en',
  "tokenHash" TEXT,
  "invitedById" UUID,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "PersonInvitation_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "PersonInvitation_email_key" ON "PersonInvitation"("email");
CREATE UNIQUE INDEX "PersonInvitation_tokenHash_key" ON "PersonInvitation"("tokenHash");
CREATE INDEX "PersonInvitation_invitedById_idx" ON "PersonInvitation"("invitedById");
CREATE INDEX "PersonInvitation_expiresAt_idx" ON "PersonInvitation"("expiresAt");
ALTER TABLE "PersonInvitation" ADD CONSTRAINT "PersonInvitation_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "InvitationMail" (
  "id" UUID NOT NULL,
  "senderId" UUID NOT NULL,
  "emailHash" TEXT NOT NULL,
  "requestedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "InvitationMail_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "InvitationMail_senderId_requestedAt_idx" ON "InvitationMail"("senderId", "requestedAt");
CREATE INDEX "InvitationMail_emailHash_requestedAt_idx" ON "InvitationMail"("emailHash", "requestedAt");
CREATE INDEX "InvitationMail_requestedAt_idx" ON "InvitationMail"("requestedAt");
-- Invitations of the last day count on.
INSERT INTO "InvitationMail" ("id", "senderId", "emailHash", "requestedAt")
SELECT gen_random_uuid(), "invitedById", encode(sha256(convert_to("email", 'UTF8')), 'hex'), "createdAt"
FROM "Invitation" WHERE "invitedById" IS NOT NULL AND "createdAt" > now() - interval '1 day';

CREATE TYPE "AuditAction" AS ENUM (
  'ACCOUNT_CREATED', 'ACCOUNT_DELETED', 'ACCOUNT_DISABLED', 'ACCOUNT_ENABLED', 'ADMINISTRATOR_ADDED', 'ADMINISTRATOR_REMOVED',
  'API_KEY_CREATED', 'API_KEY_REVOKED', 'EMAIL_CHANGED', 'EXPORTED', 'MEMBER_INVITED', 'MEMBER_JOINED', 'MEMBER_REMOVED', 'MEMBER_ROLE_CHANGED',
  'PASSKEY_ADDED', 'PASSKEY_REMOVED', 'PASSWORD_CHANGED', 'PERSON_INVITED', 'REGISTRATION_CHANGED', 'SESSION_REVOKED', 'SIGNED_IN',
  'SIGN_IN_FAILED', 'SPACE_CREATED', 'SPACE_DELETED', 'TWO_FACTOR_DISABLED', 'TWO_FACTOR_ENABLED'
);

-- No foreign keys: what was done stays when those who did it, and the space, are gone.
CREATE TABLE "AuditEntry" (
  "id" UUID NOT NULL,
  "action" "AuditAction" NOT NULL,
  "actorId" UUID,
  "actorName" TEXT,
  "userId" UUID,
  "spaceId" UUID,
  "subject" TEXT,
  "ipAddress" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "AuditEntry_createdAt_id_idx" ON "AuditEntry"("createdAt" DESC, "id" DESC);
CREATE INDEX "AuditEntry_spaceId_createdAt_id_idx" ON "AuditEntry"("spaceId", "createdAt" DESC, "id" DESC);
CREATE INDEX "AuditEntry_actorId_createdAt_idx" ON "AuditEntry"("actorId", "createdAt" DESC);
CREATE INDEX "AuditEntry_userId_action_createdAt_idx" ON "AuditEntry"("userId", "action", "createdAt" DESC);
