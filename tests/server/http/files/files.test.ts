import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { uuid } from '#tests/support/vault.ts';
import { type VaultRest, vaultRest } from '#tests/support/vaultRest.ts';

const database = useDatabase();

async function addFile(it: VaultRest, owner: string, spaceId: string, { name, mimeType, bytes }: { name: string; mimeType?: string; bytes: string }): Promise<string> {
  const { body } = await it.as(owner)('POST', `/spaces/${spaceId}/sources`, { type: 'FILE', data: { name, size: Buffer.byteLength(bytes), mimeType } });
  const id = body.data.id as string;
  await it.call(owner, 'PUT', `/sources/${id}/content`, { raw: bytes });
  // What it is was told from its bytes; here it is to be what the test says.
  if (mimeType) await it.server.database.prisma.source.update({ where: { id: uuid(id) }, data: { mimeType } });
  return id;
}

/** The addresses of a source, as the person with this token gets them. */
async function addressesOf(it: VaultRest, token: string, sourceId: string) {
  const { body } = await it.server.post(token, 'query($id: ID!) { node(id: $id) { ... on Source { contentUrl downloadUrl } } }', { id: sourceId });
  return (body as { data: { node: { contentUrl: string | null; downloadUrl: string | null } | null } }).data.node ?? { contentUrl: null, downloadUrl: null };
}

const open = (it: VaultRest, path: string | null, headers: Record<string, string> = {}, method = 'GET') => fetch(`${it.server.url}${path}`, { headers, method });

test('a browser shows a file by its address alone, whole or in part, for a while', async () => {
  const it = await vaultRest(database.url);
  const { owner, spaceId } = await it.place();
  const id = await addFile(it, owner, spaceId, { name: 'Prüfung.png', mimeType: 'image/png', bytes: '0123456789' });
  const { contentUrl, downloadUrl } = await addressesOf(it, owner, id);
  const shown = await open(it, contentUrl);
  expect([shown.status, await shown.text()]).toEqual([200, '0123456789']);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': expect.stringMatching(/^inline; /),
    'content-security-policy': expect.stringMatching(/default-src 'none'.* sandbox; frame-ancestors 'self'/),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, max-age=600, no-transform',
  });
  const part = await open(it, contentUrl, { range: 'bytes=2-3' });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '23', 'bytes 2-3/10']);
  expect((await open(it, contentUrl, { 'if-none-match': shown.headers.get('etag') ?? '' })).status).toBe(304);
  const head = await open(it, contentUrl, {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', '']);
  const saved = await open(it, downloadUrl);
  expect(Object.fromEntries(saved.headers)).toMatchObject({
    'content-disposition': `attachment; filename="Pr_fung.png"; filename*=UTF-8''Pr%C3%BCfung.png`,
    'cache-control': 'private, no-store, no-transform',
  });
  // The same address for a while, so that a browser need not load a picture again.
  expect((await addressesOf(it, owner, id)).contentUrl).toBe(contentUrl);
});

test('what could run something is never shown; what browsers know to show is', async () => {
  const it = await vaultRest(database.url);
  const { owner, spaceId } = await it.place();
  const headersOf = async (mimeType: string) => {
    const { contentUrl } = await addressesOf(it, owner, await addFile(it, owner, spaceId, { name: 'a', mimeType, bytes: '<script>alert(1)</script>' }));
    return (await open(it, contentUrl)).headers;
  };
  for (const mimeType of ['image/svg+xml', 'text/html', 'application/xhtml+xml', 'text/xml', 'application/javascript', 'application/zip']) {
    const headers = await headersOf(mimeType);
    expect(headers.get('content-disposition'), mimeType).toMatch(/^attachment; /);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
  for (const [mimeType, type] of [
    ['application/pdf; charset=binary', 'application/pdf'],
    ['text/plain', 'text/plain; charset=utf-8'],
    ['video/mp4', 'video/mp4'],
  ] as const) {
    const headers = await headersOf(mimeType);
    expect([headers.get('content-type'), headers.get('content-disposition')?.slice(0, 7)]).toEqual([type, 'inline;']);
  }
});

test('of a note its text is saved; where there is nothing there is no address', async () => {
  const it = await vaultRest(database.url);
  const { owner, spaceId } = await it.place();
  const mine = it.as(owner);
  const add = async (body: unknown) => (await mine('POST', `/spaces/${spaceId}/sources`, body)).body.data.id as string;
  const note = await addressesOf(it, owner, await add({ type: 'NOTE', data: { title: 'Über „alles“', text: 'Words' } }));
  expect(note.contentUrl).toBeNull();
  const saved = await open(it, note.downloadUrl);
  expect([saved.status, await saved.text(), saved.headers.get('content-type')]).toEqual([200, '# Über „alles“\n\nWords\n', 'text/markdown; charset=utf-8']);
  const nothing = { contentUrl: null, downloadUrl: null };
  expect(await addressesOf(it, owner, await add({ type: 'FILE', data: { name: 'a.bin', size: 5 } }))).toEqual(nothing);
  expect(await addressesOf(it, owner, await add({ type: 'URI', data: 'https://example.org/a' }))).toEqual(nothing);
  const trashed = await addFile(it, owner, spaceId, { name: 'b.txt', bytes: 'b' });
  const { contentUrl } = await addressesOf(it, owner, trashed);
  await mine('DELETE', `/sources/${trashed}`);
  expect(await addressesOf(it, owner, trashed)).toEqual(nothing);
  expect((await open(it, contentUrl)).status).toBe(404);
});

test('rights are asked again at every opening, and all refusals are the same', async () => {
  const it = await vaultRest(database.url);
  const { spaceId, fileId } = await it.place();
  const viewer = await it.member(spaceId, 'VIEWER');
  const { contentUrl, downloadUrl } = await addressesOf(it, viewer, fileId);
  expect((await open(it, downloadUrl)).status).toBe(200);
  const stranger = await it.server.signedIn();
  expect(await addressesOf(it, stranger, fileId)).toEqual({ contentUrl: null, downloadUrl: null });

  await it.server.database.prisma.membership.deleteMany({ where: { spaceId: uuid(spaceId), role: 'VIEWER' } });
  const refusals = await Promise.all(
    [contentUrl, downloadUrl, '/files/x', `${contentUrl}A`, `/files/${'A'.repeat(92)}`].map(async (path) => {
      const answer = await open(it, path);
      return [answer.status, answer.headers.get('cache-control'), await answer.text()];
    }),
  );
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
  expect(refusals[0]).toEqual([404, 'no-store', expect.stringContaining('Go back to the vault and open the file again.')]);
});

test('an address of a file does nothing else', async () => {
  const it = await vaultRest(database.url);
  const { owner, fileId } = await it.place();
  const { contentUrl } = await addressesOf(it, owner, fileId);
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await open(it, contentUrl, {}, method)).status).toBe(404);
});
