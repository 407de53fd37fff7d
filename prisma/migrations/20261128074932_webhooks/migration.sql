-- CreateEnum
CREATE TYPE "WebhookEvent" AS ENUM ('CHANGED', 'JOB_ENDED', 'PROMPT_LABEL_MOVED', 'SOURCE_COMPLETED', 'SOURCE_FAILED', 'WORK_STALE');

-- CreateEnum
CREATE TYPE "WebhookDisabledReason" AS ENUM ('BY_OWNER', 'FAILING');

-- CreateEnum
CREATE TYPE "DeliveryState" AS ENUM ('DELIVERED', 'FAILED', 'WAITING');

-- CreateTable
CREATE TABLE "Webhook" (
    "id" UUID NOT NULL,
    "spaceId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "events" "WebhookEvent"[],
    "secret" TEXT NOT NULL,
    "formerSecret" TEXT,
    "formerUntil" TIMESTAMPTZ(3),
    "disabledReason" "WebhookDisabledReason",
    "failingSince" TIMESTAMPTZ(3),
    "position" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookOccurrence" (
    "id" BIGSERIAL NOT NULL,
    "webhookId" UUID NOT NULL,
    "event" "WebhookEvent" NOT NULL,
    "objectId" UUID NOT NULL,

    CONSTRAINT "WebhookOccurrence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "id" UUID NOT NULL,
    "webhookId" UUID NOT NULL,
    "event" "WebhookEvent",
    "requestBody" TEXT NOT NULL,
    "state" "DeliveryState" NOT NULL DEFAULT 'WAITING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "failureCode" "FailureCode",
    "failureMessage" TEXT,
    "responseStatus" INTEGER,
    "responseBody" TEXT,
    "durationMs" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastTriedAt" TIMESTAMPTZ(3),
    "nextTryAt" TIMESTAMPTZ(3),

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Webhook_spaceId_idx" ON "Webhook"("spaceId");

-- CreateIndex
CREATE INDEX "WebhookOccurrence_webhookId_id_idx" ON "WebhookOccurrence"("webhookId", "id");

-- CreateIndex
CREATE INDEX "WebhookDelivery_webhookId_createdAt_id_idx" ON "WebhookDelivery"("webhookId", "createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "Webhook" ADD CONSTRAINT "Webhook_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookOccurrence" ADD CONSTRAINT "WebhookOccurrence_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "Webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "Webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What webhooks are told besides the change feed, written by the statements that do it: nobody can forget it.
CREATE FUNCTION "noteSourceRead"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "WebhookOccurrence" ("webhookId", event, "objectId")
    SELECT w.id, read.event, read.id FROM (
      SELECT c.id, c."spaceId", CASE c.status WHEN 'COMPLETED' THEN 'SOURCE_COMPLETED'::"WebhookEvent" WHEN 'FAILED' THEN 'SOURCE_FAILED' END AS event
      FROM changed c JOIN former f ON f.id = c.id AND f.status <> c.status
    ) read JOIN "Webhook" w ON w."spaceId" = read."spaceId" AND w."disabledReason" IS NULL AND read.event = ANY (w.events);
  RETURN NULL;
END;
$$;
CREATE TRIGGER "Source_read" AFTER UPDATE ON "Source" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "noteSourceRead"();

CREATE FUNCTION "noteJobEnded"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "WebhookOccurrence" ("webhookId", event, "objectId")
    SELECT w.id, 'JOB_ENDED', c.id FROM changed c JOIN former f ON f.id = c.id AND f."endedAt" IS NULL AND c."endedAt" IS NOT NULL
    JOIN "Webhook" w ON w."spaceId" = c."spaceId" AND w."disabledReason" IS NULL AND 'JOB_ENDED' = ANY (w.events);
  RETURN NULL;
END;
$$;
CREATE TRIGGER "Job_ended" AFTER UPDATE ON "Job" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "noteJobEnded"();

CREATE FUNCTION "noteLabelMoved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "WebhookOccurrence" ("webhookId", event, "objectId")
    SELECT w.id, 'PROMPT_LABEL_MOVED', p.id FROM changed c JOIN "Prompt" p ON p.id = c."promptId"
    JOIN "Webhook" w ON w."spaceId" = p."spaceId" AND w."disabledReason" IS NULL AND 'PROMPT_LABEL_MOVED' = ANY (w.events);
  RETURN NULL;
END;
$$;
CREATE TRIGGER "PromptLabel_set" AFTER INSERT ON "PromptLabel" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "noteLabelMoved"();
CREATE TRIGGER "PromptLabel_moved" AFTER UPDATE ON "PromptLabel" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "noteLabelMoved"();
