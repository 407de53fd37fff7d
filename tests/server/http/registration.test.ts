import { expect, test } from 'vitest';
import { hashInvitationToken, invitationEnd, newInvitationToken } from '#server/domain/members/invitation.ts';
import { type IdentityProvider } from '#server/identity/identity.ts';
import { useDatabase } from '#tests/support/database.ts';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

const source = useDatabase();

async function register({ url }: RunningServer, email: string, more: Record<string, unknown> = {}): Promise<string> {
  const answer = await fetch(`${url}/auth/api/v1/registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: goodPassword, ...more }),
  });
  const body = (await answer.json()) as { error?: { code: string } };
  return body.error?.code ?? String(answer.status);
}

async function signIn({ url }: RunningServer, email: string): Promise<string> {
  const answer = await fetch(`${url}/auth/api/v1/token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password: goodPassword }) });
  const body = (await answer.json()) as { data?: { token: string }; error?: { code: string } };
  return body.error?.code ?? String(body.data?.token);
}

/** An empty vault again: nobody has come. */
async function emptied(variables: Record<string, string> = {}, provider?: Partial<IdentityProvider>): Promise<RunningServer> {
  const server = await startServer(source.url, { variables, ...(provider && { provider }) });
  await server.database.pool.query('TRUNCATE "User", "AuthUser", "Space", "PersonInvitation", "AuditEntry", "InvitationMail" CASCADE');
  await server.database.prisma.registrationPolicy.update({ where: { id: 1 }, data: { hasAccounts: false, mode: 'OPEN', allowedDomains: [], needsVerifiedEmail: false, spacesPerPerson: 100 } });
  return server;
}

/** With somebody there already. */
async function vaultOf(variables: Record<string, string> = {}, provider?: Partial<IdentityProvider>): Promise<RunningServer> {
  const server = await emptied(variables, provider);
  await server.database.prisma.user.create({ data: { provider: 'local', uid: newEmail(), email: 'first@example.org', isAdministrator: true } });
  await server.database.prisma.registrationPolicy.update({ where: { id: 1 }, data: { hasAccounts: true } });
  return server;
}

async function invitedBy({ database: { prisma } }: RunningServer, who: 'space' | 'administrator', email: string): Promise<string> {
  const token = newInvitationToken();
  const invitation = { email, tokenHash: hashInvitationToken(token), expiresAt: invitationEnd(new Date()) };
  if (who === 'administrator') await prisma.personInvitation.create({ data: invitation });
  else await prisma.space.create({ data: { name: 'Lab', invitations: { create: { ...invitation, role: 'VIEWER' } } } });
  return token;
}

test('of people who come first at the same moment exactly one looks after the vault', async () => {
  const server = await emptied();
  const answers = await Promise.all(Array.from({ length: 8 }, () => register(server, newEmail())));
  expect(answers).toEqual(Array.from({ length: 8 }, () => '201'));
  expect(await server.database.prisma.user.count({ where: { isAdministrator: true } })).toBe(1);
});

test.each(['invited', 'closed'])('whoever is first may come when registration is %s, and nobody after them', async (REGISTRATION) => {
  const server = await emptied({ REGISTRATION });
  expect(await register(server, newEmail())).toBe('201');
  expect(await register(server, newEmail())).toBe('REGISTRATION_CLOSED');
  expect(await server.database.prisma.authUser.count()).toBe(1);
});

test('an invitation into a space lets its address register, with its link, unless nobody may', async () => {
  for (const [REGISTRATION, expected] of [['invited', '201'], ['closed', 'REGISTRATION_CLOSED']] as const) {
    const server = await vaultOf({ REGISTRATION });
    const token = await invitedBy(server, 'space', 'grace@example.org');
    expect(await register(server, 'grace@example.org')).toBe('REGISTRATION_CLOSED');
    expect(await register(server, 'grace@example.org', { invitation: newInvitationToken() })).toBe('REGISTRATION_CLOSED');
    expect(await register(server, newEmail(), { invitation: token })).toBe('REGISTRATION_CLOSED');
    expect(await register(server, 'Grace@Example.org', { invitation: token })).toBe(expected);
  }
});

test('an administrator’s invitation counts also when nobody else may, once, and not when it has expired', async () => {
  const server = await vaultOf({ REGISTRATION: 'closed' });
  const token = await invitedBy(server, 'administrator', 'grace@example.org');
  expect(await register(server, 'grace@example.org', { invitation: token })).toBe('201');
  expect(await server.database.prisma.personInvitation.count()).toBe(0);
  const late = await invitedBy(server, 'administrator', 'late@example.org');
  await server.database.prisma.personInvitation.updateMany({ data: { expiresAt: new Date(0) } });
  expect(await register(server, 'late@example.org', { invitation: late })).toBe('REGISTRATION_CLOSED');
});

