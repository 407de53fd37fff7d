-- What the change feed tells of, written by the statements that change it, so that no command and no job can forget it: a row for
-- each change, appended, so that no writer waits for another. Why: docs/decisions/change-feed.md

-- CreateEnum
CREATE TYPE "ChangeKind" AS ENUM ('CARD', 'COLLECTION', 'CONVERSATION', 'DECK', 'HIGHLIGHT', 'MEMBER', 'NOTIFICATION', 'PROMPT', 'PROPOSAL', 'READING', 'SCHEDULE', 'SOURCE', 'SPACE', 'TAG', 'WORK');

-- Who is a member by now has been one since before the first transaction that the feed knows.
ALTER TABLE "Membership" ADD COLUMN "joinedXid" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "Membership" ALTER COLUMN "joinedXid" SET DEFAULT pg_current_xact_id()::text::bigint;

-- CreateTable
CREATE TABLE "Change" (
    "objectId" UUID NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "kind" "ChangeKind" NOT NULL,
    "xid" BIGINT NOT NULL DEFAULT pg_current_xact_id()::text::bigint,
    "spaceId" UUID,
    "userId" UUID,
    "isDeleted" BOOLEAN NOT NULL DEFAULT false,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Change_pkey" PRIMARY KEY ("objectId","seq")
);

-- CreateTable
CREATE TABLE "ChangeFeed" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "epoch" UUID NOT NULL DEFAULT gen_random_uuid(),
    "origin" TEXT NOT NULL,

    CONSTRAINT "ChangeFeed_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ChangeFeed_one_row" CHECK ("id" = 1)
);
INSERT INTO "ChangeFeed" (origin) SELECT system_identifier || '/' || '"Change"'::regclass::oid FROM pg_control_system();

-- What all members of a space are told, and what one person is told.
CREATE INDEX "Change_of_space" ON "Change" ("spaceId", xid, seq) WHERE "userId" IS NULL;
CREATE INDEX "Change_of_person" ON "Change" ("userId", xid, seq) WHERE "userId" IS NOT NULL;
-- What goes with its space.
CREATE INDEX "Change_of_person_by_space" ON "Change" ("spaceId") WHERE "userId" IS NOT NULL;

-- Tells the web processes, by the channel and in the words of server/platform/events/eventBus.ts; a notice has room for 150 ids.
CREATE FUNCTION "announceChanges"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('vault_events', json_build_object('topic', 'changes', 'type', 'changed', 'ids', json_agg(told.id))::text)
    FROM (SELECT whose.id, row_number() OVER () / 150 AS part FROM (SELECT DISTINCT coalesce("userId", "spaceId") AS id FROM changed) whose) told
    GROUP BY told.part;
  RETURN NULL;
END;
$$;
CREATE TRIGGER "Change_announced" AFTER INSERT ON "Change" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announceChanges"();

-- Rows that have an id and a space. What goes with its space is not told one by one.
CREATE FUNCTION "tellChanged"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Change" ("objectId", kind, "spaceId", "isDeleted")
    SELECT c.id, TG_ARGV[0]::"ChangeKind", c."spaceId", TG_OP = 'DELETE' FROM changed c
    WHERE TG_OP <> 'DELETE' OR EXISTS (SELECT 1 FROM "Space" p WHERE p.id = c."spaceId" AND p."deletedAt" IS NULL);
  RETURN NULL;
END;
$$;

-- Rows that are deleted by a date first.
CREATE FUNCTION "tellKept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Change" ("objectId", kind, "spaceId", "isDeleted")
    SELECT c.id, TG_ARGV[0]::"ChangeKind", c."spaceId", TG_OP = 'DELETE' OR c."deletedAt" IS NOT NULL FROM changed c
    WHERE EXISTS (SELECT 1 FROM "Space" p WHERE p.id = c."spaceId" AND p."deletedAt" IS NULL);
  RETURN NULL;
END;
$$;

-- What belongs to a source that is there: its text, tags, files.
CREATE FUNCTION "tellSourceOf"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Change" ("objectId", kind, "spaceId")
    SELECT s.id, 'SOURCE', s."spaceId" FROM "Source" s WHERE s.id IN (SELECT c."sourceId" FROM changed c);
  RETURN NULL;
