import { hash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { isLoopback } from './requests/callerAddress.ts';
import { parseCredentials } from './callers/credentials.ts';

type Call = Context<{ Bindings: HttpBindings }>;

/** What a proxy adds to what it passes on; a program on this machine that asks by itself sends none of them. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * `/metrics` (Prometheus): for whoever has the token, or without one for programs on this machine. What came through a
 * proxy, or by a name that is not this machine's (a page in a browser that was led here), came from elsewhere.
 */
export function metrics(token: string | undefined): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  app.get('/metrics', async (c) => {
    if (token === undefined && !isFromThisMachine(c)) {
      return c.json({ error: { code: 'FORBIDDEN', message: 'Only programs on the machine of the vault may read this, unless METRICS_TOKEN is set there.' } }, 403);
    }
    if (token !== undefined && !holds(c, token)) {
      return c.json({ error: { code: 'UNAUTHENTICATED', message: 'Send METRICS_TOKEN as a bearer token.' } }, 401, { 'WWW-Authenticate': 'Bearer' });
    }
    return c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
  });
  return app;
}

function isFromThisMachine(c: Call): boolean {
  if (!isLoopback(c.env.incoming.socket.remoteAddress ?? '')) return false;
  const name = URL.parse(`http://${c.req.header('host') ?? ''}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return (name === 'localhost' || isLoopback(name)) && proxyHeaders.every((header) => c.req.header(header) === undefined);
}

/** Compared as hashes, so that how long it takes says nothing of the token. */
function holds(c: Call, token: string): boolean {
  const credentials = parseCredentials(c.req.header('authorization'));
  const given = credentials.kind === 'token' ? credentials.token : credentials.kind === 'apiKey' ? credentials.secret : '';
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'));
}
