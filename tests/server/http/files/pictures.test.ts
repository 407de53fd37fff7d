import { expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { article, servePages, startServer, startTestWorker } from '#tests/support/server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { publicId } from '#tests/support/vault.ts';

const source = useDatabase();
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" fill="red"/></svg>';

const fields = 'id status processedContent readerContent';
interface Node {
  readonly id: string;
  readonly status: string;
  readonly processedContent: string | null;
  readonly readerContent: string | null;
}

async function site(asked: string[] = []) {
  return servePages((request, response) => {
    asked.push(request.url ?? '');
    const pictures = '<img src="/curve.png?a=1&amp;b=2" alt="A curve"><img src="/drawing.svg" alt="A drawing"><img src="/gone.png" alt="A lost one">';
    if (request.url?.startsWith('/curve.png')) response.setHeader('content-type', 'image/png').end(pixel);
    else if (request.url === '/drawing.svg') response.setHeader('content-type', 'image/svg+xml').end(drawing);
    else if (request.url === '/bees') response.setHeader('content-type', 'text/html').end(article('Bees').replace('</article>', `<p>${pictures}</p></article>`));
    else response.writeHead(404).end();
  });
}

async function vaultWith(input: (spaceId: string) => Record<string, unknown>) {
  const server = await startServer(source.url);
  const token = await server.signedIn();
  const { prisma } = server.database;
  const { spaceId } = await prisma.membership.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  const add = 'mutation($input: AddSourcesInput!) { addSources(input: $input) { __typename } }';
  await server.post(token, add, { input: { spaceId: publicId('Space', spaceId), sources: [input(spaceId)] } });
  const read = async (): Promise<Node> => {
    const { body } = await server.post(token, `{ viewer { spaces { edges { node { sources(first: 5) { edges { node { ${fields} } } } } } } } }`);
    const { viewer } = (body as { data: { viewer: { spaces: { edges: { node: { sources: { edges: { node: Node }[] } } }[] } } } }).data;
    return viewer.spaces.edges[0]?.node.sources.edges[0]?.node as Node;
  };
  const completed = () =>
    eventually(
      async () => {
        expect((await read()).status).toBe('COMPLETED');
        // What is kept of a source comes after its text.
        expect(await prisma.stageResult.count()).toBe(0);
        return read();
      },
      { interval: 100 },
    );
  return { server, token, prisma, completed };
}

const placesIn = (html: string | null) => [...(html ?? '').matchAll(/<img src="([^"]+)"/g)].map(([, place = '']) => place);

test('the pictures of a page come from the vault, once fetched; one that is gone leaves its words', async () => {
  const asked: string[] = [];
  const pages = await site(asked);
  await startTestWorker(source.url, undefined, { archivesPages: true });
  const { server, prisma, completed } = await vaultWith(() => ({ link: { url: `${pages}/bees` } }));
  const { processedContent, readerContent } = await completed();
  expect(readerContent).toContain('data-from');
  expect(asked.filter((path) => path.startsWith('/curve.png'))).toHaveLength(1);
  expect(processedContent).not.toMatch(/src="http/);
  expect(processedContent).toContain(`data-from="${pages}/curve.png?a=1&amp;b=2" alt="A curve"`);
  expect(processedContent).toContain(`<img data-from="${pages}/gone.png" alt="A lost one"`);
  const places = placesIn(processedContent);
  const answers = await Promise.all(places.map((place) => fetch(server.url + place)));
  expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([[200, 'image/png'], [200, 'image/webp']]);
  expect(Buffer.from(await (answers[0] as Response).arrayBuffer())).toEqual(pixel);

  // In the trash it is nobody's to see.
  await prisma.source.updateMany({ data: { trashedAt: new Date() } });
  expect((await fetch(`${server.url}${places[0]}`)).status).toBe(404);
});

test('the pictures of a note come from the vault too', async () => {
  const pages = await site();
  await startTestWorker(source.url, undefined, { archivesPages: true });
  const { server, completed } = await vaultWith(() => ({ note: { text: `# Curves\n\n![The curve](${pages}/curve.png)` } }));
  await eventually(async () => {
    const [place = ''] = placesIn((await completed()).processedContent);
    expect((await fetch(`${server.url}${place}`)).headers.get('content-type')).toBe('image/png');
  });
});

test('a text that was read before pictures were kept shows their words', async () => {
  const { prisma, server, token } = await vaultWith(() => ({ note: { text: 'Old' } }));
  const { id } = await prisma.source.findFirstOrThrow({ where: { title: 'Old' } });
  const html = '<p>Before</p><img src="https://halden.example/a.png" alt="A map" loading="lazy" />';
  await prisma.sourceText.update({ where: { sourceId: id }, data: { processedContent: html } });
  const { body } = await server.post(token, 'query($id: ID!) { node(id: $id) { ... on Source { processedContent } } }', { id: publicId('Source', id) });
  expect(body).toEqual({ data: { node: { processedContent: '<p>Before</p><img data-from="https://halden.example/a.png" alt="A map" loading="lazy" />' } } });
});

test('pages of ours load pictures from nowhere else', async () => {
  const server = await startServer(source.url);
  const policy = (await fetch(server.url)).headers.get('content-security-policy');
  expect(policy).toContain("img-src 'self' data:;");
});
