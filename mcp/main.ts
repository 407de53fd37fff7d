import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from './createMcpServer.ts';
import { serveHttp } from './serveHttp.ts';
import { openVault, VaultError } from './vaultClient.ts';

/**
 * node mcp/main.ts [--write]               speaks the Model Context Protocol over stdio, with VAULT_API_KEY
 * node mcp/main.ts [--write] --http PORT   over Streamable HTTP on loopback; each call brings its API key
 */
try {
  await start();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const { VAULT_URL = 'http://127.0.0.1:4000', VAULT_API_KEY } = process.env;
  const { write: mayWrite, http } = parseArgs({ options: { write: { type: 'boolean', default: false }, http: { type: 'string' } } }).values;
  if (http === undefined) {
    if (!VAULT_API_KEY) throw new VaultError('VAULT_API_KEY is missing: make an API key in the settings of the vault.');
    await createMcpServer(openVault(VAULT_URL, VAULT_API_KEY), { mayWrite }).connect(new StdioServerTransport());
    return;
  }
  const port = Number(http);
  if (!/^\d{1,5}$/.test(http) || port > 65_535) throw new VaultError('--http takes a port: a number from 0 to 65535.');
  // Checked before anybody calls.
  openVault(VAULT_URL, '');
  const { server, url } = await serveHttp(port, VAULT_URL, { mayWrite });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
  process.stdout.write(`${url}\n`);
}