END;
$$;

CREATE FUNCTION "tellPromptOf"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Change" ("objectId", kind, "spaceId")
    SELECT p.id, 'PROMPT', p."spaceId" FROM "Prompt" p WHERE p."deletedAt" IS NULL AND p.id IN (SELECT c."promptId" FROM changed c);
  RETURN NULL;
END;
$$;

-- What somebody marked or read of a source that is there: theirs alone.
CREATE FUNCTION "tellReading"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Change" ("objectId", kind, "spaceId", "userId")
    SELECT s.id, 'READING', s."spaceId", c."userId" FROM changed c JOIN "Source" s ON s.id = c."sourceId";
  RETURN NULL;
END;
$$;

CREATE FUNCTION "tellNotification"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Change" ("objectId", kind, "spaceId", "userId", "isDeleted")
    SELECT c.id, 'NOTIFICATION', c."spaceId", c."userId", TG_OP = 'DELETE' FROM changed c;
  RETURN NULL;
END;
$$;

CREATE FUNCTION "tellSpace"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Change" ("objectId", kind, "spaceId") SELECT c.id, 'SPACE', c.id FROM changed c WHERE c."deletedAt" IS NULL;
  RETURN NULL;
END;
$$;

-- Who comes is told again what was theirs alone in the space; who leaves is told that the space is gone.
CREATE FUNCTION "tellMembership"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Change" ("objectId", kind, "spaceId", "isDeleted") SELECT c.id, 'MEMBER', c."spaceId", TG_OP = 'DELETE' FROM changed c;
  IF TG_OP = 'DELETE' THEN
    INSERT INTO "Change" ("objectId", kind, "userId", "isDeleted") SELECT c."spaceId", 'SPACE', c."userId", true FROM changed c;
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM pg_notify('vault_events', json_build_object('topic', 'changes', 'type', 'changed', 'ids', json_build_array(c."userId"))::text) FROM changed c;
    INSERT INTO "Change" ("objectId", kind, "spaceId", "userId", "isDeleted")
      SELECT DISTINCT ON (earlier."objectId", earlier.kind) earlier."objectId", earlier.kind, earlier."spaceId", earlier."userId", earlier."isDeleted"
      FROM changed c JOIN "Change" earlier ON earlier."userId" = c."userId" AND earlier."spaceId" = c."spaceId"
      ORDER BY earlier."objectId", earlier.kind, earlier.seq DESC;
  END IF;
  RETURN NULL;
END;
$$;

-- What a member is called and looks like.
CREATE FUNCTION "tellMembersOfUser"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Change" ("objectId", kind, "spaceId")
    SELECT m.id, 'MEMBER', m."spaceId" FROM changed c JOIN former f ON f.id = c.id JOIN "Membership" m ON m."userId" = c.id
    WHERE (c."displayName", c."photoUrl", c."photoHash", c.email) IS DISTINCT FROM (f."displayName", f."photoUrl", f."photoHash", f.email);
  RETURN NULL;
END;
$$;

