import { expect, test } from 'vitest';
import { hashInvitationToken, invitationEnd, newInvitationToken } from '#server/domain/members/invitation.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { emptyVault, type ExternalVault, publicUrl, redirectUri, startExternalVault } from '#tests/support/externalSignIn.ts';
import { recordingLog, temporaryFolder } from '#tests/support/identity.ts';
import { startIssuer } from '#tests/support/issuer.ts';

const source = useDatabase();

const mira = { email: 'mira@example.org', email_verified: true, name: 'Mira Halden' };

/** An empty vault, and an issuer where Mira can sign in. */
async function vaultAndIssuer(variables: Record<string, string> = {}, { isPublic = false, folder = temporaryFolder() } = {}) {
  const issuer = await startIssuer(redirectUri, { isPublic });
  issuer.add('mira', mira);
  const { log, lines } = recordingLog();
  const vault = await startExternalVault(source.url, issuer, variables, { log, folder });
  await emptyVault(vault);
  return { issuer, vault, lines };
}

const me = '{ viewer { account { emailIsVerified identityProvider isAdministrator user { email displayName } sessions(first: 5) { totalCount edges { node { id isCurrent } } } } } }';

type Account = { sessions: { totalCount: number; edges: { node: { id: string; isCurrent: boolean } }[] } };

async function accountOf(vault: ExternalVault, token: string | null): Promise<Account> {
  const { body } = await vault.post(token, me);
  return (body['data'] as { viewer: { account: Account } }).viewer.account;
}

test('who signs in at the issuer has an account, a session and an entry in the audit log, and comes back to where they were going', async () => {
  const { vault, lines } = await vaultAndIssuer();
  const { token, page } = await vault.signIn('mira', { wish: { returnTo: '/starred?sort=title#top', locale: 'es' } });
  expect(page.origin + page.pathname).toBe(`${publicUrl}/login`);
  expect(page.searchParams.get('returnTo')).toBe('/starred?sort=title#top');
  expect(await accountOf(vault, token)).toEqual({
    emailIsVerified: true,
    identityProvider: 'OIDC',
    isAdministrator: true,
    user: { email: mira.email, displayName: mira.name },
    sessions: { totalCount: 1, edges: [{ node: { id: expect.any(String) as string, isCurrent: true } }] },
  });
  const user = await vault.database.prisma.user.findFirstOrThrow();
  expect(user).toMatchObject({ provider: 'oidc', uid: 'mira', language: 'es' });
  expect((await vault.database.prisma.auditEntry.findMany({ where: { userId: user.id }, orderBy: { createdAt: 'asc' } })).map(({ action }) => action)).toEqual(['ACCOUNT_CREATED', 'SIGNED_IN']);
  expect(lines.some((line) => line.includes('"security":"sign_in"'))).toBe(true);
});

test('a client without a secret is proven by PKCE alone', async () => {
  const { vault } = await vaultAndIssuer({ OIDC_CLIENT_SECRET: '' }, { isPublic: true });
  const { token } = await vault.signIn('mira');
  expect(await accountOf(vault, token)).toMatchObject({ user: { email: mira.email } });
});

test('a wrong secret signs nobody in, and the log says what the issuer says to it', async () => {
  const { vault, lines } = await vaultAndIssuer({ OIDC_CLIENT_SECRET: 'another' });
  expect(await vault.signIn('mira')).toMatchObject({ token: null, refusal: 'failed' });
  expect(lines.some((line) => line.includes('The issuer signed nobody in') && line.includes('"status":401'))).toBe(true);
});

test('the issuer is asked with PKCE, state, nonce and our redirect address', async () => {
  const { vault, issuer } = await vaultAndIssuer();
  const address = new URL(await vault.begin(vault.browser()));
  expect(address.origin).toBe(issuer.url);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', scope: 'openid email profile', redirect_uri: redirectUri, ui_locales: 'en' });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(address.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
  expect(address.searchParams.has('prompt')).toBe(false);
});

test('what a browser keeps on the way is for its vault alone, and says nothing', async () => {
  const { vault } = await vaultAndIssuer();
  const answer = await fetch(`${vault.url}/auth/api/v1/external-sign-in`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"returnTo":"/starred"}' });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-vault_sign_in=[\w.-]+; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(Buffer.from(cookie, 'base64url').toString('latin1')).not.toContain('starred');
});

