import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { offerReadingTools } from './readingTools.ts';
import type { VaultClient } from './vaultClient.ts';
import { offerWritingTools } from './writingTools.ts';

/** A vault as a server of the Model Context Protocol; tools that change it only when `mayWrite`. */
export function createMcpServer(vault: VaultClient, { mayWrite }: { mayWrite: boolean }): McpServer {
  const server = new McpServer({ name: 'knowledge-vault', version: '0.1.0' });
  offerReadingTools(server, vault);
  if (mayWrite) offerWritingTools(server, vault);
  return server;
}
