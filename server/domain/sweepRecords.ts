import { Prisma } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from './context.ts';

const batch = 5_000;
const day = 24 * 3_600_000;

/** What is kept for how long; `docs/graphql.md` tells people. Everything else stays until somebody deletes it. */
const retentionDays = { activity: 365, audit: 365, invitationMail: 2, closedInvitation: 90, endedApiKey: 90, formerRun: 90, entryAddition: 2, job: 30, unsentFile: 2, deletedSmartCollection: 30, deletedDeck: 30, deletedWork: 30,
  deletedPrompt: 30, promptAnalysis: 30, promptRun: 90, deletedConversation: 2, tombstone: 31, webhookDelivery: 30, textVector: 1 } as const;

/**
 * Removes what nobody asks for any more: activity and audit entries of over a year ago, invitations that ended and keys that count no more
 * since 90 days, logs of former runs, smart collections and prompts deleted 30 days ago, what was said about prompts 30 days ago, runs of prompts and of test sets of 90 days ago, test sets and works deleted 30 days ago, conversations deleted 2 days ago, vectors of texts that no passage has, and answers, counts, downloads and ways back whose time is over, and of the change feed what later changes stand for and tombstones of 31 days ago. Some at a time, so that
 * nothing waits for it.
 */
export async function sweepRecords({ db, now }: DomainContext): Promise<Record<string, number>> {
  const at = now();
  const before = (days: number) => new Date(at.getTime() - days * day);
  const rules: Record<string, Prisma.Sql> = {
    Activity: Prisma.sql`r."createdAt" < ${before(retentionDays.activity)}`,
    AuditEntry: Prisma.sql`r."createdAt" < ${before(retentionDays.audit)}`,
    InvitationMail: Prisma.sql`r."requestedAt" < ${before(retentionDays.invitationMail)}`,
    PersonInvitation: Prisma.sql`r."expiresAt" < ${before(retentionDays.closedInvitation)}`,
    Invitation: Prisma.sql`coalesce(r."acceptedAt", r."expiresAt") < ${before(retentionDays.closedInvitation)}`,
    ApiKey: Prisma.sql`least(r."revokedAt", r."expiresAt") < ${before(retentionDays.endedApiKey)}`,
    ProcessingEvent: Prisma.sql`r."startedAt" < ${before(retentionDays.formerRun)} and r.run < (select s.run from "Source" s where s.id = r."sourceId")`,
    IdempotentAnswer: Prisma.sql`r."expiresAt" <= ${at}`,
    AuthHandover: Prisma.sql`r."expiresAt" <= ${at}`,
    AuthIdempotentAnswer: Prisma.sql`r."expiresAt" <= ${at}`,
    AuthVerification: Prisma.sql`r."expiresAt" <= ${at}`,
    AuthThrottle: Prisma.sql`r."expiresAt" <= ${at}`,
    Download: Prisma.sql`r."expiresAt" <= ${at}`,
    EntryAddition: Prisma.sql`r."endedAt" < ${before(retentionDays.entryAddition)}`,
    Job: Prisma.sql`(r."endedAt" < ${before(retentionDays.job)} or (r.state = 'AWAITING_FILE' and r."createdAt" < ${before(retentionDays.unsentFile)}))`,
    EmailChange: Prisma.sql`r."expiresAt" <= ${at}`,
    SmartCollection: Prisma.sql`r."deletedAt" < ${before(retentionDays.deletedSmartCollection)}`,
    Prompt: Prisma.sql`r."deletedAt" < ${before(retentionDays.deletedPrompt)}`,
    PromptFormerName: Prisma.sql`r.until <= ${at}`,
    PromptAnalysis: Prisma.sql`r."createdAt" < ${before(retentionDays.promptAnalysis)}`,
    PromptRun: Prisma.sql`r."createdAt" < ${before(retentionDays.promptRun)}`,
    TestRun: Prisma.sql`r."createdAt" < ${before(retentionDays.promptRun)}`,
    Card: Prisma.sql`r."deletedAt" < ${before(retentionDays.deletedDeck)}`,
    Deck: Prisma.sql`r."deletedAt" < ${before(retentionDays.deletedDeck)}`,
    Work: Prisma.sql`r."deletedAt" < ${before(retentionDays.deletedWork)}`,
    TestSet: Prisma.sql`r."deletedAt" < ${before(retentionDays.deletedPrompt)}`,
    PromptCollection: Prisma.sql`r."deletedAt" < ${before(retentionDays.deletedPrompt)}`,
    Conversation: Prisma.sql`r."deletedAt" < ${before(retentionDays.deletedConversation)}`,
    Undo: Prisma.sql`r."expiresAt" <= ${at}`,
    WebhookDelivery: Prisma.sql`r."createdAt" < ${before(retentionDays.webhookDelivery)}`,
    TextVector: Prisma.sql`r."createdAt" < ${before(retentionDays.textVector)} and not exists (select 1 from "PassageVector" v where v."modelId" = r."modelId" and v."contentHash" = r."contentHash")`,
    Change: supersededChange(before(retentionDays.tombstone)),
  };
  const swept: Record<string, number> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const table = Prisma.raw(`"${name}"`);
    let count = batch;
    for (swept[name] = 0; count === batch; swept[name] += count) {
      count = await db.$executeRaw`delete from ${table} where ctid = any(array(select r.ctid from ${table} r where ${rule} limit ${batch}))`;
    }
  }
  return swept;
}

/**
 * Of each thing the change feed keeps the row that says where it stands and the one with the highest number, which says what became of it: mostly the same.
 * A tombstone goes alone, so that nothing before it seems to be the last.
 */
function supersededChange(before: Date): Prisma.Sql {
  const same = Prisma.sql`o."objectId" = r."objectId" and o.kind = r.kind and o."userId" is not distinct from r."userId"`;
  const ended = Prisma.sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
  return Prisma.sql`r.xid < ${ended} and (
    (exists (select 1 from "Change" o where ${same} and o.xid < ${ended} and o.seq > r.seq) and (
      exists (select 1 from "Change" o where ${same} and o.xid < ${ended} and (o.xid, o.seq) > (r.xid, r.seq))
      or exists (select 1 from "Change" o where ${same} and o.seq > r.seq and o."isDeleted" and o."changedAt" < ${before})))
    or (r."isDeleted" and r."changedAt" < ${before} and not exists (select 1 from "Change" o where ${same} and o.seq <> r.seq))
    or (r."spaceId" is not null and not exists (select 1 from "Space" p where p.id = r."spaceId"))
    or (r."userId" is not null and not exists (select 1 from "User" u where u.id = r."userId")))`;
}
