import { generateKeyPair, type JWTPayload } from 'jose';
import { expect, test } from 'vitest';
import { ExternalSignInError } from '#server/identity/identityErrors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { handmadeIssuer, vaultTrusting } from '#tests/support/handmadeIssuer.ts';

const source = useDatabase();

const nobody = { returnTo: '/starred', invitationToken: null, uid: null, locale: 'en' } as const;

/** The sign-in of a vault that trusts this issuer, and what comes of an answer of it. */
async function signingIn(issuer: Awaited<ReturnType<typeof handmadeIssuer>>) {
  const { externalSignIn: signIn } = await vaultTrusting(issuer, source.url);
  return {
    begin: () => signIn.begin(nobody),
    /** Who is signed in, or why nobody is, when the issuer answers a code with these claims. */
    async outcome(claims: JWTPayload, { answer = {}, token, signed }: { answer?: Record<string, string>; token?: unknown; signed?: Parameters<typeof issuer.sign>[1] } = {}) {
      const { address, memory } = await signIn.begin(nobody);
      const { state = '', nonce = '' } = Object.fromEntries(new URL(address).searchParams);
      const idToken = await issuer.sign({ nonce, email: 'mira@example.org', email_verified: true, name: 'Mira', ...claims }, signed);
      issuer.answers.set('/token', () => token ?? { access_token: 'of the tests', token_type: 'bearer', id_token: idToken });
      try {
        const { handover } = await signIn.takeAnswer(new URLSearchParams({ code: 'any', state, ...answer }), memory);
        return (await signIn.redeem(handover)).person;
      } catch (error) {
        if (!(error instanceof ExternalSignInError)) throw error;
        expect(error.returnTo).toBe('/starred');
        return error.reason;
      }
    },
  };
}

test('an ID token as it should be signs its subject in', async () => {
  const { outcome } = await signingIn(await handmadeIssuer());
  expect(await outcome({})).toEqual({ provider: 'oidc', uid: 'ada', email: 'mira@example.org', emailVerified: true, name: 'Mira', photoUrl: null });
});

test('nobody is signed in by an ID token of another sign-in, client, issuer, key or time', async () => {
  const issuer = await handmadeIssuer();
  const { outcome } = await signingIn(issuer);
  const stranger = await generateKeyPair('RS256');
  const now = Math.floor(Date.now() / 1_000);
  const cases: [string, JWTPayload, Parameters<typeof outcome>[1]?][] = [
    ['another nonce', { nonce: 'of another sign-in' }],
    ['no nonce', { nonce: undefined }],
    ['another client', { aud: 'another' }],
    ['another client besides, without saying for whom', { aud: ['vault', 'another'] }],
    ['another issuer', { iss: 'https://evil.example.org' }],
    ['too old', { exp: now - 60, iat: now - 600 }],
    ['of a stranger', {}, { signed: { key: stranger.privateKey } }],
    ['without a subject', { sub: undefined }],
    ['with an odd subject', { sub: 'a\u0000da' }],
    ['no ID token', {}, { token: { access_token: 'of the tests', token_type: 'bearer' } }],
    ['an unsigned one', {}, { token: { access_token: 'any', token_type: 'bearer', id_token: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"ada"}').toString('base64url')}.` } }],
    ['nonsense', {}, { token: 'nonsense' }],
    ['more than any issuer says', {}, { token: { access_token: 'x'.repeat(2_000_000), token_type: 'bearer' } }],
    ['an answer of another issuer', {}, { answer: { iss: 'https://evil.example.org' } }],
    ['two codes', {}, { answer: { error: 'access_denied', code: 'any' } }],
  ];
  for (const [name, claims, more] of cases) {
    expect(await outcome(claims, more), name).toBe(name === 'two codes' ? 'denied' : 'failed');
  }
});

test('an issuer that names itself in its answers must do so', async () => {
  const issuer = await handmadeIssuer({ document: { authorization_response_iss_parameter_supported: true } });
  const { outcome } = await signingIn(issuer);
  expect(await outcome({})).toBe('failed');
  expect(await outcome({}, { answer: { iss: issuer.url } })).toMatchObject({ uid: 'ada' });
});

test('what the ID token leaves out is asked for, and must be about the same person', async () => {
  const issuer = await handmadeIssuer();
  const { outcome } = await signingIn(issuer);
  issuer.answers.set('/me', () => ({ sub: 'ada', email: 'ada@example.org', email_verified: true, name: 'Ada' }));
  expect(await outcome({ name: undefined, email: undefined, email_verified: undefined })).toMatchObject({ email: 'ada@example.org', emailVerified: true, name: 'Ada' });
  issuer.answers.set('/me', () => ({ sub: 'eve', email: 'eve@example.org', name: 'Eve' }));
  expect(await outcome({ name: undefined })).toBe('failed');
});

test('claims that are odd count as absent', async () => {
  const { outcome } = await signingIn(await handmadeIssuer());
  expect(await outcome({ email: 'x'.repeat(300), name: `Mi\u0000ra ${'a'.repeat(200)}`, picture: 7 })).toEqual({
    provider: 'oidc',
    uid: 'ada',
    email: null,
    emailVerified: false,
    name: `Mi ra ${'a'.repeat(94)}`,
    photoUrl: null,
  });
});

test.each([
  ['of another issuer', { issuer: 'https://evil.example.org' }],
  ['without an address for people', { authorization_endpoint: undefined }],
  ['that leads people to no site', { authorization_endpoint: 'javascript:alert(1)' }],
  ['that is too large', { more: 'x'.repeat(2_000_000) }],
])('a discovery document %s leads nobody anywhere', async (_name, document) => {
  const { begin } = await signingIn(await handmadeIssuer({ document }));
  await expect(begin()).rejects.toMatchObject({ reason: 'unavailable' });
});