-- A conversation is told its author; all members of the space hear of one only while it is shared, and that it is not any more.
CREATE FUNCTION "tellConversations"(ids UUID[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "Change" ("objectId", kind, "spaceId", "userId", "isDeleted")
    SELECT v.id, 'CONVERSATION', v."spaceId", whom.id, v."deletedAt" IS NOT NULL
    FROM "Conversation" v CROSS JOIN LATERAL (SELECT v."authorId" AS id WHERE v."authorId" IS NOT NULL UNION ALL SELECT NULL::uuid WHERE v."isShared") whom
    WHERE v.id = ANY (ids);
$$;

CREATE FUNCTION "tellConversation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO "Change" ("objectId", kind, "spaceId", "isDeleted")
      SELECT f.id, 'CONVERSATION', f."spaceId", true FROM former f
      WHERE f."isShared" AND NOT EXISTS (SELECT 1 FROM "Conversation" v WHERE v.id = f.id AND v."isShared");
  END IF;
  IF TG_OP = 'DELETE' THEN
    INSERT INTO "Change" ("objectId", kind, "spaceId", "userId", "isDeleted")
      SELECT f.id, 'CONVERSATION', f."spaceId", f."authorId", true FROM former f WHERE f."authorId" IS NOT NULL;
  ELSE
    PERFORM "tellConversations"(array(SELECT c.id FROM changed c));
  END IF;
  RETURN NULL;
END;
$$;

-- An answer is told when it begins and when it is in another state, not with each of its words.
CREATE FUNCTION "tellConversationOf"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "tellConversations"(array(SELECT DISTINCT c."conversationId" FROM changed c));
  ELSE
    PERFORM "tellConversations"(array(SELECT DISTINCT c."conversationId" FROM changed c JOIN former f ON f.id = c.id WHERE f.state <> c.state));
  END IF;
  RETURN NULL;
END;
$$;

CREATE TRIGGER "Space_told_added" AFTER INSERT ON "Space" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellSpace"();
CREATE TRIGGER "Space_told_changed" AFTER UPDATE ON "Space" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellSpace"();
CREATE TRIGGER "Membership_told_added" AFTER INSERT ON "Membership" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellMembership"();
CREATE TRIGGER "Membership_told_changed" AFTER UPDATE ON "Membership" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellMembership"();
CREATE TRIGGER "Membership_told_deleted" AFTER DELETE ON "Membership" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellMembership"();
CREATE TRIGGER "User_told_changed" AFTER UPDATE ON "User" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellMembersOfUser"();
CREATE TRIGGER "Collection_told_added" AFTER INSERT ON "Collection" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellChanged"('COLLECTION');
CREATE TRIGGER "Collection_told_changed" AFTER UPDATE ON "Collection" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellChanged"('COLLECTION');
CREATE TRIGGER "Collection_told_deleted" AFTER DELETE ON "Collection" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellChanged"('COLLECTION');
CREATE TRIGGER "Tag_told_added" AFTER INSERT ON "Tag" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellChanged"('TAG');
CREATE TRIGGER "Tag_told_changed" AFTER UPDATE ON "Tag" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellChanged"('TAG');
CREATE TRIGGER "Tag_told_deleted" AFTER DELETE ON "Tag" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellChanged"('TAG');
CREATE TRIGGER "Highlight_told_added" AFTER INSERT ON "Highlight" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellChanged"('HIGHLIGHT');
CREATE TRIGGER "Highlight_told_changed" AFTER UPDATE ON "Highlight" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellChanged"('HIGHLIGHT');
CREATE TRIGGER "Highlight_told_deleted" AFTER DELETE ON "Highlight" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellChanged"('HIGHLIGHT');
CREATE TRIGGER "Source_told_added" AFTER INSERT ON "Source" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellChanged"('SOURCE');
CREATE TRIGGER "Source_told_changed" AFTER UPDATE ON "Source" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellChanged"('SOURCE');
CREATE TRIGGER "Source_told_deleted" AFTER DELETE ON "Source" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellChanged"('SOURCE');
CREATE TRIGGER "SourceText_told_added" AFTER INSERT ON "SourceText" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellSourceOf"();
CREATE TRIGGER "SourceText_told_changed" AFTER UPDATE ON "SourceText" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellSourceOf"();
CREATE TRIGGER "SourceTag_told_added" AFTER INSERT ON "SourceTag" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellSourceOf"();
CREATE TRIGGER "SourceTag_told_deleted" AFTER DELETE ON "SourceTag" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellSourceOf"();
CREATE TRIGGER "SourceArtefact_told_added" AFTER INSERT ON "SourceArtefact" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellSourceOf"();
CREATE TRIGGER "SourceArtefact_told_changed" AFTER UPDATE ON "SourceArtefact" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellSourceOf"();
CREATE TRIGGER "SourceArtefact_told_deleted" AFTER DELETE ON "SourceArtefact" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellSourceOf"();
CREATE TRIGGER "SourceEntry_told_added" AFTER INSERT ON "SourceEntry" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellSourceOf"();
CREATE TRIGGER "SourceEntry_told_changed" AFTER UPDATE ON "SourceEntry" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellSourceOf"();
CREATE TRIGGER "Favorite_told_added" AFTER INSERT ON "Favorite" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellReading"();
CREATE TRIGGER "Favorite_told_deleted" AFTER DELETE ON "Favorite" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellReading"();
CREATE TRIGGER "ReadingProgress_told_added" AFTER INSERT ON "ReadingProgress" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellReading"();
CREATE TRIGGER "ReadingProgress_told_changed" AFTER UPDATE ON "ReadingProgress" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellReading"();
CREATE TRIGGER "ReadingProgress_told_deleted" AFTER DELETE ON "ReadingProgress" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellReading"();
CREATE TRIGGER "Notification_told_added" AFTER INSERT ON "Notification" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellNotification"();
CREATE TRIGGER "Notification_told_changed" AFTER UPDATE ON "Notification" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellNotification"();
CREATE TRIGGER "Notification_told_deleted" AFTER DELETE ON "Notification" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellNotification"();
CREATE TRIGGER "Prompt_told_added" AFTER INSERT ON "Prompt" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellKept"('PROMPT');
CREATE TRIGGER "Prompt_told_changed" AFTER UPDATE ON "Prompt" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellKept"('PROMPT');
CREATE TRIGGER "Prompt_told_deleted" AFTER DELETE ON "Prompt" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellKept"('PROMPT');
CREATE TRIGGER "PromptVersion_told_added" AFTER INSERT ON "PromptVersion" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellPromptOf"();
CREATE TRIGGER "PromptLabel_told_added" AFTER INSERT ON "PromptLabel" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellPromptOf"();
CREATE TRIGGER "PromptLabel_told_changed" AFTER UPDATE ON "PromptLabel" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellPromptOf"();
CREATE TRIGGER "PromptLabel_told_deleted" AFTER DELETE ON "PromptLabel" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellPromptOf"();
CREATE TRIGGER "Conversation_told_added" AFTER INSERT ON "Conversation" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellConversation"();
CREATE TRIGGER "Conversation_told_changed" AFTER UPDATE ON "Conversation" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellConversation"();
CREATE TRIGGER "Conversation_told_deleted" AFTER DELETE ON "Conversation" REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION "tellConversation"();
CREATE TRIGGER "Message_told_added" AFTER INSERT ON "Message" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellConversationOf"();
CREATE TRIGGER "Message_told_changed" AFTER UPDATE ON "Message" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tellConversationOf"();

-- What is there already, once: as if it had been there before every transaction. Nobody writes any more until this ends: the triggers hold the tables.
ALTER TABLE "Change" DISABLE TRIGGER "Change_announced";
INSERT INTO "Change" ("objectId", kind, xid, "spaceId", "userId")
  SELECT id, 'SPACE'::"ChangeKind", 0, id, NULL::uuid FROM "Space" WHERE "deletedAt" IS NULL
  UNION ALL SELECT id, 'MEMBER', 0, "spaceId", NULL FROM "Membership"
  UNION ALL SELECT id, 'COLLECTION', 0, "spaceId", NULL FROM "Collection"
  UNION ALL SELECT id, 'TAG', 0, "spaceId", NULL FROM "Tag"
  UNION ALL SELECT id, 'SOURCE', 0, "spaceId", NULL FROM "Source"
  UNION ALL SELECT id, 'HIGHLIGHT', 0, "spaceId", NULL FROM "Highlight"
  UNION ALL SELECT id, 'PROMPT', 0, "spaceId", NULL FROM "Prompt" WHERE "deletedAt" IS NULL
  UNION ALL SELECT id, 'CONVERSATION', 0, "spaceId", "authorId" FROM "Conversation" WHERE "deletedAt" IS NULL AND "authorId" IS NOT NULL
  UNION ALL SELECT id, 'CONVERSATION', 0, "spaceId", NULL FROM "Conversation" WHERE "deletedAt" IS NULL AND "isShared"
  UNION ALL SELECT id, 'NOTIFICATION', 0, "spaceId", "userId" FROM "Notification"
  UNION ALL SELECT r.id, 'READING', 0, s."spaceId", r."userId"
    FROM (SELECT "sourceId" AS id, "userId" FROM "Favorite" UNION SELECT "sourceId", "userId" FROM "ReadingProgress") r JOIN "Source" s ON s.id = r.id;
ALTER TABLE "Change" ENABLE TRIGGER "Change_announced";
