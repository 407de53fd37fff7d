import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { zipOf } from '#tests/support/documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { countsOf, importer } from '#tests/support/imports.ts';

const database = useDatabase();

const sources = [
  {
    id: 'source_link', type: 'URI', title: 'Tides', url: 'https://tides.invalid/', collection: ['Sea', 'Moon'], tags: ['ebb', 'flow'], note: 'Mine', isFavorite: true, isDone: true, readingProgress: 0.5, createdAt: '2021-01-01T00:00:00.000Z',
    highlights: [{ quote: 'twice a day', prefix: 'It comes ', suffix: ', or nearly', note: 'Why?', color: 'PINK', createdAt: '2021-02-01T00:00:00.000Z' }],
  },
  { id: 'source_note', type: 'NOTE', title: 'A thought', originalContent: '# A thought\n\nof the **sea**', collection: ['Sea'], tags: [], note: 'Beside it', isFavorite: false, isDone: false, readingProgress: null, createdAt: '2021-01-02T00:00:00.000Z', highlights: [] },
  { id: 'source_text', type: 'CONTENT', title: 'Pasted', originalContent: 'Words from somewhere', collection: [], tags: ['ebb'], note: '', isFavorite: false, isDone: false, readingProgress: null, createdAt: '2021-01-03T00:00:00.000Z', highlights: [] },
  { id: 'source_file', type: 'FILE', title: 'Table of tides', file: { name: 'tides.txt', mimeType: 'text/plain' }, collection: ['Sea'], tags: ['flow'], note: 'A file', isFavorite: false, isDone: false, readingProgress: null, createdAt: '2021-01-04T00:00:00.000Z', highlights: [{ quote: 'high water', prefix: '', suffix: '', note: '', color: 'GREEN', createdAt: '2021-02-02T00:00:00.000Z' }] },
];
const collections = [{ path: ['Sea'], description: 'All of it' }, { path: ['Sea', 'Moon'], description: '' }, { path: ['Empty'], description: 'Nothing in it' }];
const lines = (values: readonly object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');
const archive = (more: Record<string, string> = {}) =>
  zipOf({ 'manifest.json': '{"product":"Knowledge Vault","format":1}', 'sources.jsonl': lines(sources), 'collections.jsonl': lines(collections), 'files/source_file/tides.txt': 'high water at noon', 'pages/source_link.html': '<html><body><p>It comes twice a day, or nearly. That is what the sea does, day after day, as long as there is a moon.</p></body></html>', ...more });

type Exported = Record<string, unknown> & { readonly id: string; readonly title: string; readonly highlights: Record<string, unknown>[] };

/** What an archive holds of what people made, in an order of its own. */
function heldIn(bytes: Uint8Array) {
  const entries = unzipSync(bytes);
  const read = (name: string) => strFromU8(entries[name] ?? new Uint8Array()).split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as Exported);
  const all = read('sources.jsonl').sort((one, other) => (one.title < other.title ? -1 : 1));
  return {
    sources: all.map(({ type, title, url, collection, tags, note, isFavorite, isDone, readingProgress, createdAt, originalContent, highlights }) => ({
      type, title, url, collection, tags: [...(tags as string[])].sort(), note, isFavorite, isDone, readingProgress, createdAt, originalContent: originalContent ?? null,
      highlights: highlights.map(({ quote, prefix, suffix, note: thought, color, createdAt: at }) => ({ quote, prefix, suffix, note: thought, color, createdAt: at })),
    })),
    collections: read('collections.jsonl').map(({ path, description }) => ({ path, description })).sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
    files: Object.entries(entries).filter(([name]) => name.startsWith('files/')).map(([name, content]) => [name.split('/')[2], strFromU8(content)]),
  };
}

async function exporter() {
  const it = await importer(database.url);
  const space = async (name: string) => ((await it.ask('mutation($name: String!) { createSpace(input: { name: $name }) { ... on CreateSpacePayload { space { id } } } }', { name })) as unknown as { createSpace: { space: { id: string } } }).createSpace.space.id;
  const exported = async (spaceId: string) => {
    const { startExport } = (await it.ask('mutation($input: StartExportInput!) { startExport(input: $input) { ... on StartExportPayload { job { id } } } }', { input: { spaceId, format: 'VAULT_ZIP' } })) as unknown as { startExport: { job: { id: string } } };
    const url = await eventually(async () => {
      const { node } = (await it.ask('query($id: ID!) { node(id: $id) { ... on Job { state file { url } } } }', { id: startExport.job.id })) as unknown as { node: { state: string; file: { url: string } | null } };
      if (!node.file) throw new Error(`It is ${node.state}`);
      return node.file.url;
    });
    return Buffer.from(await (await fetch(`${it.server.url}${url}`)).arrayBuffer());
  };
  return { ...it, space, exported };
}

test('an archive of this vault comes back as it was, and a second time nothing is doubled', async () => {
  const { work, carryOut, space, exported, spaceId } = await exporter();
  await work();
  const first = await carryOut(archive(), { fileName: 'vault.zip' });
  expect([first.importPlan?.format, first.importPlan?.lostFields, countsOf(first)]).toEqual(['VAULT_ZIP', [], { ADDED: 4 }]);
  const mine = await exported(spaceId);
  const held = heldIn(mine);
  expect(held.sources).toMatchObject([...sources].sort((one, other) => (one.title < other.title ? -1 : 1)).map(({ id: _id, file: _file, ...source }) => ({ ...source, tags: [...source.tags].sort() })));
  expect(held.collections).toHaveLength(3);
  expect(held.files).toContainEqual(['tides.txt', 'high water at noon']);
  const other = await space('The other one');
  expect(countsOf(await carryOut(mine, { into: { spaceId: other } }))).toEqual({ ADDED: 4 });
  expect(heldIn(await exported(other))).toEqual(held);
  expect(countsOf(await carryOut(mine, { into: { spaceId: other } }))).toEqual({ ALREADY_THERE: 4 });
  expect(heldIn(await exported(other))).toEqual(held);
});

test('damaged lines and files that are missing are told, and the rest comes; what is not kept is named', async () => {
  const { work, carryOut } = await exporter();
  await work();
  const broken = lines([{ ...sources[3], id: 'source_gone' }, { ...sources[1], originalContent: '' }]);
  const job = await carryOut(archive({ 'sources.jsonl': `${lines(sources.slice(0, 1))}{"id": \n${broken}`, 'prompts.jsonl': '{"name":"ours"}\n', 'files/../../evil': 'no' }));
  expect([countsOf(job), job.importPlan?.lostFields]).toEqual([{ ADDED: 1, FAILED: 3 }, ['prompts']]);
  expect(job.rows.edges.map(({ node }) => node.field)).toEqual([null, '', 'file', 'originalContent']);
});
