-- A file whose bytes did not come, or not those that were announced.
ALTER TYPE "FailureCode" ADD VALUE 'INCOMPLETE';

-- What a call with an Idempotency-Key was answered.
CREATE TABLE "IdempotentAnswer" (
    "userId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "status" INTEGER,
    "body" TEXT,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "IdempotentAnswer_pkey" PRIMARY KEY ("userId", "key")
);
ALTER TABLE "IdempotentAnswer" ADD CONSTRAINT "IdempotentAnswer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "IdempotentAnswer_expiresAt_idx" ON "IdempotentAnswer"("expiresAt");
