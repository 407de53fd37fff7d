import { expect, test } from 'vitest';
import { sweepRecords } from '#server/domain/sweepRecords.ts';
import { mintApiKey } from '#server/identity/apiKeys.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

test('what nobody asks for any more goes, everything else stays', async () => {
  const { prisma } = vault.database;
  const owner = await vault.given.person();
  const [spaceId, userId] = [uuid(await vault.given.space(owner)), uuid(owner.id)];
  await prisma.activity.deleteMany();
  // More than one batch.
  await prisma.activity.createMany({ data: Array.from({ length: 5_100 }, () => ({ spaceId, userId, verb: 'SPACE_UPDATED', createdAt: daysAgo(366) })) });
  await prisma.activity.create({ data: { spaceId, userId, verb: 'SPACE_UPDATED', createdAt: daysAgo(364) } });

  const invitation = (email: string, expires: number, accepted?: number) => ({ spaceId, email, role: 'VIEWER' as const, expiresAt: daysAgo(expires), acceptedAt: accepted === undefined ? null : daysAgo(accepted) });
  await prisma.invitation.createMany({
    data: [invitation('expired-long-ago', 91), invitation('expired', 89), invitation('open', -3), invitation('accepted-long-ago', 90, 91), invitation('accepted', 95, 89)],
  });

  const key = (name: string, dates: object) => {
    const { secret: _, ...stored } = mintApiKey();
    return { userId, name, scopes: ['read' as const], ...stored, ...dates };
  };
  await prisma.apiKey.createMany({
    data: [key('expired long ago', { expiresAt: daysAgo(91) }), key('revoked long ago', { revokedAt: daysAgo(91), expiresAt: daysAgo(-9) }), key('revoked', { revokedAt: daysAgo(89) }), key('good', {}), key('good for a while', { expiresAt: daysAgo(-9) })],
  });

  const { id: sourceId } = await prisma.source.create({ data: { spaceId, type: 'NOTE', title: 'A note', run: 2 } });
  const event = (run: number, days: number) => ({ sourceId, run, stage: 'FETCH' as const, outcome: 'SUCCEEDED' as const, startedAt: daysAgo(days) });
  await prisma.processingEvent.createMany({ data: [event(1, 91), event(1, 89), event(2, 200)] });

  await prisma.idempotentAnswer.createMany({ data: [1, -1].map((days) => ({ userId, key: `${days}`, requestHash: 'x', expiresAt: daysAgo(days) })) });
  await prisma.authHandover.createMany({ data: [1, -1].map((days) => ({ key: `${days}`, uid: 'ada', emailVerified: false, expiresAt: daysAgo(days) })) });
  await prisma.authVerification.createMany({ data: [1, -1].map((days) => ({ id: `${days}`, identifier: 'x', value: 'x', expiresAt: daysAgo(days) })) });
  await prisma.authIdempotentAnswer.createMany({ data: [1, -1].map((days) => ({ key: `${days}`, requestHash: 'x', expiresAt: daysAgo(days) })) });
  await prisma.authThrottle.createMany({ data: [1, -1].map((days) => ({ key: `${days}`, count: 1, expiresAt: daysAgo(days) })) });
  await prisma.download.createMany({ data: [1, -1].map((days) => ({ userId, sourceIds: [], expiresAt: daysAgo(days) })) });
  await prisma.emailChange.createMany({ data: [1, -1].map((days) => ({ userId, email: 'new@example.org', expiresAt: daysAgo(days) })) });
  await prisma.entryAddition.createMany({ data: [daysAgo(3), daysAgo(1), null].map((endedAt) => ({ sourceId, userId, endedAt, createdAt: daysAgo(4) })) });
  const job = (state: 'SUCCEEDED' | 'AWAITING_FILE' | 'AWAITING_APPROVAL', created: number, ended: number | null) => ({ spaceId, startedById: userId, kind: 'IMPORT' as const, state, createdAt: daysAgo(created), endedAt: ended === null ? null : daysAgo(ended) });
  await prisma.job.createMany({ data: [job('SUCCEEDED', 32, 31), job('SUCCEEDED', 31, 29), job('AWAITING_FILE', 3, null), job('AWAITING_FILE', 1, null), job('AWAITING_APPROVAL', 40, null)] });
  const days = [daysAgo(31), daysAgo(29), null];
  await prisma.promptCollection.createMany({ data: days.map((deletedAt) => ({ spaceId, name: 'Mine', deletedAt })) });
  await prisma.prompt.createMany({ data: days.map((deletedAt, n) => ({ spaceId, name: `mine-${n}`, title: 'Mine', deletedAt })) });
  const { id: promptId } = await prisma.prompt.findFirstOrThrow({ where: { spaceId, deletedAt: null } });
  const analysis = (days: number) => ({ spaceId, promptId, tool: 'ANALYSE' as const, state: 'SUCCEEDED' as const, isSimulation: true, content: {}, createdAt: daysAgo(days) });
  await prisma.promptAnalysis.createMany({ data: [analysis(31), analysis(29)] });
  const deck = await prisma.deck.create({ data: { spaceId, name: 'There' }, select: { id: true } });
  await prisma.deck.createMany({ data: [31, 29].map((days) => ({ spaceId, name: 'Deleted', deletedAt: daysAgo(days) })) });
  await prisma.card.createMany({ data: [31, 29].map((days) => ({ spaceId, deckId: deck.id, kind: 'BASIC' as const, front: 'Deleted', deletedAt: daysAgo(days) })) });
  await prisma.work.createMany({ data: [daysAgo(31), daysAgo(29), null].map((deletedAt) => ({ spaceId, kind: 'DRAFT' as const, title: 'Mine', body: '', excerpt: '', wordCount: 0, createdAt: daysAgo(40), updatedAt: daysAgo(40), deletedAt })) });
  const testSet = await prisma.testSet.create({ data: { spaceId, promptId, name: 'There' }, select: { id: true } });
  await prisma.testSet.createMany({ data: [31, 29].map((days) => ({ spaceId, promptId, name: 'Deleted', deletedAt: daysAgo(days) })) });
  await prisma.testRun.createMany({ data: [91, 89].map((days) => ({ spaceId, testSetId: testSet.id, total: 1, estimatedInputTokens: 1, estimatedOutputTokens: 1, createdAt: daysAgo(days) })) });
  await prisma.promptRun.createMany({ data: [91, 89].map((days) => ({ spaceId, promptId, groupId: promptId, model: 'some', content: {}, rendered: {}, createdAt: daysAgo(days) })) });
  await prisma.conversation.createMany({ data: [daysAgo(3), daysAgo(1), null].map((deletedAt) => ({ spaceId, kind: 'ASK' as const, title: 'Mine', deletedAt })) });
  await prisma.smartCollection.createMany({ data: [daysAgo(31), daysAgo(29), null].map((deletedAt) => ({ spaceId, name: 'Mine', filter: {}, deletedAt })) });
  await prisma.undo.createMany({ data: [1, -1].map((days) => ({ userId, expiresAt: daysAgo(days) })) });

  const webhook = await prisma.webhook.create({ data: { spaceId, name: 'Hook', url: 'https://example.org/hook', events: ['CHANGED'], secret: 'secret', position: '' }, select: { id: true } });
  await prisma.webhookDelivery.createMany({ data: [31, 29].map((days) => ({ webhookId: webhook.id, requestBody: '{}', createdAt: daysAgo(days) })) });
  const { id: modelId } = await prisma.embeddingModel.create({ data: { name: 'some', dimensions: 0, passagePrefix: '' } });
  await prisma.textVector.createMany({ data: [2, 0].map((days) => ({ modelId, contentHash: `${days}`.repeat(64), values: new Uint8Array(8), scale: 1, createdAt: daysAgo(days) })) });

  await prisma.auditEntry.deleteMany();
  await prisma.auditEntry.createMany({ data: [366, 364].map((days) => ({ action: 'SIGNED_IN', createdAt: daysAgo(days) })) });
  await prisma.invitationMail.createMany({ data: [3, 1].map((days) => ({ senderId: userId, emailHash: 'x', requestedAt: daysAgo(days) })) });
  await prisma.personInvitation.createMany({ data: [91, 89].map((days) => ({ email: `${days}`, expiresAt: daysAgo(days) })) });

  expect(await sweepRecords(vault.context({ kind: 'system', job: 'sweepRecords' }))).toEqual({
    Activity: 5_100,
    AuditEntry: 1,
    InvitationMail: 1,
    PersonInvitation: 1,
    Invitation: 2,
    ApiKey: 2,
    ProcessingEvent: 1,
    IdempotentAnswer: 1,
    AuthHandover: 1,
    AuthIdempotentAnswer: 1,
    AuthThrottle: 1,
    AuthVerification: 1,
    Download: 1,
    EntryAddition: 1,
    EmailChange: 1,
    Job: 2,
    SmartCollection: 1,
    Prompt: 1,
    PromptFormerName: 0,
    PromptAnalysis: 1,
    PromptRun: 1,
    TestRun: 1,
    Card: 1,
    Deck: 1,
    Work: 1,
    TestSet: 1,
    PromptCollection: 1,
    Conversation: 1,
    Undo: 1,
    WebhookDelivery: 1,
    // What was changed above: proven in tests/server/changes.
    TextVector: 1,
    Change: expect.any(Number),
  });
  const names = async (rows: Promise<{ email?: string; name?: string }[]>) => (await rows).map((row) => row.email ?? row.name).sort();
  expect(await names(prisma.invitation.findMany())).toEqual(['accepted', 'expired', 'open']);
  expect(await names(prisma.apiKey.findMany())).toEqual(['good', 'good for a while', 'revoked']);
  expect(await prisma.activity.count()).toBe(1);
});
