-- From which devices and addresses people have signed in: what strangers try at an account does not slow these down.
CREATE TABLE "AuthKnownCaller" (
  "userId" TEXT NOT NULL REFERENCES "AuthUser" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  key TEXT NOT NULL,
  "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("userId", key)
);
CREATE INDEX "AuthKnownCaller_key_idx" ON "AuthKnownCaller" (key);
