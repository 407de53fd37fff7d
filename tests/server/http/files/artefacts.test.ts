import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { openBlobFolder } from '#server/platform/storage/blobFolder.ts';
import { useDatabase } from '#tests/support/database.ts';
import { filesFolder, startServer } from '#tests/support/server.ts';
import { publicId } from '#tests/support/vault.ts';

const source = useDatabase();
test('members get addresses of pictures and snapshots; the file needs no header and does nothing', async () => {
  const server = await startServer(source.url);
  const token = await server.signedIn();
  const { prisma } = server.database;
  const { spaceId } = await prisma.membership.findFirstOrThrow();
  const blobs = await openBlobFolder(filesFolder);
  const keep = async (text: string) => {
    const blob = await blobs.write(Readable.from([Buffer.from(text)]), 1_000);
    await prisma.blob.create({ data: blob });
    return blob.hash;
  };
  const page = '<script>alert(1)</script><p>A page as it was</p>';
  const artefacts = [
    { kind: 'SNAPSHOT' as const, mimeType: 'text/html', blobHash: await keep(page) },
    { kind: 'THUMBNAIL' as const, mimeType: 'image/webp', blobHash: await keep('small picture') },
    { kind: 'FAVICON' as const, mimeType: 'image/png', blobHash: await keep('icon') },
    { kind: 'ORIGINAL' as const, mimeType: 'application/x-sh', blobHash: await keep('rm') },
  ];
  const details = { pages: 12, outline: [{ title: 'Method', level: 2, anchor: 'method' }] };
  const { id } = await prisma.source.create({ data: { spaceId, type: 'NOTE', title: 'Kept', status: 'COMPLETED', faviconUrl: 'https://halden.example/icon.png', details, artefacts: { create: artefacts } } });
  const fields = 'faviconUrl snapshotUrl thumbnailUrl previewUrl details { pages width outline { title level page anchor } }';

  const one = await server.post(token, `query($id: ID!) { node(id: $id) { ... on Source { ${fields} } } }`, { id: publicId('Source', id) });
  const listed = await server.post(token, `{ viewer { spaces { edges { node { sources(first: 5) { edges { node { ${fields} } } } } } } } }`);
  const { node } = (one.body as { data: { node: Record<'snapshotUrl' | 'thumbnailUrl' | 'faviconUrl', string> } }).data;
  expect(node).toMatchObject({ previewUrl: null, details: { pages: 12, width: null, outline: [{ title: 'Method', level: 2, page: null, anchor: 'method' }] } });
  expect(JSON.stringify(listed.body)).toContain(JSON.stringify(node));

  const snapshot = await fetch(server.url + node.snapshotUrl);
  expect(await snapshot.text()).toBe(page);
  expect(Object.fromEntries(snapshot.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox$/),
    'cache-control': 'private, max-age=600, no-transform',
    'content-disposition': 'inline',
  });
  const part = await fetch(server.url + node.thumbnailUrl, { headers: { range: 'bytes=6-12' } });
  expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([206, 'image/webp', 'picture']);

  // The site is not asked for its icon by whoever reads.
  const icon = await fetch(server.url + node.faviconUrl);
  expect([icon.headers.get('content-type'), await icon.text()]).toEqual(['image/png', 'icon']);
  await prisma.source.update({ where: { id }, data: { trashedAt: new Date() } });
  const trashed = await server.post(token, 'query($id: ID!) { node(id: $id) { ... on Source { faviconUrl } } }', { id: publicId('Source', id) });
  expect(trashed.body).toEqual({ data: { node: { faviconUrl: null } } });
  expect((await fetch(server.url + node.faviconUrl)).status).toBe(404);
  await prisma.source.update({ where: { id }, data: { trashedAt: null } });

  // A table says how large it is and how it begins, to lists as well; nothing else is a table.
  const table = { rows: 2, columns: 9, cells: [['day', 'group'], ['1', 'A']] };
  const tables = async (mimeType: string) => {
    await prisma.source.update({ where: { id }, data: { mimeType, details: { ...details, table } } });
    const { body } = await server.post(token, `{ viewer { spaces { edges { node { sources(first: 5) { edges { node { table { rows columns cells } } } } } } } } }`);
    return /"table":(\{"rows":\d|null)/.exec(JSON.stringify(body))?.[1];
  };
  expect([await tables('text/csv'), await tables('text/html')]).toEqual(['{"rows":2', 'null']);

  // The file that a link led to is shown and saved as one that was uploaded.
  const { body } = await server.post(token, 'query($id: ID!) { node(id: $id) { ... on Source { contentUrl downloadUrl } } }', { id: publicId('Source', id) });
  const { contentUrl, downloadUrl } = (body as { data: { node: Record<'contentUrl' | 'downloadUrl', string> } }).data.node;
  for (const path of [contentUrl, downloadUrl]) {
    const original = await fetch(server.url + path);
    expect([original.headers.get('content-type'), original.headers.get('content-disposition')?.slice(0, 11), await original.text()]).toEqual(['application/x-sh', 'attachment;', 'rm']);
  }
});