test.each([
  ['ada@allowed.org', '201'],
  ['ADA2@ALLOWED.ORG', '201'],
  ['ada@sub.allowed.org', 'REGISTRATION_CLOSED'],
  ['ada@notallowed.org', 'REGISTRATION_CLOSED'],
  ['ada@allowed.org.evil.org', 'REGISTRATION_CLOSED'],
  ['a@evil.org@allowed.org', 'INVALID'],
  ['"a@evil.org"@allowed.org', 'INVALID'],
  ['ada@evil.org\u0000@allowed.org', 'INVALID'],
  ['ada@аllowed.org', 'INVALID'],
  ['ada@allowed.org.', 'INVALID'],
  ['ada@allowed.org ', '201'],
])('with allowed domains %j is answered %s', async (email, expected) => {
  expect(await register(await vaultOf({ REGISTRATION_DOMAINS: 'Allowed.org, other.example' }), email)).toBe(expected);
});

test('an address of an allowed domain counts when it is proven, else anybody would type one', async () => {
  const server = await vaultOf({ REGISTRATION_DOMAINS: 'allowed.org' });
  await register(server, 'ada@allowed.org');
  expect(await signIn(server, 'ada@allowed.org')).toBe('EMAIL_UNVERIFIED');
  await server.database.prisma.authUser.updateMany({ data: { emailVerified: true } });
  expect((await server.post(await signIn(server, 'ada@allowed.org'), '{ viewer { user { email } } }')).status).toBe(200);
});

/** An identity provider elsewhere, whose tokens are the domains of people named Grace. */
const elsewhere = (emailVerified: boolean): Partial<IdentityProvider> => ({
  name: 'oidc',
  verifyBearerToken: async (domain) => ({ provider: 'oidc', uid: domain, email: `grace@${domain}`, emailVerified, name: null, photoUrl: null, expiresAt: new Date(Date.now() + 60_000), authTime: null, sessionId: null }),
});

test('who comes by another identity provider gets no account that registration would refuse', async () => {
  const comes = async (variables: Record<string, string>, email: string, isVerified: boolean, prepare?: (server: RunningServer) => Promise<unknown>) => {
    const server = await vaultOf(variables, elsewhere(isVerified));
    await prepare?.(server);
    const { status } = await server.post(email, '{ viewer { user { id } } }');
    return [status, await server.database.prisma.user.count({ where: { provider: 'oidc' } })];
  };
  const invite = (who: 'space' | 'administrator') => (server: RunningServer) => invitedBy(server, who, 'grace@example.org');
  expect(await comes({}, 'example.org', false)).toEqual([200, 1]);
  expect(await comes({ REGISTRATION: 'closed' }, 'example.org', true)).toEqual([401, 0]);
  expect(await comes({ REGISTRATION: 'invited' }, 'example.org', true)).toEqual([401, 0]);
  expect(await comes({ REGISTRATION: 'invited' }, 'example.org', true, invite('space'))).toEqual([200, 1]);
  expect(await comes({ REGISTRATION: 'invited' }, 'example.org', false, invite('space'))).toEqual([401, 0]);
  expect(await comes({ REGISTRATION: 'closed' }, 'example.org', true, invite('administrator'))).toEqual([200, 1]);
  const allowed = { REGISTRATION_DOMAINS: 'allowed.org' };
  expect(await comes(allowed, 'ALLOWED.org', true)).toEqual([200, 1]);
  expect(await comes(allowed, 'allowed.org', false)).toEqual([401, 1]);
  for (const other of ['sub.allowed.org', 'allowed.org.evil.org', 'allowed.org.']) expect(await comes(allowed, other, true)).toEqual([401, 0]);
});

test('a disabled account has no session and no key that counts, and cannot sign in', async () => {
  const server = await vaultOf();
  const email = newEmail();
  await register(server, email);
  const token = await signIn(server, email);
  const made = await server.post(token, 'mutation { createApiKey(input: { name: "Script", scopes: [READ] }) { ... on CreateApiKeyPayload { secret } } }');
  const { secret } = (made.body as { data: { createApiKey: { secret: string } } }).data.createApiKey;
  await server.database.prisma.user.updateMany({ where: { email }, data: { disabledAt: new Date() } });
  expect(await signIn(server, email)).toBe('ACCOUNT_DISABLED');
  const other = await startServer(source.url);
  for (const credential of [token, secret]) expect((await other.post(credential, '{ viewer { user { id } } }')).status).toBe(401);
});

test('signing in, and failing to, is noted with the address; failures once a minute', async () => {
  const server = await vaultOf({ TRUST_PROXY: 'loopback' });
  const email = newEmail();
  await register(server, email);
  await signIn(server, email);
  for (let tries = 0; tries < 3; tries++) {
    await fetch(`${server.url}/auth/api/v1/token`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' }, body: JSON.stringify({ email, password: 'not the password' }) });
  }
  const entries = await server.database.prisma.auditEntry.findMany({ orderBy: { createdAt: 'asc' }, select: { action: true, ipAddress: true } });
  expect(entries.filter(({ action }) => action !== 'SPACE_CREATED')).toEqual([
    { action: 'ACCOUNT_CREATED', ipAddress: '127.0.0.1' },
    { action: 'SIGNED_IN', ipAddress: '127.0.0.1' },
    { action: 'SIGN_IN_FAILED', ipAddress: '203.0.113.9' },
  ]);
});
