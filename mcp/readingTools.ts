import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { answerWith, endOfPiece, shortened } from './toolAnswer.ts';
import { pathOf, type VaultClient, VaultError } from './vaultClient.ts';

/** A source as the REST service shows it, as far as it is told on. */
export interface Source {
  id: string;
  collectionId: string | null;
  type: string;
  status: string;
  title: string;
  sourceUrl: string | null;
  originalContent: string | null;
  excerpt: string | null;
  summary: string | null;
  tags: string[];
}

interface Passage {
  text: string;
  source: { id: string; title: string };
  place: { heading: string | null; page: number | null; path: string };
}

/** In UTF-16 code units. */
const pieceLength = 20_000;
const passageLength = 2_000;
const nameLength = 300;
const sourcesPerPage = 20;
const namesPerPage = 100;

const annotations = { readOnlyHint: true, openWorldHint: false };
const spaceId = z.string().max(100).describe('The id of a space, as `list` shows it.');
const cursor = z.string().max(2_000).optional().describe('Where to go on: `nextCursor` of the answer before.');
const collectionId = z.string().max(100).optional().describe('Only what lies in this collection and below it.');

/** Offers what changes nothing: list, search, ask, read. */
export function offerReadingTools(server: McpServer, vault: VaultClient): void {
  const inputOfList = { what: z.enum(['spaces', 'collections', 'sources']), spaceId: spaceId.optional().describe('The space whose collections or sources are listed.'), collectionId, cursor };
  server.registerTool('list', { description: 'Lists your spaces, or the collections or the newest sources of a space.', inputSchema: inputOfList, annotations }, (asked) =>
    answerWith(async () => {
      if (asked.what === 'spaces') return listSpaces(vault, asked.cursor);
      if (asked.spaceId === undefined) throw new VaultError(`Say of which space: list spaces first, then ${asked.what} with its spaceId.`);
      if (asked.what === 'collections') return listCollections(vault, asked.spaceId, asked.cursor);
      return listSources(vault, { ...asked, spaceId: asked.spaceId });
    }),
  );

  const inputOfSearch = { spaceId, words: z.string().min(1).max(1_000).describe('What to search for; tag:NAME narrows it.'), collectionId, cursor };
  server.registerTool('search', { description: 'Finds sources of a space by words, best first.', inputSchema: inputOfSearch, annotations }, (asked) => answerWith(() => listSources(vault, asked)));

  const inputOfAsk = { spaceId, question: z.string().min(1).max(1_000), collectionId };
  const aboutAsk = 'Answers a question with passages of the sources, word for word and best first. isAnswerable is false when nothing in the sources answers it.';
  server.registerTool('ask', { description: aboutAsk, inputSchema: inputOfAsk, annotations }, (asked) => answerWith(() => ask(vault, asked)));

  const inputOfRead = { sourceId: z.string().max(100), start: z.int().min(0).default(0).describe('Where the piece begins: `nextStart` of the piece before.') };
  const aboutRead = `Reads the text of a source, ${pieceLength} characters at a time.`;
  server.registerTool('read', { description: aboutRead, inputSchema: inputOfRead, annotations }, ({ sourceId, start }) => answerWith(() => readPiece(vault, sourceId, start)));
}

async function listSpaces(vault: VaultClient, from?: string) {
  const { data } = await vault.call<{ spaces: { id: string; name: string }[]; nextCursor: string | null }>('GET', `/spaces?${pageOf(namesPerPage, from).toString()}`);
  return { spaces: data.spaces.map(({ id, name }) => ({ id, name: shortened(name, nameLength) })), nextCursor: data.nextCursor };
}

async function listCollections(vault: VaultClient, of: string, from?: string) {
  const { data, nextCursor } = await vault.call<{ id: string; name: string; parentId: string | null }[]>('GET', `${pathOf`/spaces/${of}/collections`}?${pageOf(namesPerPage, from).toString()}`);
  return { collections: data.map(({ id, name, parentId }) => ({ id, name: shortened(name, nameLength), parentId })), nextCursor };
}

function pageOf(limit: number, from?: string): URLSearchParams {
  return new URLSearchParams({ limit: String(limit), ...(from !== undefined && { cursor: from }) });
}

async function listSources(vault: VaultClient, asked: { spaceId: string; words?: string; collectionId?: string | undefined; cursor?: string | undefined }) {
  const query = pageOf(sourcesPerPage, asked.cursor);
  query.set('texts', 'short');
  if (asked.words !== undefined) query.set('q', asked.words);
  if (asked.collectionId !== undefined) {
    query.set('collectionId', asked.collectionId);
    query.set('includeDescendants', 'true');
  }
  const { data } = await vault.call<{ sources: Source[]; nextCursor: string | null }>('GET', `${pathOf`/spaces/${asked.spaceId}/sources`}?${query.toString()}`);
  return { sources: data.sources.map(presentSource), nextCursor: data.nextCursor };
}

async function ask(vault: VaultClient, asked: { spaceId: string; question: string; collectionId?: string | undefined }) {
  const body = { query: asked.question, limit: 10, ...(asked.collectionId !== undefined && { collectionIds: [asked.collectionId] }) };
  const { data } = await vault.call<{ isAnswerable: boolean; passages: Passage[] }>('POST', pathOf`/spaces/${asked.spaceId}/ask`, { body });
  const passages = data.passages.map(({ text, source, place: { heading, page, path } }) => ({
    text: shortened(text, passageLength),
    sourceId: source.id,
    title: shortened(source.title, nameLength),
    heading: heading === null ? null : shortened(heading, nameLength),
    page,
    path,
  }));
  return { isAnswerable: data.isAnswerable, passages };
}

async function readPiece(vault: VaultClient, sourceId: string, start: number) {
  const { data } = await vault.call<Source>('GET', pathOf`/sources/${sourceId}`);
  const text = data.originalContent ?? '';
  const end = endOfPiece(text, start + pieceLength);
  return { ...presentSource(data), length: text.length, start, text: text.slice(start, end), nextStart: end < text.length ? end : null };
}

/** What is told of a source, short enough for a list. */
export function presentSource({ id, collectionId: lies, type, status, title, sourceUrl, excerpt, summary, tags }: Source) {
  return {
    id,
    collectionId: lies,
    type,
    status,
    title: shortened(title, nameLength),
    url: sourceUrl === null ? null : shortened(sourceUrl, passageLength),
    about: shortened(summary ?? excerpt ?? '', passageLength),
    tags: tags.slice(0, 100),
  };
}
