import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { createIdentityProvider } from '#server/identity/providers/createIdentityProvider.ts';
import { createOidcProvider } from '#server/identity/oidc/oidcProvider.ts';
import { handmadeIssuer as issuer } from '#tests/support/handmadeIssuer.ts';
import { settings } from '#tests/support/identity.ts';

const seconds = () => Math.floor(Date.now() / 1_000);

/** Nothing of it needs more of the vault. */
const dependencies = {} as Parameters<typeof createIdentityProvider>[1];

const providerFor = (url: string) => createOidcProvider(settings('', { IDENTITY: 'oidc', OIDC_ISSUER: url, OIDC_AUDIENCE: 'vault' }), dependencies);

test('a token of the issuer says who somebody is', async () => {
  const it = await issuer();
  const exp = seconds() + 60;
  const token = await it.sign({
    exp,
    email: 'ada@example.org',
    email_verified: true,
    name: 'Ada',
    picture: 'https://example.org/a.png',
    auth_time: 1_700_000_000,
  });
  expect(await (await providerFor(it.url)).verifyBearerToken(token)).toEqual({
    provider: 'oidc',
    uid: 'ada',
    email: 'ada@example.org',
    emailVerified: true,
    name: 'Ada',
    photoUrl: 'https://example.org/a.png',
    expiresAt: new Date(exp * 1_000),
    sessionId: null,
    authTime: new Date(1_700_000_000_000),
  });
});

test('claims that are absent or odd are unknown, and an address counts as verified only when it is', async () => {
  const it = await issuer();
  const token = await it.sign({
    email: 'ada@example.org',
    email_verified: 'true',
    name: 7,
    aud: ['other', 'vault'],
  });
  expect(await (await providerFor(it.url)).verifyBearerToken(token)).toMatchObject({
    email: 'ada@example.org',
    emailVerified: false,
    name: null,
    photoUrl: null,
    authTime: null,
  });
});

test('elliptic keys work too, and keys are read once', async () => {
  const it = await issuer();
  await it.addKey('ec', 'ES256');
  await it.addKey('ed', 'EdDSA');
  const provider = await providerFor(it.url);
  for (const kid of ['one', 'ec', 'ed', 'one']) await provider.verifyBearerToken(await it.sign({}, { kid }));
  expect(it.asked).toEqual(['/.well-known/openid-configuration', '/keys']);
});

test('what does not count is refused with its reason', async () => {
  const it = await issuer();
  const provider = await providerFor(it.url);
  const stranger = await generateKeyPair('RS256');
  const good = await it.sign();
  const [head, , signature] = good.split('.');
  const swapped = `${head}.${Buffer.from(JSON.stringify({ iss: it.url, aud: 'vault', sub: 'eve', exp: seconds() + 600 })).toString('base64url')}.${signature}`;
  const symmetric = await new SignJWT({ iss: it.url, aud: 'vault', sub: 'eve', exp: seconds() + 600 })
    .setProtectedHeader({ alg: 'HS256', kid: 'one' })
    .sign(new TextEncoder().encode('x'.repeat(64)));
  const unsigned = new UnsecuredJWT({ sub: 'eve' })
    .setIssuer(it.url)
    .setAudience('vault')
    .setExpirationTime('1h')
    .encode();
  const cases: [string, string, string][] = [
    ['expired', await it.sign({ exp: seconds() - 60 }), 'expired'],
    ['another audience', await it.sign({ aud: 'other' }), 'malformed'],
    ['another issuer', await it.sign({ iss: 'https://evil.example.org' }), 'malformed'],
    ['not yet', await it.sign({ nbf: seconds() + 600 }), 'malformed'],
    ['no subject', await it.sign({ sub: undefined }), 'malformed'],
    ['an empty subject', await it.sign({ sub: '' }), 'malformed'],
    ['no end', await it.sign({ exp: undefined }), 'malformed'],
    ['a stranger signed', await it.sign({}, { key: stranger.privateKey }), 'malformed'],
    ['an unknown key', await it.sign({}, { kid: 'nowhere', key: stranger.privateKey }), 'malformed'],
    ['the claims were swapped', swapped, 'malformed'],
    ['a symmetric signature', symmetric, 'malformed'],
    ['no signature', unsigned, 'malformed'],
    ['no token', 'nonsense', 'malformed'],
    ['nothing', '', 'malformed'],
  ];
  for (const [name, token, reason] of cases) {
    await expect(provider.verifyBearerToken(token), name).rejects.toMatchObject({ name: 'AuthError', reason });
  }
});

test('clocks may differ by half a minute', async () => {
  const it = await issuer();
  await expect(
    (await providerFor(it.url)).verifyBearerToken(await it.sign({ exp: seconds() - 10, nbf: seconds() + 10 })),
  ).resolves.toMatchObject({ uid: 'ada' });
});

test('an issuer that is away is unavailable, and is asked again when it is back', async () => {
  const it = await issuer();
  const provider = await providerFor(it.url);
  const token = await it.sign();
  it.breakDown(true);
  await expect(provider.verifyBearerToken(token)).rejects.toMatchObject({ reason: 'unavailable' });
  it.breakDown(false);
  await expect(provider.verifyBearerToken(token)).resolves.toMatchObject({ uid: 'ada' });
  it.breakDown(true);
  await expect(provider.verifyBearerToken(token)).resolves.toMatchObject({ uid: 'ada' });
  await expect((await providerFor('http://127.0.0.1:1')).verifyBearerToken(token)).rejects.toMatchObject({
    reason: 'unavailable',
  });
});

test('keys that cannot be read are no fault of the token', async () => {
  const it = await issuer({ document: { jwks_uri: 'http://127.0.0.1:1/keys' } });
  await expect((await providerFor(it.url)).verifyBearerToken(await it.sign())).rejects.toMatchObject({ reason: 'unavailable' });
});

test('a document of another issuer is not followed', async () => {
  const it = await issuer({ document: { issuer: 'https://evil.example.org' } });
  await expect((await providerFor(it.url)).verifyBearerToken(await it.sign())).rejects.toMatchObject({ reason: 'unavailable' });
  expect(it.asked).not.toContain('/keys');
});

test('it verifies and leaves the rest to the issuer', async () => {
  const provider = await providerFor('https://issuer.example.org');
  expect(provider.clientConfig).toEqual({ identity: 'oidc', firebase: null });
  for (const operation of [
    'register',
    'issueToken',
    'signOut',
    'requestPasswordReset',
    'confirmPasswordReset',
    'requestEmailVerification',
    'confirmEmailVerification',
  ] as const) {
    expect(provider[operation]).toBeUndefined();
  }
});

test('the driver is the one that IDENTITY names, and says in one line what it misses', async () => {
  const oidc = await createIdentityProvider(
    settings('', { IDENTITY: 'oidc', OIDC_ISSUER: 'https://i.example.org', OIDC_AUDIENCE: 'vault' }),
    dependencies,
  );
  expect(oidc.name).toBe('oidc');
  await expect(createIdentityProvider(settings('', { IDENTITY: 'oidc' }), dependencies)).rejects.toThrow(
    /^OIDC_ISSUER and one of OIDC_CLIENT_ID and OIDC_AUDIENCE must be set.*$/,
  );
  await expect(createIdentityProvider(settings('', { IDENTITY: 'firebase' }), dependencies)).rejects.toThrow(
    /^FIREBASE_PROJECT_ID must be set.*$/,
  );
});
