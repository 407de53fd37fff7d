import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { goodPassword, newEmail, recordingLog } from '#tests/support/identity.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

const source = useDatabase();

interface Line {
  readonly level: number;
  readonly security?: string;
  readonly address?: string | null;
  readonly detail?: string;
  readonly userId?: string;
}

async function loggedServer(variables: Record<string, string> = {}) {
  const { log, lines } = recordingLog();
  const server = await startServer(source.url, { variables: { TRUST_PROXY: 'loopback', ...variables }, log });
  return { server, lines, events: () => lines.map((line) => JSON.parse(line) as Line).filter(({ security }) => security !== undefined) };
}

const from = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' };
const auth = (server: RunningServer, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/auth/api/v1/${path}`, { method: 'POST', headers: { ...from, ...headers }, body: JSON.stringify(body) });

/** The filter of docs/security-events.md, as fail2ban reads it. */
const filter = [
  /^.*"security":"(?:sign_in_refused|account_locked|too_many_attempts)","address":"([\da-f.:/]+)"/,
  /^.*"security":"credential_refused","address":"([\da-f.:/]+)","detail":"(?:malformed|unknown-user|invalid-reset-token)"/,
];

test('signing in and its refusals are lines of one shape, at info, with the caller’s address', async () => {
  const { server, lines, events } = await loggedServer();
  const account = { email: newEmail(), password: goodPassword };
  expect((await auth(server, 'registration', account)).status).toBe(201);
  expect((await auth(server, 'registration', account)).status).toBe(409);
  expect((await auth(server, 'token', { ...account, password: 'not the password' })).status).toBe(401);
  expect((await auth(server, 'token', account)).status).toBe(200);
  expect((await fetch(`${server.url}/graphql`, { method: 'POST', headers: { ...from, authorization: `Bearer vk_${'x'.repeat(43)}` }, body: '{"query":"{viewer{__typename}}"}' })).status).toBe(401);
  expect((await auth(server, 'password-reset', { email: account.email })).status).toBe(202);
  expect((await auth(server, 'password-reset/confirm', { token: 'guessed', password: goodPassword })).status).toBe(400);

  expect(events().map(({ security, detail }) => [security, detail])).toEqual([
    ['account_created', undefined],
    ['registration_refused', 'email-taken'],
    ['sign_in_refused', 'wrong-credentials'],
    ['sign_in', undefined],
    ['credential_refused', 'unknown-user'],
    ['password_reset_requested', undefined],
    ['credential_refused', 'invalid-reset-token'],
  ]);
  expect(new Set(events().map(({ level, address }) => `${level} ${address}`))).toEqual(new Set(['30 203.0.113.9']));
  const banned = lines.flatMap((line) => filter.flatMap((pattern) => pattern.exec(line)?.[1] ?? []));
  expect(banned).toEqual(['203.0.113.9', '203.0.113.9', '203.0.113.9']);
});

test('nothing that a caller sends can forge a line', async () => {
  const { server, lines } = await loggedServer({ LOG_LEVEL: 'trace' });
  const forged = '"security":"sign_in_refused","address":"198.51.100.7"';
  await auth(server, 'token', { email: `a@example.org`, password: forged });
  await fetch(`${server.url}/${encodeURIComponent(forged)}/${forged}`, { headers: { 'x-request-id': forged, 'user-agent': forged, 'x-forwarded-for': `${forged}, 203.0.113.9` } });
  await fetch(`${server.url}/graphql`, { method: 'POST', headers: from, body: forged });
  expect(lines.filter((line) => line.includes('198.51.100.7') && filter.some((pattern) => pattern.exec(line)?.[1] === '198.51.100.7'))).toEqual([]);
});

test('callers’ mistakes are no errors in the log', async () => {
  const { server, lines } = await loggedServer();
  const token = await server.signedIn();
  const graphql = (body: string, headers: Record<string, string> = {}) => fetch(`${server.url}/graphql`, { method: 'POST', headers: { ...from, authorization: `Bearer ${token}`, ...headers }, body });
  await graphql('{');
  await graphql('[1]');
  await graphql('{"query":1}');
  await graphql('{"query":"{"}');
  await graphql('{"query":"{ nothing }"}');
  await graphql('{"query":"{ node(id: 5) { id } }"}');
  await graphql('{"query":"query($id: ID!) { node(id: $id) { id } }","variables":[]}');
  await graphql('{"query":"{viewer{user{id}}}","operationName":"None"}');
  await graphql('{"documentId":"sha256:none"}');
  await graphql('x=1', { 'content-type': 'application/x-www-form-urlencoded' });
  await graphql('{}', { 'content-type': 'application/json; charset=none' });
  await graphql(`{"query":"{ node(id: \\"${'x'.repeat(100)}\\") { id } }"}`);
  await fetch(`${server.url}/graphql?query={`, { headers: { accept: 'application/json' } });
  await fetch(`${server.url}/graphql?query={viewer{user{id}}}&variables={`, { headers: { accept: 'application/json' } });
  for (const path of ['/files/none', '/vault/api/v1/none', '/vault/api/v1/spaces/none', '/auth/api/v1/none', '/assets/none.js', '/%E0%A4%A', '/auth/api/v1/token']) {
    await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    await fetch(`${server.url}${path}`, { method: 'POST', body: '{', headers: { ...from, authorization: `Bearer ${token}` } });
    await fetch(`${server.url}${path}`, { method: 'PUT', body: '{', headers: { authorization: 'Basic x' } });
  }
  expect(lines.map((line) => JSON.parse(line) as Line).filter(({ level }) => level >= 40)).toEqual([]);
});

test('no level of the log holds a password, a token, a key or what a link opens', async () => {
  const { server, lines } = await loggedServer();
  const account = { email: newEmail(), password: goodPassword };
  await auth(server, 'registration', account);
  const { data } = (await (await auth(server, 'token', account)).json()) as { data: { token: string } };
  const secrets = [goodPassword, data.token, 'resettokenresettoken', 'invitationtoken', 'filetickettickettick'];
  await server.post(data.token, 'query($token: String!) { invitation(token: $token) { __typename } }', { token: 'invitationtoken' });
  await auth(server, 'token/validate', { token: data.token });
  await auth(server, 'password-reset/confirm', { token: 'resettokenresettoken', password: goodPassword });
  for (const path of ['/reset-password/resettokenresettoken', '/invitation/invitationtoken', '/files/filetickettickettick']) {
    await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
  }
  await fetch(`${server.url}/graphql`, { method: 'POST', headers: { ...from, authorization: `Bearer ${data.token}` }, body: JSON.stringify({ query: '{ nothing }', variables: { secret: data.token } }) });
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
});
