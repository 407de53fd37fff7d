-- DropForeignKey
ALTER TABLE "AuthKnownCaller" DROP CONSTRAINT "AuthKnownCaller_userId_fkey";

-- DropForeignKey
ALTER TABLE "AuthSession" DROP CONSTRAINT "AuthSession_userId_fkey";

-- DropIndex
DROP INDEX "AuthSession_userId_idx";

-- AlterTable
ALTER TABLE "AuthKnownCaller" DROP CONSTRAINT "AuthKnownCaller_pkey",
ADD COLUMN     "provider" "IdentityProvider" NOT NULL DEFAULT 'local',
ADD CONSTRAINT "AuthKnownCaller_pkey" PRIMARY KEY ("provider", "userId", "key");

-- AlterTable
ALTER TABLE "AuthSession" ADD COLUMN     "authenticatedAt" TIMESTAMPTZ(3),
ADD COLUMN     "provider" "IdentityProvider" NOT NULL DEFAULT 'local';

-- CreateIndex
CREATE INDEX "AuthSession_provider_userId_idx" ON "AuthSession"("provider", "userId");
