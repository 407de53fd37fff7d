import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { uuid } from '#tests/support/vault.ts';
import { vaultRest } from '#tests/support/vaultRest.ts';

const database = useDatabase();

const open = async (url: string, path: string | null, method = 'GET') => {
  const answer = await fetch(`${url}${path}`, { method });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, lines: answer.ok ? text.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as Record<string, unknown>) : [] };
};

/** A vault with somebody who looks after it and owns a space, and the addresses that they are given. */
async function place() {
  const it = await vaultRest(database.url);
  const { owner, spaceId } = await it.place();
  const { prisma } = it.server.database;
  const { userId } = await prisma.membership.findFirstOrThrow({ where: { spaceId: uuid(spaceId), role: 'OWNER' } });
  const ask = async (token: string) => {
    const { body } = await it.server.post(token, 'query($id: ID!) { node(id: $id) { ... on Space { auditLogUrl } } viewer { administration { auditLogUrl } } }', { id: spaceId });
    const { node, viewer } = (body as { data: { node: { auditLogUrl: string | null } | null; viewer: { administration: { auditLogUrl: string } | null } } }).data;
    return { ofSpace: node?.auditLogUrl ?? null, ofVault: viewer.administration?.auditLogUrl ?? null };
  };
  return { it, url: it.server.url, owner, spaceId, prisma, userId, ask };
}

test('the audit log of the vault is saved as JSON lines, in pages, with who, what, to whom and from where', async () => {
  const { url, owner, spaceId, prisma, userId, ask } = await place();
  await prisma.user.update({ where: { id: userId }, data: { isAdministrator: true, displayName: 'Mira' } });
  await prisma.auditEntry.deleteMany();
  await prisma.auditEntry.createMany({ data: Array.from({ length: 1_200 }, (_, index) => ({ action: 'SIGNED_IN' as const, actorName: `Somebody ${index}`, createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)) })) });
  await prisma.auditEntry.create({
    data: { action: 'MEMBER_ROLE_CHANGED', actorId: userId, actorName: 'Mira then', userId, spaceId: uuid(spaceId), subject: 'A "quoted"\nline', ipAddress: '203.0.113.40', createdAt: new Date('2026-02-01T10:00:00Z') },
  });
  const { ofVault } = await ask(owner);
  const { status, headers, lines } = await open(url, ofVault);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/x-ndjson');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('content-disposition')).toMatch(/^attachment; .*Audit.*\d{4}-\d{2}-\d{2}\.jsonl/);
  expect(lines).toHaveLength(1_201);
  expect(lines[0]).toMatchObject({
    action: 'MEMBER_ROLE_CHANGED',
    createdAt: '2026-02-01T10:00:00.000Z',
    actor: { id: expect.stringMatching(/^user_/), name: 'Mira then' },
    user: { name: 'Mira' },
    spaceId,
    subject: 'A "quoted"\nline',
    ipAddress: '203.0.113.40',
  });
  expect(new Set(lines.map(({ id }) => id)).size).toBe(1_201);
  expect(lines.at(-1)).toMatchObject({ actor: { name: 'Somebody 0', id: null }, user: null, spaceId: null });
});

test('owners save the entries of their space alone; who is none has no address', async () => {
  const { it, url, owner, spaceId, prisma, userId, ask } = await place();
  await prisma.auditEntry.create({ data: { action: 'SIGNED_IN', actorId: userId } });
  const { ofSpace, ofVault } = await ask(owner);
  expect(ofVault).toBeNull();
  const { lines } = await open(url, ofSpace);
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines.map((line) => line['spaceId']))).toEqual(new Set([spaceId]));
  expect(await ask((await it.place()).owner)).toEqual({ ofSpace: null, ofVault: null });
});

test('an address counts no more for whoever lost the right, and for none that is forged', async () => {
  const { url, owner, spaceId, prisma, userId, ask } = await place();
  await prisma.user.update({ where: { id: userId }, data: { isAdministrator: true } });
  const { ofSpace, ofVault } = await ask(owner);
  expect((await open(url, ofVault, 'HEAD')).status).toBe(200);
  await prisma.user.update({ where: { id: userId }, data: { isAdministrator: false } });
  await prisma.membership.update({ where: { spaceId_userId: { spaceId: uuid(spaceId), userId } }, data: { role: 'EDITOR' } });
  expect((await open(url, ofVault)).status).toBe(404);
  expect((await open(url, ofSpace)).status).toBe(404);
  expect((await open(url, `${ofVault?.slice(0, -2)}AA`)).status).toBe(404);
});
