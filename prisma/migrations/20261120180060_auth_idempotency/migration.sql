-- What a call of the auth service with an Idempotency-Key was answered.
CREATE TABLE "AuthIdempotentAnswer" (
    "key" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "status" INTEGER,
    "body" TEXT,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AuthIdempotentAnswer_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "AuthIdempotentAnswer_expiresAt_idx" ON "AuthIdempotentAnswer"("expiresAt");
