import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { createAccounts } from '#server/http/callers/accounts.ts';
import { parseTrustedProxies } from '#server/http/requests/callerAddress.ts';
import { authRest } from '#server/http/rest/auth/authRest.ts';
import type { IdentityProvider } from '#server/identity/identity.ts';
import { goodPassword, type LocalVault, localVault, newEmail, recordingLog } from './identity.ts';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** As the service promises it; each test asks for the part that it expects. */
  readonly body: {
    readonly data: {
      readonly token: string;
      readonly expiresAt: string;
      readonly user: { readonly displayName: string | null };
      readonly uri: string;
      readonly recoveryCodes: readonly string[];
      readonly challenge: string;
      readonly options: { readonly challenge: string; readonly [name: string]: unknown };
      readonly id: string;
      readonly name: string;
    };
    readonly error: {
      readonly code: string;
      readonly challenge: string;
      readonly fields: readonly { readonly path: string; readonly code: string; readonly message: string }[];
    };
  };
}

/** The auth service on a real HTTP server, with a local provider unless told otherwise. */
export interface AuthService {
  readonly vault: LocalVault;
  readonly address: string;
  readonly logged: string[];
  call(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export async function authService(
  databaseUrl: string,
  {
    rateLimit = 1,
    sendsMail = false,
    publicUrl,
    trustProxy,
    provider,
  }: { rateLimit?: number; sendsMail?: boolean; publicUrl?: string; trustProxy?: string; provider?: Partial<IdentityProvider> } = {},
): Promise<AuthService> {
  const vault = await localVault(databaseUrl, { rateLimit, sendsMail, publicUrl });
  const { log, lines } = recordingLog();
  // Every test counts for itself: the limits of all of them meet on one loopback address.
  await vault.database.pool.query('TRUNCATE "AuthThrottle"');
  const app = new Hono().route(
    '/auth/api/v1',
    authRest({
      identity: { ...vault.identity, ...provider },
      db: vault.database.prisma,
      throttle: vault.throttle,
      trustedProxies: parseTrustedProxies(trustProxy),
      accounts: createAccounts({ db: vault.database.prisma, log, now: () => new Date() }),
      publicUserId: (uuid) => encodePublicId('User', uuid),
      passkeyIds: { encode: (uuid) => encodePublicId('Passkey', uuid), decode: (id) => uuidOf('Passkey', id) },
      isSecure: true,
      idempotencySecret: 'a secret of the tests',
      log,
    }),
  );
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/api/v1`;
  return {
    vault,
    address,
    logged: lines,
    async call(path, body, headers = {}) {
      const response = await fetch(address + path, {
        method: 'POST',
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
    },
  };
}

/** Registers somebody through the service; answers what they sign in with. */
export async function registerBy({ call }: AuthService): Promise<{ email: string; password: string }> {
  const credentials = { email: newEmail(), password: goodPassword };
  const { status, body } = await call('/registration', credentials);
  if (status !== 201) throw new Error(`Registration answers ${status}: ${JSON.stringify(body)}`);
  return credentials;
}
