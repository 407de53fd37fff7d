import { parseFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { createFeedUrls } from '#server/http/feeds/feedUrl.ts';
import { writeFeed } from '#server/http/feeds/writeFeed.ts';
import type { SourceRow } from '#server/domain/sources/read/readSources.ts';
import { startServer } from '#tests/support/server.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

const createAddress = 'mutation($input: CreateFeedAddressInput!) { createFeedAddress(input: $input) { ... on CreateFeedAddressPayload { feedAddress { id name url lastReadAt } } ... on Error { code message } } }';

/** Somebody at a server, with a space, a collection and two links in it. */
async function somebody() {
  const server = await startServer(vault.database.url);
  const token = await server.signedIn();
  const ask = async (query: string, variables?: Record<string, unknown>, by: string | null = token) => (await server.post(by, query, variables)).body['data'] as Record<string, never>;
  const { viewer } = (await ask('{ viewer { spaces(first: 1) { edges { node { id } } } } }')) as unknown as { viewer: { spaces: { edges: { node: { id: string } }[] } } };
  const spaceId = viewer.spaces.edges[0]?.node.id ?? '';
  const add = (input: Record<string, unknown>) => ask('mutation($input: AddSourcesInput!) { addSources(input: $input) { __typename } }', { input: { spaceId, ...input } });
  await add({ sources: [{ link: { url: 'https://example.org/older?a=1&b=2' } }] });
  await add({ sources: [{ note: { title: 'Tides & <b>ships</b> \u{1f6a2}', text: 'They come and go. </summary> ]]> &amp; so on' } }] });
  const address = async (input: Record<string, unknown> = {}) => {
    const { createFeedAddress } = (await ask(createAddress, { input: { spaceId, name: 'What is new', ...input } })) as unknown as { createFeedAddress: { feedAddress: { id: string; url: string }; code?: string } };
    return createFeedAddress.feedAddress;
  };
  const read = (url: string, headers: Record<string, string> = {}) => fetch(server.url + new URL(url).pathname, { headers });
  return { server, token, ask, spaceId, add, address, read };
}

test('whoever has the address reads what is new, as Atom and as RSS, without a header', async () => {
  const { address, read } = await somebody();
  const { url } = await address();
  expect(url).toMatch(/^https:\/\/vault\.example\.org\/feeds\/feedaddress_\w+\.[\w-]{43}\.atom$/);
  const atom = await read(url);
  expect([atom.status, atom.headers.get('content-type'), atom.headers.get('cache-control'), atom.headers.get('x-robots-tag')]).toEqual([200, 'application/atom+xml; charset=utf-8', 'private, no-cache', 'noindex']);
  const parsed = parseFeed(await atom.text());
  expect(parsed).toMatchObject({
    format: 'atom',
    feed: {
      title: { value: 'What is new' },
      entries: [
        { title: { value: 'Tides & <b>ships</b> \u{1f6a2}' }, summary: { value: expect.stringContaining('</summary> ]]>') }, links: [{ href: expect.stringMatching(/^https:\/\/vault\.example\.org\/source\/source_/) }] },
        { links: [{ href: 'https://example.org/older?a=1&b=2' }] },
      ],
    },
  });
  const rss = await read(url.replace(/atom$/, 'rss'));
  expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(parseFeed(await rss.text())).toMatchObject({ format: 'rss', feed: { title: 'What is new', items: [{ title: 'Tides & <b>ships</b> \u{1f6a2}' }, { link: 'https://example.org/older?a=1&b=2' }] } });

  const etag = atom.headers.get('etag') ?? '';
  const again = await read(url, { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('it shows what its filter takes, and is read to the hour', async () => {
  const { address, read, ask, spaceId } = await somebody();
  const { url, id } = await address({ filter: { types: ['URI'], createdAfter: '2020-01-01T00:00:00Z' } });
  const text = await (await read(url)).text();
  expect(text).toContain('older');
  expect(text).not.toContain('ships');
  const data = await ask('query($id: ID!, $spaceId: ID!) { node(id: $id) { ... on FeedAddress { lastReadAt } } space: node(id: $spaceId) { ... on Space { feedAddresses(first: 5) { totalCount edges { node { id url } } } } } }', { id, spaceId });
  expect(data).toMatchObject({ node: { lastReadAt: expect.stringMatching(/:00:00\.000Z$/) }, space: { feedAddresses: { totalCount: 1, edges: [{ node: { id, url } }] } } });
});

test('an address that was ended, forged, or whose maker is gone or no member any more leads nowhere', async () => {
  const { address, read, ask, spaceId, token } = await somebody();
  const [one, two, three] = [await address(), await address(), await address()];
  const { prisma } = vault.database;
  const forged = [one.url.replace(/\.[\w-]{43}\./, `.${'A'.repeat(43)}.`), one.url.replace(one.id, two.id), one.url.replace(/atom$/, 'json'), 'https://vault.example.org/feeds/x', `https://vault.example.org/feeds/${one.id}`];
  for (const url of forged) expect((await read(url)).status, url).toBe(404);

  await ask('mutation($input: DeleteFeedAddressesInput!) { deleteFeedAddresses(input: $input) { __typename } }', { input: { feedAddressIds: [one.id] } });
  const ended = await read(one.url);
  expect([ended.status, ended.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await ended.json()).toMatchObject({ error: { message: expect.stringContaining('not here any more') } });

  const { userId } = await prisma.feedAddress.findUniqueOrThrow({ where: { id: uuid(two.id) }, select: { userId: true } });
  await prisma.user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
  expect((await read(two.url)).status).toBe(404);
  await prisma.user.update({ where: { id: userId }, data: { disabledAt: null } });
  expect((await read(two.url)).status).toBe(200);
  await prisma.membership.deleteMany({ where: { spaceId: uuid(spaceId) } });
  expect((await read(three.url)).status).toBe(404);
  expect(token).not.toBe('');
});

test('addresses are their maker’s own: nobody else sees them, owners may end them, and API keys neither see nor make any', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const viewer = await given.member(spaceId, 'VIEWER');
  const editor = await given.member(spaceId, 'EDITOR');
  const key = await given.member(spaceId, 'EDITOR', ['read', 'write']);
  const made = (await as(viewer).mutate('createFeedAddress', { spaceId, name: 'Mine' }, 'feedAddress { id }')) as unknown as { feedAddress: { id: string } };
  const { id } = made.feedAddress;
  const query = 'query($id: ID!, $spaceId: ID!) { node(id: $id) { id } space: node(id: $spaceId) { ... on Space { feedAddresses(first: 5) { totalCount } } } }';
  expect((await as(viewer).query(query, { id, spaceId })).data).toEqual({ node: { id }, space: { feedAddresses: { totalCount: 1 } } });
  for (const other of [owner, await given.keyFor(viewer, spaceId)]) {
    expect((await as(other).query(query, { id, spaceId })).data).toEqual({ node: null, space: { feedAddresses: { totalCount: 0 } } });
  }
  expect(await as(editor).mutate('deleteFeedAddresses', { feedAddressIds: [id] }, 'deletedFeedAddressIds')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await as(key).mutate('createFeedAddress', { spaceId, name: 'Mine' }, 'feedAddress { id }')).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('would outlive it') });
  expect(await as(owner).mutate('deleteFeedAddresses', { feedAddressIds: [id] }, 'deletedFeedAddressIds')).toMatchObject({ deletedFeedAddressIds: [id] });
  expect(await as(viewer).mutate('createFeedAddress', { spaceId, name: ' ' }, 'feedAddress { id }')).toMatchObject({ code: 'INVALID', message: expect.stringContaining('needs a title') });
  expect(await as(viewer).mutate('createFeedAddress', { spaceId, name: 'x', filter: { language: '!' } }, 'feedAddress { id }')).toMatchObject({ code: 'INVALID' });
  await vault.database.prisma.feedAddress.createMany({ data: Array.from({ length: 100 }, () => ({ spaceId: uuid(spaceId), userId: uuid(viewer.id), name: 'x' })) });
  expect(await as(viewer).mutate('createFeedAddress', { spaceId, name: 'One more' }, 'feedAddress { id }')).toMatchObject({ code: 'LIMIT_REACHED' });
});

test('another vault’s secret makes other addresses', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  const [here, there] = [createFeedUrls('one', 'https://a.example/'), createFeedUrls('two', 'https://a.example')];
  const name = (url: string) => url.split('/').at(-1) ?? '';
  expect(here.read(name(here.urlOf(id)))).toEqual({ id, format: 'atom' });
  expect(there.read(name(here.urlOf(id)))).toBeNull();
  expect(here.urlOf(id).startsWith('https://a.example/feeds/feedaddress_')).toBe(true);
});

test('characters that XML has no way to write are left out', () => {
  const source = { id: '01890a5d-ac96-774b-bcce-b302099a8057', title: 'A\u0007b\ufffe\ud800c', sourceUrl: null, excerpt: null, note: '', author: 'M\u0001', createdAt: new Date(0) } as unknown as SourceRow;
  const xml = writeFeed('atom', { name: 'x\u0000y', spaceName: 'S', createdAt: new Date(0), sources: [source] }, { publicUrl: 'https://a.example', self: 'https://a.example/feeds/x' });
  expect(parseFeed(xml)).toMatchObject({ feed: { title: { value: 'xy' }, entries: [{ title: { value: 'Abc' }, authors: [{ name: 'M' }] }] } });
});
