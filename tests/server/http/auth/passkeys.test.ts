import { expect, test } from 'vitest';
import { mostPasskeys } from '#server/identity/passkeys/localPasskeys.ts';
import { type AuthService, authService, registerBy } from '#tests/support/authService.ts';
import { softwareAuthenticator } from '#tests/support/authenticator.ts';
import { useDatabase } from '#tests/support/database.ts';
import { resetTokenIn } from '#tests/support/identity.ts';
import { totpOf } from '#tests/support/totp.ts';

const database = useDatabase();

/** Somebody who has just signed in. */
async function signedIn(it: AuthService) {
  const account = await registerBy(it);
  const { body } = await it.call('/token', account);
  return { ...account, headers: { authorization: `Bearer ${body.data.token}` } };
}
type Person = Awaited<ReturnType<typeof signedIn>>;
type Authenticator = ReturnType<typeof softwareAuthenticator>;
type Lies = Parameters<Authenticator['get']>[1];

type Headers = Pick<Person, 'headers'>;

/** What an authenticator answers when it is asked for another passkey. */
async function newPasskey(it: AuthService, { headers }: Headers, authenticator: Authenticator, lies?: Lies) {
  const { challenge, options } = (await it.call('/passkeys/options', {}, headers)).body.data;
  return { challenge, name: 'MacBook, Touch ID', credential: authenticator.create(options, lies) };
}

const add = async (it: AuthService, who: Headers, authenticator: Authenticator, lies?: Lies) => it.call('/passkeys', await newPasskey(it, who, authenticator, lies), who.headers);

async function signIn(it: AuthService, authenticator: Authenticator, lies?: Lies, headers?: Record<string, string>) {
  const { body } = await it.call('/token/passkey/options', {}, headers);
  return it.call('/token/passkey', { challenge: body.data.challenge, credential: authenticator.get(body.data.options, lies) }, headers);
}

async function withPasskey(it: AuthService) {
  const person = await signedIn(it);
  const authenticator = softwareAuthenticator();
  const { status, body } = await add(it, person, authenticator);
  expect(status).toBe(201);
  return { ...person, authenticator, id: body.data.id };
}

const passkeysOf = (it: AuthService, email: string) => it.vault.database.prisma.authPasskey.findMany({ where: { user: { email } } });
const accountOf = async (it: AuthService, email: string) => (await it.vault.database.prisma.authUser.findUniqueOrThrow({ where: { email } })).id;
const sessionsOf = async (it: AuthService, email: string) => it.vault.database.prisma.authSession.count({ where: { userId: await accountOf(it, email) } });
async function auditOf({ vault: { database: { prisma } } }: AuthService, email: string) {
  const { id } = await prisma.user.findFirstOrThrow({ where: { email } });
  const entries = await prisma.auditEntry.findMany({ where: { userId: id }, orderBy: { createdAt: 'asc' } });
  return entries.map(({ action, subject }) => [action, subject]);
}
const auditedActions = async (it: AuthService, email: string) => (await auditOf(it, email)).map(([action]) => action);
const signInIsLongAgo = async (it: AuthService, email: string) =>
  it.vault.database.prisma.authSession.updateMany({ where: { userId: await accountOf(it, email) }, data: { createdAt: new Date(Date.now() - 11 * 60_000) } });