test.each([
  ['//evil.example.org', null],
  ['https://evil.example.org/', null],
  ['/\\evil.example.org', null],
  ['/..//evil.example.org', null],
  ['javascript:alert(1)', null],
  ['/s/space_1?tab=all', '/s/space_1?tab=all'],
])('nobody is led to another site afterwards: %s', async (returnTo, leadsTo) => {
  const { vault } = await vaultAndIssuer();
  const { page } = await vault.signIn('mira', { wish: { returnTo } });
  expect(page.searchParams.get('returnTo')).toBe(leadsTo);
});

test('who comes again is the same person, by their id at the issuer and not by their address', async () => {
  const { vault, issuer } = await vaultAndIssuer();
  await vault.signIn('mira');
  issuer.add('mira', { ...mira, email: 'mira@new.example.org', email_verified: false });
  issuer.add('eve', mira);
  const again = await vault.signIn('mira');
  const eve = await vault.signIn('eve');
  expect(await accountOf(vault, again.token)).toMatchObject({ emailIsVerified: false, isAdministrator: true, user: { email: 'mira@new.example.org' } });
  expect(await accountOf(vault, eve.token)).toMatchObject({ isAdministrator: false });
  expect(await vault.database.prisma.user.count()).toBe(2);
});

test('sessions end by the list, by signing out, and after ninety days; what is open under them ends with them', async () => {
  const folder = temporaryFolder();
  const { vault, issuer } = await vaultAndIssuer({}, { folder });
  const here = await vault.signIn('mira');
  const there = await vault.signIn('mira');
  const socket = new WebSocket(`${vault.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  await new Promise<void>((resolve) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${there.token}` } })));
    socket.addEventListener('message', () => resolve());
  });

  const other = (await accountOf(vault, here.token)).sessions.edges.find(({ node }) => !node.isCurrent);
  const { body } = await vault.post(here.token, 'mutation($ids: [ID!]!) { revokeSessions(input: { sessionIds: $ids }) { __typename } }', { ids: [other?.node.id] });
  expect(body).toEqual({ data: { revokeSessions: { __typename: 'RevokeSessionsPayload' } } });
  expect(await closed).toBe(4401);
  expect((await vault.post(there.token, me)).status).toBe(401);

  const late = await vault.signIn('mira');
  const signOut = () => fetch(`${vault.url}/auth/api/v1/sign-out`, { method: 'POST', headers: { authorization: `Bearer ${late.token}` } });
  expect((await signOut()).status).toBe(204);
  expect((await vault.post(late.token, me)).status).toBe(401);
  expect((await signOut()).status).toBe(401);

  await vault.database.prisma.authSession.updateMany({ data: { createdAt: new Date(Date.now() - 91 * 86_400_000) } });
  const restarted = await startExternalVault(source.url, issuer, {}, { folder });
  expect((await restarted.post(here.token, me)).status).toBe(401);
});

test('a sign-in from a new browser and address is told by mail', async () => {
  const { vault } = await vaultAndIssuer();
  await vault.signIn('mira');
  await vault.database.pool.query('UPDATE "AuthKnownCaller" SET key = $1 || key', ['elsewhere:']);
  await vault.signIn('mira');
  const mails = await eventually(async () => (await vault.database.pool.query(`select payload from graphile_worker._private_jobs where payload->>'kind' = 'newSignIn'`)).rows);
  expect(mails).toHaveLength(1);
});

test('the session is fetched once, by the browser that was at the issuer', async () => {
  const { vault } = await vaultAndIssuer();
  const browser = vault.browser();
  const signInPage = await browser.open(await vault.begin(browser));
  const { url } = await browser.open(signInPage.url.href, { login: 'mira' });
  expect(url.search).toBe('?external=done');
  expect(await vault.fetchToken(vault.browser())).toMatchObject({ token: null, refusal: 'SIGN_IN_EXPIRED' });
  const kept = new Map(browser.cookies.get(publicUrl));
  expect(await vault.fetchToken(browser)).toMatchObject({ token: expect.any(String) as string });
  expect(browser.cookies.get(publicUrl)?.has('__Host-vault_sign_in')).toBe(false);
  browser.cookies.set(publicUrl, kept);
  expect(await vault.fetchToken(browser)).toMatchObject({ token: null, refusal: 'SIGN_IN_EXPIRED' });
});

