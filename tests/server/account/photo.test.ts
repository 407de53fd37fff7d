import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sweepBlobs } from '#server/domain/sources/files/blobs.ts';
import { startServer } from '#tests/support/server.ts';
import { useDatabase } from '#tests/support/database.ts';

const source = useDatabase();

/** A wide photograph with a red middle, as a camera writes it: with where it was taken. */
const photograph = (background = 'blue') =>
  sharp({ create: { width: 900, height: 300, channels: 3, background } })
    .composite([{ input: { create: { width: 300, height: 300, channels: 3, background: 'red' } }, left: 300, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Mira Okafor' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 10/1 0/1' } })
    .jpeg()
    .toBuffer();

async function vault() {
  const server = await startServer(source.url);
  const token = await server.signedIn();
  const put = (bytes: BodyInit, credential: string | null = token) =>
    fetch(`${server.url}/files/photo`, { method: 'PUT', body: bytes, headers: credential === null ? {} : { authorization: `Bearer ${credential}` } });
  const account = async (as = token) => {
    const { body } = await server.post(as, '{ viewer { account { photoUploadPath user { id photoUrl } } } }');
    return (body as { data: { viewer: { account: { photoUploadPath: string; user: { id: string; photoUrl: string | null } } } } }).data.viewer.account;
  };
  const words = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as { error: { code: string; message: string } }).error });
  return { server, token, put, account, words };
}

test('a picture becomes a square of its middle, without what the camera wrote, for whoever may see the person', async () => {
  const { server, put, account } = await vault();
  expect(await account()).toMatchObject({ photoUploadPath: '/files/photo', user: { photoUrl: null } });
  expect((await put(await photograph())).status).toBe(204);

  const { photoUrl } = (await account()).user;
  const shown = await fetch(`${server.url}${photoUrl}`);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=600, no-transform',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const bytes = Buffer.from(await shown.arrayBuffer());
  const { width, height, format, exif } = await sharp(bytes).metadata();
  expect({ width, height, format, exif }).toEqual({ width: 256, height: 256, format: 'webp', exif: undefined });
  const [red = 0, , blue = 0] = await sharp(bytes).resize(1, 1).raw().toBuffer();
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);

  // Whoever shares no space with them comes to no address of it, and whoever leaves the last one has an address that counts no more.
  const { prisma } = server.database;
  const { spaceId } = await prisma.membership.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  const { id } = (await account()).user;
  const stranger = await server.signedIn();
  const seen = async () => {
    const { body } = await server.post(stranger, `{ node(id: "${id}") { ... on User { photoUrl } } }`);
    return (body as { data: { node: { photoUrl: string } | null } }).data.node;
  };
  expect(await seen()).toBeNull();
  const { id: userId } = await prisma.user.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  const membership = await prisma.membership.create({ data: { spaceId, userId, role: 'VIEWER' } });
  const address = `${server.url}${(await seen())?.photoUrl}`;
  expect(address).not.toContain(photoUrl);
  expect((await fetch(address)).status).toBe(200);
  await prisma.membership.delete({ where: { id: membership.id } });
  expect((await fetch(address)).status).toBe(404);
  expect((await fetch(`${server.url}/files/photo`)).status).toBe(405);
});

test('another picture has another address, and a removed one is gone with its bytes', async () => {
  const { server, token, put, account } = await vault();
  await put(await photograph('teal'));
  const first = (await account()).user.photoUrl;
  await put(await sharp({ create: { width: 40, height: 40, channels: 3, background: 'green' } }).png().toBuffer());
  const second = (await account()).user.photoUrl;
  expect(second).not.toBe(first);

  await server.post(token, 'mutation { updateProfile(input: { removePhoto: true }) { __typename } }');
  expect((await account()).user.photoUrl).toBeNull();
  expect((await fetch(`${server.url}${second}`)).status).toBe(404);

  const { prisma } = server.database;
  const removed: string[] = [];
  const tomorrow = () => new Date(Date.now() + 25 * 3_600_000);
  const unused = await prisma.blob.findMany({ where: { photosOf: { none: {} } } });
  expect(unused).toHaveLength(2);
  await sweepBlobs({ db: prisma, now: tomorrow, actor: { kind: 'system' } } as never, (hash) => Promise.resolve(void removed.push(hash)));
  expect(removed.toSorted()).toEqual(unused.map(({ hash }) => hash).toSorted());
});

test('the picture of a person stays in the store, and goes with the account', async () => {
  const { server, put, account } = await vault();
  await put(await photograph('purple'));
  const { prisma } = server.database;
  const { photoUrl } = (await account()).user;
  const tomorrow = { db: prisma, now: () => new Date(Date.now() + 25 * 3_600_000), actor: { kind: 'system' } } as never;
  await sweepBlobs(tomorrow, () => Promise.reject(new Error('It is needed.')));
  expect((await fetch(`${server.url}${photoUrl}`)).status).toBe(200);

  const person = await prisma.user.findFirstOrThrow({ where: { photoHash: { not: null } }, orderBy: { createdAt: 'desc' } });
  await prisma.user.delete({ where: { id: person.id } });
  expect((await fetch(`${server.url}${photoUrl}`)).status).toBe(404);
  expect((await sweepBlobs(tomorrow, () => Promise.resolve())).removedCount).toBe(1);
});

test('what is no picture is refused in words, and changes nothing', async () => {
  const { put, account, words } = await vault();
  await put(await photograph());
  const { photoUrl } = (await account()).user;
  const kind = 'Pictures of this kind cannot be used. Choose a JPEG, PNG, WebP, GIF or AVIF.';
  const damaged = 'The picture is damaged: it cannot be shown. Choose another one.';
  const huge = await sharp({ create: { width: 12_000, height: 10_100, channels: 3, background: 'white' } }).png().toBuffer();

  expect(await words(await put('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'))).toMatchObject({ status: 422, code: 'UNREADABLE', message: kind });
  expect(await words(await put('<!doctype html><script>alert(1)</script>'))).toMatchObject({ code: 'UNREADABLE', message: kind });
  expect(await words(await put(''))).toMatchObject({ code: 'UNREADABLE', message: kind });
  expect(await words(await put((await photograph()).subarray(0, 900)))).toMatchObject({ code: 'UNREADABLE', message: damaged });
  expect(await words(await put(huge))).toMatchObject({ code: 'UNREADABLE', message: 'The picture has too many pixels. Choose a smaller one.' });
  expect(await words(await put(new Uint8Array(5 * 1024 * 1024 + 1)))).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  expect((await account()).user.photoUrl).toBe(photoUrl);
});

test('only who has signed in themselves has a picture to change', async () => {
  const { server, token, put, account, words } = await vault();
  const made = await server.post(token, 'mutation { createApiKey(input: { name: "Script", scopes: [READ, WRITE, MANAGE] }) { ... on CreateApiKeyPayload { secret } ... on Error { message } } }');
  const { secret } = (made.body as { data: { createApiKey: { secret: string } } }).data.createApiKey;
  expect(await words(await put(await photograph(), secret))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  expect(await words(await put(await photograph(), null))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(await words(await put(await photograph(), 'no token of ours'))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect((await account()).user.photoUrl).toBeNull();
});