test('a passkey is added, and signs in without address, password or code', async () => {
  const it = await authService(database.url);
  const person = await signedIn(it);
  const setUp = await it.call('/two-factor/setup', { password: person.password }, person.headers);
  const confirmed = await it.call('/two-factor/confirm', { code: totpOf(setUp.body.data.uri) }, person.headers);
  const headers = { authorization: `Bearer ${confirmed.body.data.token}` };
  const authenticator = softwareAuthenticator();

  const asked = await it.call('/passkeys/options', {}, headers);
  expect(asked.body.data.options).toMatchObject({
    rp: { id: 'vault.example.org' },
    user: { name: person.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const added = await it.call('/passkeys', { challenge: asked.body.data.challenge, name: ' My key ', credential: authenticator.create(asked.body.data.options) }, headers);
  expect(added).toMatchObject({ status: 201, body: { data: { id: expect.stringMatching(/^passkey_/), name: 'My key' } } });
  expect(await passkeysOf(it, person.email)).toMatchObject([{ name: 'My key', backedUp: true, lastUsedAt: null }]);

  const options = await it.call('/token/passkey/options', {});
  expect(options.body.data.options).toMatchObject({ rpId: 'vault.example.org', userVerification: 'required' });
  expect(options.body.data.options).not.toHaveProperty('allowCredentials');
  const { status, body } = await it.call('/token/passkey', { challenge: options.body.data.challenge, credential: authenticator.get(options.body.data.options) });
  expect(status).toBe(200);
  expect(body.data.user).toMatchObject({ email: person.email });
  await expect(it.vault.identity.verifyBearerToken(body.data.token)).resolves.toMatchObject({ email: person.email });
  expect(await passkeysOf(it, person.email)).toMatchObject([{ counter: 1, lastUsedAt: expect.any(Date) }]);
  expect(await auditOf(it, person.email)).toContainEqual(['PASSKEY_ADDED', 'My key']);
  expect((await auditedActions(it, person.email)).at(-1)).toBe('SIGNED_IN');
  expect(it.logged.join('')).toContain('"detail":"passkey_added"');
});

test('an answer to a challenge counts once, in time, and not in another form', async () => {
  const it = await authService(database.url);
  const { authenticator, email } = await withPasskey(it);
  const { body } = await it.call('/token/passkey/options', {});
  const { challenge, options } = body.data;
  const refused = { status: 401, body: { error: { code: 'INVALID_CHALLENGE' } } };
  for (const forged of ['x', challenge.slice(0, -6), `a${challenge}`]) expect(await it.call('/token/passkey', { challenge: forged, credential: authenticator.get(options) })).toMatchObject(refused);
  const credential = authenticator.get(options);
  expect(await it.call('/token/passkey', { challenge, credential })).toMatchObject({ status: 200 });
  expect(await it.call('/token/passkey', { challenge, credential })).toMatchObject(refused);
  const other = await it.call('/token/passkey/options', {});
  expect(await it.call('/token/passkey', { challenge: other.body.data.challenge, credential })).toMatchObject({ status: 401, body: { error: { code: 'WRONG_PASSKEY' } } });

  const late = await it.call('/token/passkey/options', {});
  await it.vault.database.prisma.authVerification.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
  expect(await it.call('/token/passkey', { challenge: late.body.data.challenge, credential: authenticator.get(late.body.data.options) })).toMatchObject(refused);
  expect(await auditedActions(it, email)).toContain('SIGN_IN_FAILED');
});

test('a challenge is for what it was asked for, and for whom', async () => {
  const it = await authService(database.url);
  const [ada, mira] = [await withPasskey(it), await signedIn(it)];
  const refused = { status: 401, body: { error: { code: 'INVALID_CHALLENGE' } } };
  const toAdd = (await it.call('/passkeys/options', {}, ada.headers)).body.data;
  expect(await it.call('/token/passkey', { challenge: toAdd.challenge, credential: ada.authenticator.get(toAdd.options) })).toMatchObject(refused);
  const toSignIn = (await it.call('/token/passkey/options', {})).body.data;
  expect(await it.call('/passkeys', { challenge: toSignIn.challenge, name: 'x', credential: softwareAuthenticator().create(toSignIn.options) }, ada.headers)).toMatchObject(refused);
  const ofAda = (await it.call('/passkeys/options', {}, ada.headers)).body.data;
  expect(await it.call('/passkeys', { challenge: ofAda.challenge, name: 'x', credential: softwareAuthenticator().create(ofAda.options) }, mira.headers)).toMatchObject(refused);
  expect(await passkeysOf(it, mira.email)).toEqual([]);
});

test.each([
  ['another site', { origin: 'https://vault.example.org.evil.example' }],
  ['the passkey of another site', { rpId: 'evil.example' }],
  ['an authenticator that asked nobody for finger, face or PIN', { userVerified: false }],
  ['an answer to something else', { challenge: 'bm90IHdoYXQgd2FzIGFza2Vk' }],
  ['an answer of another kind', { type: 'payment.get' }],
] satisfies [string, Lies][])('%s neither adds a passkey nor signs in', async (_who, lies) => {
  const it = await authService(database.url);
  const person = await withPasskey(it);
  const refused = { status: 401, body: { error: { code: 'WRONG_PASSKEY' } } };
  expect(await add(it, person, softwareAuthenticator(), lies)).toMatchObject(refused);
  const sessions = await sessionsOf(it, person.email);
  expect(await signIn(it, person.authenticator, lies)).toMatchObject(refused);
  expect(await sessionsOf(it, person.email)).toBe(sessions);
  expect(await passkeysOf(it, person.email)).toHaveLength(1);
  expect(await signIn(it, person.authenticator)).toMatchObject({ status: 200 });
});

test('a copied key is noticed by its counter, and a signature of another key is none', async () => {
  const it = await authService(database.url);
  const { authenticator } = await withPasskey(it);
  expect(await signIn(it, authenticator)).toMatchObject({ status: 200 });
  const refused = { status: 401, body: { error: { code: 'WRONG_PASSKEY' } } };
  expect(await signIn(it, authenticator, { counter: 1 })).toMatchObject(refused);
  expect(await signIn(it, authenticator, { counter: 0 })).toMatchObject(refused);
  expect(await signIn(it, authenticator, { signedBy: softwareAuthenticator().privateKey })).toMatchObject(refused);
  expect(await signIn(it, softwareAuthenticator())).toMatchObject({ status: 401, body: { error: { code: 'UNKNOWN_PASSKEY' } } });
});

test('nobody claims a passkey of somebody else', async () => {
  const it = await authService(database.url);
  const [ada, mira] = [await withPasskey(it), await signedIn(it)];
  expect(await add(it, mira, softwareAuthenticator(), { credentialId: ada.authenticator.id })).toMatchObject({ status: 401, body: { error: { code: 'WRONG_PASSKEY' } } });
  expect((await signIn(it, ada.authenticator)).body.data.user).toMatchObject({ email: ada.email });
});

test('who signs in again is the same person: a passkey of anybody else is refused', async () => {
  const it = await authService(database.url);
  const [ada, mira] = [await withPasskey(it), await withPasskey(it)];
  const { body } = await it.call('/token/passkey/options', {}, ada.headers);
  expect(body.data.options).toMatchObject({ allowCredentials: [{ id: ada.authenticator.id }] });
  expect(await signIn(it, ada.authenticator, {}, ada.headers)).toMatchObject({ status: 200 });
  const sessions = await sessionsOf(it, mira.email);
  expect(await signIn(it, mira.authenticator, {}, ada.headers)).toMatchObject({ status: 401, body: { error: { code: 'WRONG_PASSKEY' } } });
  expect(await sessionsOf(it, mira.email)).toBe(sessions);
});

test('adding one needs a sign-in of the last ten minutes; a script with a key adds none', async () => {
  const it = await authService(database.url);
  const person = await signedIn(it);
  const { body } = await it.call('/passkeys/options', {}, person.headers);
  await signInIsLongAgo(it, person.email);
  const refused = { status: 403, body: { error: { code: 'REAUTHENTICATION_REQUIRED' } } };
  expect(await it.call('/passkeys/options', {}, person.headers)).toMatchObject(refused);
  const credential = softwareAuthenticator().create(body.data.options);
  expect(await it.call('/passkeys', { challenge: body.data.challenge, name: 'x', credential }, person.headers)).toMatchObject(refused);
  expect(await it.call('/passkeys/options', {}, { authorization: `Bearer vk_${'x'.repeat(43)}` })).toMatchObject({ status: 403 });
  expect(await it.call('/passkeys/options', {})).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHENTICATED' } } });
});

test('a repetition with the same Idempotency-Key adds no second one, and answers as the first', async () => {
  const it = await authService(database.url);
  const person = await signedIn(it);
  const { body } = await it.call('/passkeys/options', {}, person.headers);
  const input = { challenge: body.data.challenge, name: 'Phone', credential: softwareAuthenticator().create(body.data.options) };
  const headers = { ...person.headers, 'idempotency-key': 'add-my-phone' };
  const first = await it.call('/passkeys', input, headers);
  expect(first.status).toBe(201);
  expect(await it.call('/passkeys', input, headers)).toMatchObject({ status: 201, body: first.body });
  expect(await passkeysOf(it, person.email)).toHaveLength(1);
});

test('a person has at most twenty, also when several are added at one moment', async () => {
  const it = await authService(database.url, { rateLimit: 10 });
  const person = await withPasskey(it);
  for (let i = 1; i < mostPasskeys - 1; i++) expect(await add(it, person, softwareAuthenticator())).toMatchObject({ status: 201 });
  const made = [];
  for (let i = 0; i < 4; i++) made.push(await newPasskey(it, person, softwareAuthenticator()));
  const answers = await Promise.all(made.map((input) => it.call('/passkeys', input, person.headers)));
  expect(answers.filter(({ status }) => status !== 201).every(({ body }) => body.error.code === 'LIMIT_REACHED')).toBe(true);
  while ((await passkeysOf(it, person.email)).length < mostPasskeys) await add(it, person, softwareAuthenticator());
  expect(await it.call('/passkeys/options', {}, person.headers)).toMatchObject({ status: 422, body: { error: { code: 'LIMIT_REACHED' } } });
  expect(await passkeysOf(it, person.email)).toHaveLength(mostPasskeys);
});

test('garbage and too much are refused, and change nothing', async () => {
  const it = await authService(database.url);
  const person = await withPasskey(it);
  const { body } = await it.call('/token/passkey/options', {});
  const { challenge, options } = body.data;
  const good = person.authenticator.get(options);
  const garbage: unknown[] = [
    null,
    'x',
    {},
    { ...good, id: 'é' },
    { ...good, type: 'password' },
    { ...good, response: {} },
    { ...good, response: { ...good.response, signature: 'A'.repeat(9_000) } },
    { ...good, response: { ...good.response, authenticatorData: { $ne: null } } },
  ];
  for (const credential of garbage) expect(await it.call('/token/passkey', { challenge, credential })).toMatchObject({ status: 400, body: { error: { code: 'INVALID' } } });
  expect(await it.call('/token/passkey', { challenge, credential: { ...good, junk: 'A'.repeat(70_000) } })).toMatchObject({ status: 413 });
  // What only looks right is refused by whoever reads it.
  for (const response of [{ ...good.response, authenticatorData: 'AAAA' }, { ...good.response, clientDataJSON: 'AAAA' }, { ...good.response, signature: 'AAAA' }]) {
    const again = (await it.call('/token/passkey/options', {})).body.data;
    expect(await it.call('/token/passkey', { challenge: again.challenge, credential: { ...good, response } })).toMatchObject({ status: 401, body: { error: { code: 'WRONG_PASSKEY' } } });
  }
  for (const name of ['', ' ', 'x'.repeat(61), 'a\u0000b']) expect(await it.call('/passkeys/rename', { id: person.id, name }, person.headers)).toMatchObject({ status: 400 });
  const asked = (await it.call('/passkeys/options', {}, person.headers)).body.data;
  const made = softwareAuthenticator().create(asked.options);
  const broken = { ...made, response: { ...made.response, attestationObject: 'AAAA' } };
  expect(await it.call('/passkeys', { challenge: asked.challenge, name: 'x', credential: broken }, person.headers)).toMatchObject({ status: 401, body: { error: { code: 'WRONG_PASSKEY' } } });
  expect(await passkeysOf(it, person.email)).toHaveLength(1);
});

test('a passkey is renamed by its person alone', async () => {
  const it = await authService(database.url);
  const [ada, mira] = [await withPasskey(it), await signedIn(it)];
  for (const id of [ada.id, 'passkey_x', 'user_01h455vb4pex5vsknk084sn02q']) {
    expect(await it.call('/passkeys/rename', { id, name: 'Mine' }, mira.headers)).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
  }
  expect(await it.call('/passkeys/rename', { id: ada.id, name: 'Büro 🔑' }, ada.headers)).toMatchObject({ status: 204 });
  expect(await passkeysOf(it, ada.email)).toMatchObject([{ name: 'Büro 🔑' }]);
});

test('a disabled account is refused with the words that a password gets', async () => {
  const it = await authService(database.url);
  const { authenticator, email, password } = await withPasskey(it);
  await it.vault.database.prisma.user.updateMany({ where: { email }, data: { disabledAt: new Date() } });
  const byPassword = await it.call('/token', { email, password });
  const byPasskey = await signIn(it, authenticator);
  expect(byPasskey).toMatchObject({ status: 403, body: byPassword.body });
});

test('a new password by mail ends passkeys: whoever added one is out', async () => {
  const it = await authService(database.url);
  const { authenticator, email, headers } = await withPasskey(it);
  const pending = (await it.call('/passkeys/options', {}, headers)).body.data;
  const mail = it.vault.mailer.next();
  await it.call('/password-reset', { email });
  expect(await it.call('/password-reset/confirm', { token: resetTokenIn(await mail), password: 'eleven green herons' })).toMatchObject({ status: 204 });
  expect(await signIn(it, authenticator)).toMatchObject({ status: 401, body: { error: { code: 'UNKNOWN_PASSKEY' } } });
  expect(await it.call('/passkeys', { challenge: pending.challenge, name: 'x', credential: softwareAuthenticator().create(pending.options) }, headers)).toMatchObject({ status: 401 });
  expect(await passkeysOf(it, email)).toEqual([]);
  expect(await auditOf(it, email)).toContainEqual(['PASSKEY_REMOVED', 'MacBook, Touch ID']);
});

test('sign-ins by passkey are counted, and their browser is known afterwards', async () => {
  const it = await authService(database.url);
  const { authenticator } = await withPasskey(it);
  const { headers } = await signIn(it, authenticator, {}, { origin: 'https://vault.example.org' });
  const [device = ''] = (headers.get('set-cookie') ?? '').split(';');
  expect(device).toMatch(/^vault_device=/);
  expect(headers.get('ratelimit-limit')).not.toBeNull();
  for (let i = 0; i < 40; i++) await it.call('/token/passkey', { challenge: 'x', credential: softwareAuthenticator().get({ challenge: 'eA', rpId: 'x' }) });
  expect(await signIn(it, authenticator)).toMatchObject({ status: 429, body: { error: { code: 'RATE_LIMITED' } } });
  expect(await signIn(it, authenticator, {}, { cookie: device, origin: 'https://vault.example.org' })).toMatchObject({ status: 200 });
});

test.each(['http://127.0.0.1:4000', 'http://[::1]:4000'])('a vault at %s has passkeys where browsers have them: at localhost', async (publicUrl) => {
  const it = await authService(database.url, { publicUrl });
  const [person, authenticator] = [await signedIn(it), softwareAuthenticator('http://localhost:4000')];
  expect(await add(it, person, authenticator)).toMatchObject({ status: 201 });
  expect(await signIn(it, authenticator)).toMatchObject({ status: 200 });
  expect(await signIn(it, authenticator, { origin: publicUrl })).toMatchObject({ status: 401 });
  expect(await signIn(it, authenticator, { rpId: '127.0.0.1' })).toMatchObject({ status: 401 });
});

test.each(['http://192.0.2.1:4000', 'https://192.0.2.1', 'https://[2001:db8::1]', 'http://vault.lan'])('a vault at %s says that browsers have no passkeys there', async (publicUrl) => {
  const it = await authService(database.url, { publicUrl });
  const { headers } = await signedIn(it);
  for (const path of ['/passkeys/options', '/token/passkey/options']) {
    expect(await it.call(path, {}, headers)).toMatchObject({ status: 404, body: { error: { code: 'PASSKEYS_NEED_NAME', message: expect.stringContaining('http://localhost:4000') } } });
  }
});
