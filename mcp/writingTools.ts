import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { presentSource, type Source } from './readingTools.ts';
import { answerWith } from './toolAnswer.ts';
import { pathOf, type VaultClient } from './vaultClient.ts';

/** What the vault calls them in its REST service. */
const types = { link: 'URI', text: 'CONTENT', note: 'NOTE' } as const;

const tags = z.array(z.string().min(1).max(100)).max(50);

/** Offers what changes the vault: add, tag. Nothing deletes. */
export function offerWritingTools(server: McpServer, vault: VaultClient): void {
  const annotations = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };
  const inputOfAdd = {
    spaceId: z.string().max(100),
    kind: z.enum(['link', 'text', 'note']),
    content: z.string().min(1).max(1_000_000).describe('The address of a link; the text of a text; the Markdown of a note.'),
    title: z.string().max(500).optional().describe('Of a text or a note; a link is called what its page is called.'),
    collectionId: z.string().max(100).optional(),
  };
  server.registerTool('add', { description: 'Keeps a link, a text or a note in a space. It is read in the background.', inputSchema: inputOfAdd, annotations }, (asked) => answerWith(() => add(vault, asked)));

  const inputOfTag = { sourceId: z.string().max(100), add: tags.default([]), remove: tags.default([]) };
  server.registerTool('tag', { description: 'Adds tags to a source, and takes others off.', inputSchema: inputOfTag, annotations: { ...annotations, idempotentHint: true } }, (asked) => answerWith(() => tag(vault, asked)));
}

async function add(vault: VaultClient, asked: { spaceId: string; kind: keyof typeof types; content: string; title?: string | undefined; collectionId?: string | undefined }) {
  const data = asked.kind === 'link' ? asked.content : { text: asked.content, title: asked.title ?? null };
  const body = { type: types[asked.kind], data, collectionId: asked.collectionId ?? null };
  return presentSource((await vault.call<Source>('POST', pathOf`/spaces/${asked.spaceId}/sources`, { body })).data);
}

/** Changes only what was read: tags that somebody gives at the same time are not lost. */
async function tag(vault: VaultClient, asked: { sourceId: string; add: string[]; remove: string[] }) {
  const path = pathOf`/sources/${asked.sourceId}`;
  const { data: source, etag } = await vault.call<Source>('GET', path);
  const kept = source.tags.filter((name) => !asked.remove.includes(name));
  return presentSource((await vault.call<Source>('PUT', path, { body: { tags: [...new Set([...kept, ...asked.add])] }, etag })).data);
}
