import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createMcpServer } from './createMcpServer.ts';
import { openVault } from './vaultClient.ts';

/**
 * Serves Streamable HTTP at `/mcp` on loopback. Each call brings its own API key as a bearer token and nothing is kept between
 * calls: whoever reaches the port can do nothing that they could not do at the vault itself.
 *
 * @param port 0: any that is free
 */
export async function serveHttp(port: number, vaultUrl: string, options: { mayWrite: boolean }): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    answer(request, response, vaultUrl, options).catch(() => {
      if (!response.headersSent) refuse(response, 500, 'It failed here: see whether the vault answers, then try again.');
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp` };
}

async function answer(request: IncomingMessage, response: ServerResponse, vaultUrl: string, options: { mayWrite: boolean }): Promise<void> {
  // A page in a browser reaches loopback, too, under a name of its own (DNS rebinding) or with its origin.
  const { host, origin, authorization } = request.headers;
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host ?? '') || origin !== undefined) return refuse(response, 403, 'Pages of browsers may not call this, only programs on this machine.');
  if (request.url !== '/mcp') return refuse(response, 404, 'The protocol is spoken at /mcp.');
  if (request.method !== 'POST') return refuse(response, 405, 'Nothing is kept between calls: send POST.', { allow: 'POST' });
  const [, apiKey] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  if (apiKey === undefined) return refuse(response, 401, 'Send an API key of the vault: authorization: Bearer …', { 'www-authenticate': 'Bearer' });

  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
  const server = createMcpServer(openVault(vaultUrl, apiKey), options);
  response.once('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

function refuse(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }));
}