test('what is fetched too late is gone', async () => {
  const { vault } = await vaultAndIssuer();
  const browser = vault.browser();
  const signInPage = await browser.open(await vault.begin(browser));
  await browser.open(signInPage.url.href, { login: 'mira' });
  await vault.database.prisma.authHandover.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
  expect(await vault.fetchToken(browser)).toMatchObject({ token: null, refusal: 'SIGN_IN_EXPIRED' });
});

test('an answer counts only in the browser and for the sign-in that it belongs to, and only once', async () => {
  const { vault } = await vaultAndIssuer();
  const victim = vault.browser();
  const attacker = vault.browser();
  const signInPage = await attacker.open(await vault.begin(attacker));
  const form = { method: 'POST', body: new URLSearchParams({ login: 'mira' }) };
  let answer = await attacker.ask(signInPage.url.href, form);
  // As far as the issuer leads, but not into the vault.
  for (let at = signInPage.url; ; ) {
    at = new URL(answer.headers.get('location') ?? '', at);
    if (at.origin === publicUrl) {
      answer = Response.json(at.href);
      break;
    }
    answer = await attacker.ask(at.href);
  }
  const callback = (await answer.json()) as string;
  const outcomeIn = async (browser: typeof victim, address = callback) => (await browser.open(address)).url.searchParams.get('external');

  expect(await outcomeIn(victim)).toBe('expired');
  await vault.begin(victim);
  expect(await outcomeIn(victim)).toBe('expired');
  expect(await vault.fetchToken(victim)).toMatchObject({ token: null });

  const kept = new Map(attacker.cookies.get(publicUrl));
  expect(await outcomeIn(attacker, callback.replace(/state=[^&]+/, 'state=another'))).toBe('expired');
  attacker.cookies.set(publicUrl, new Map(kept));
  expect(await outcomeIn(attacker, `${callback}&state=another`)).toBe('expired');
  attacker.cookies.set(publicUrl, new Map(kept));
  expect(await outcomeIn(attacker, callback.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example.org'))).toBe('failed');
  attacker.cookies.set(publicUrl, new Map(kept));
  expect(await outcomeIn(attacker)).toBe('done');
  attacker.cookies.set(publicUrl, new Map(kept));
  expect(await outcomeIn(attacker)).toBe('failed');
});

test('without a state, a code or anything, the callback leads to the sign-in page', async () => {
  const { vault } = await vaultAndIssuer();
  for (const query of ['', '?code=1', '?state=&code=', `?state=${'x'.repeat(4_000)}`]) {
    expect((await vault.browser().open(`${redirectUri}${query}`)).url.href).toBe(`${publicUrl}/login?external=expired`);
  }
});

test('who says no at the issuer is led back, and told so', async () => {
  const { vault, lines } = await vaultAndIssuer();
  const browser = vault.browser();
  const signInPage = await browser.open(await vault.begin(browser, { returnTo: '/starred' }));
  const { url } = await browser.open(signInPage.url.href, { cancel: '1' });
  expect(url.search).toBe('?external=denied&returnTo=%2Fstarred');
  expect(lines.some((line) => line.includes('"security":"sign_in_refused"') && line.includes('"detail":"denied"'))).toBe(true);
  expect(lines.join()).not.toContain('They do not want to');
});

test('an issuer that is away is told at the start, and on the way back, and is no attempt to get in', async () => {
  const { vault, issuer, lines } = await vaultAndIssuer();
  issuer.breakDown(true);
  const begin = () => fetch(`${vault.url}/auth/api/v1/external-sign-in`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"returnTo":"/"}' });
  const refused = await begin();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBeTruthy();
  expect(await refused.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  issuer.breakDown(false);
  expect((await begin()).status).toBe(200);

  const browser = vault.browser();
  const address = new URL(await vault.begin(browser, { returnTo: '/starred' }));
  issuer.breakDown(true);
  const { url } = await browser.open(`${redirectUri}?${new URLSearchParams({ code: 'any', state: address.searchParams.get('state') ?? '', iss: issuer.url })}`);
  expect(url.search).toBe('?external=unavailable&returnTo=%2Fstarred');
  expect(lines.join()).not.toContain('"security"');
  expect(lines.some((line) => line.includes('The issuer signed nobody in') && line.includes('IssuerUnreachableError'))).toBe(true);
});

test('who signed in a while ago proves it again at the issuer, as the same person', async () => {
  const { vault, issuer } = await vaultAndIssuer();
  issuer.add('eve', { email: 'eve@example.org', email_verified: true });
  const browser = vault.browser();
  const first = await vault.signIn('mira', { browser });
  const change = async (token: string | null) => {
    const { body } = await vault.post(token, 'mutation { updateRegistrationPolicy(input: { mode: OPEN }) { __typename } }');
    return (body['data'] as { updateRegistrationPolicy: { __typename: string } }).updateRegistrationPolicy.__typename;
  };
  expect(await change(first.token)).toBe('ReauthenticationRequiredError');

  const address = new URL(await vault.begin(browser, { again: true }, first.token ?? ''));
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ prompt: 'login', max_age: '0' });
  browser.cookies.delete(issuer.url);
  expect(await vault.signIn('eve', { browser, wish: { again: true }, token: first.token ?? '' })).toMatchObject({ token: null, refusal: 'other-person' });
  browser.cookies.delete(issuer.url);
  const again = await vault.signIn('mira', { browser, wish: { again: true }, token: first.token ?? '' });
  expect(await change(again.token)).toBe('UpdateRegistrationPolicyPayload');
});

test('nobody begins that without being signed in', async () => {
  const { vault } = await vaultAndIssuer();
  await expect(vault.begin(vault.browser(), { again: true })).rejects.toThrow('UNAUTHENTICATED');
  await expect(vault.begin(vault.browser(), { again: true }, 'nonsense')).rejects.toThrow('UNAUTHENTICATED');
});

async function invited({ database: { prisma } }: ExternalVault, email: string): Promise<string> {
  const token = newInvitationToken();
  await prisma.personInvitation.create({ data: { email, tokenHash: hashInvitationToken(token), expiresAt: invitationEnd(new Date()) } });
  return token;
}

test.each(['invited', 'closed'])('with registration %s the first may come, then only who is invited', async (REGISTRATION) => {
  const { vault, issuer } = await vaultAndIssuer({ REGISTRATION });
  issuer.add('ada', { email: 'ada@example.org', email_verified: false });
  expect((await vault.signIn('mira')).token).not.toBeNull();
  expect(await vault.signIn('ada')).toMatchObject({ token: null, refusal: 'REGISTRATION_CLOSED' });
  expect(await vault.database.prisma.authSession.count({ where: { userId: 'ada' } })).toBe(0);

  // An address that nobody has proven is invited by the link alone.
  const invitation = await invited(vault, 'ada@example.org');
  expect(await vault.signIn('ada')).toMatchObject({ refusal: 'REGISTRATION_CLOSED' });
  expect((await vault.signIn('ada', { wish: { invitation } })).token).not.toBeNull();
});

test('by domain, an address counts when the issuer says that it is proven', async () => {
  const { vault, issuer } = await vaultAndIssuer({ REGISTRATION_DOMAINS: 'example.org' });
  issuer.add('ada', { email: 'ada@example.org', email_verified: false });
  issuer.add('eve', { email: 'eve@example.net', email_verified: true });
  issuer.add('nobody', {});
  expect((await vault.signIn('mira')).token).not.toBeNull();
  expect(await vault.signIn('ada')).toMatchObject({ refusal: 'EMAIL_UNVERIFIED' });
  expect(await vault.signIn('eve')).toMatchObject({ refusal: 'REGISTRATION_CLOSED' });
  expect(await vault.signIn('nobody')).toMatchObject({ refusal: 'REGISTRATION_CLOSED' });
  issuer.add('ada', { email: 'ada@example.org', email_verified: true });
  expect((await vault.signIn('ada')).token).not.toBeNull();
});

test('who is disabled gets no session', async () => {
  const { vault } = await vaultAndIssuer();
  await vault.signIn('mira');
  await vault.database.prisma.user.updateMany({ data: { disabledAt: new Date() } });
  expect(await vault.signIn('mira')).toMatchObject({ token: null, refusal: 'ACCOUNT_DISABLED' });
  expect(await vault.database.prisma.authSession.count()).toBe(1);
});

test('a vault without a client has no such sign-in', async () => {
  const { vault } = await vaultAndIssuer({ OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '', OIDC_AUDIENCE: 'vault' });
  await expect(vault.begin(vault.browser())).rejects.toThrow('NOT_SUPPORTED');
  const page = await fetch(`${vault.url}/auth/oidc/callback`);
  expect(page.status).toBe(404);
});
