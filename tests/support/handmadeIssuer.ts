import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';
import type { ExternalSignIn, IdentityProvider } from '#server/identity/identity.ts';
import { createOidcProvider } from '#server/identity/oidc/oidcProvider.ts';
import { createThrottle } from '#server/identity/throttle.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { recordingMailer, settings, silentLog, temporaryFolder } from './identity.ts';

type CryptoKeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

const seconds = () => Math.floor(Date.now() / 1_000);

/** An issuer that says whatever a test wants: its discovery document, its keys, the tokens it signs, and what it answers for a code. */
export async function handmadeIssuer({ document = {} }: { document?: Record<string, unknown> } = {}) {
  const keys = new Map<string, { algorithm: string; pair: CryptoKeyPair }>();
  let broken = false;
  const asked: string[] = [];
  const answers = new Map<string, () => unknown>();
  const server: Server = createServer((request: IncomingMessage, response: ServerResponse) => {
    asked.push(request.url ?? '');
    void answer(request.url ?? '').then((body) => {
      response
        .writeHead(broken || body === null ? 500 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  onTestFinished(() => void server.close());

  async function answer(path: string): Promise<unknown> {
    const told = answers.get(path);
    if (told) return told();
    if (path === '/.well-known/openid-configuration') {
      return { issuer: url, jwks_uri: `${url}/keys`, authorization_endpoint: `${url}/authorize`, token_endpoint: `${url}/token`, userinfo_endpoint: `${url}/me`, ...document };
    }
    if (path !== '/keys') return null;
    const jwks = [...keys].map(async ([kid, { algorithm, pair }]) => ({
      ...(await exportJWK(pair.publicKey)),
      kid,
      alg: algorithm,
      use: 'sig',
    }));
    return { keys: await Promise.all(jwks) };
  }

  async function addKey(kid: string, algorithm: string) {
    const pair = await generateKeyPair(algorithm, { extractable: true });
    keys.set(kid, { algorithm, pair });
    return pair;
  }
  await addKey('one', 'RS256');

  return {
    url,
    asked,
    addKey,
    /** What it answers at a path from now on. */
    answers,
    breakDown: (down: boolean) => {
      broken = down;
    },
    sign(claims: JWTPayload = {}, { kid = 'one', key }: { kid?: string; key?: CryptoKey } = {}) {
      const known = keys.get(kid);
      const payload = { iss: url, aud: 'vault', sub: 'ada', iat: seconds(), exp: seconds() + 600, ...claims };
      return new SignJWT(payload)
        .setProtectedHeader({ alg: known?.algorithm ?? 'RS256', kid })
        .sign(key ?? (known?.pair.privateKey as CryptoKey));
    },
  };
}

/** The identity of a vault whose people sign in at this issuer. */
export async function vaultTrusting({ url }: { url: string }, databaseUrl: string): Promise<IdentityProvider & { readonly externalSignIn: ExternalSignIn }> {
  const database = openDatabase(databaseUrl, { max: 2 });
  onTestFinished(() => database.close());
  const dependencies = { database, mailer: recordingMailer(), throttle: createThrottle(database.pool, 0), log: silentLog };
  const provider = await createOidcProvider(settings(temporaryFolder(), { IDENTITY: 'oidc', OIDC_ISSUER: url, OIDC_CLIENT_ID: 'vault' }), dependencies);
  return provider as IdentityProvider & { readonly externalSignIn: ExternalSignIn };
}
