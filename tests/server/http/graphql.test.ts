import { isSpecifiedScalarType, isUnionType } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { publishSourceStatusChanged } from '#server/domain/events.ts';
import { schema } from '#server/schema/schema.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { article, type RunningServer, servePages, startServer, startTestWorker } from '#tests/support/server.ts';
import { publicId, uuid } from '#tests/support/vault.ts';

const source = useDatabase();

const firstSpace = '{ viewer { spaces(first: 1) { edges { node { id } } } } }';

async function vaultWithSpace() {
  const server = await startServer(source.url);
  const token = await server.signedIn();
  const { body } = await server.post(token, firstSpace);
  const spaceId = (body as { data: { viewer: { spaces: { edges: { node: { id: string } }[] } } } }).data.viewer.spaces.edges[0]?.node.id as string;
  return { server, token, spaceId };
}

test('whoever registers has a first space of their own', async () => {
  const { server, token } = await vaultWithSpace();
  const { body } = await server.post(token, '{ viewer { user { displayName } spaces { edges { node { name viewerRole initials colour } } } } }');
  expect(body).toEqual({
    data: {
      viewer: {
        user: { displayName: 'Mira' },
        spaces: { edges: [{ node: { name: 'My Space', viewerRole: 'OWNER', initials: 'MS', colour: 5 } }] },
      },
    },
  });
});

test('nobody sees nothing and changes nothing', async () => {
  const { server, spaceId } = await vaultWithSpace();
  expect(await server.post(null, '{ viewer { user { id } } }')).toMatchObject({ status: 200, body: { data: { viewer: null } } });
  const { body } = await server.post(null, 'mutation($input: CreateCollectionInput!) { createCollection(input: $input) { __typename } }', {
    input: { spaceId, name: 'Mine' },
  });
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
});

test('a token that does not count is 401 and says how to sign in', async () => {
  const { server } = await vaultWithSpace();
  for (const credential of ['Bearer nonsense', 'Basic dXNlcg==', `Bearer vk_${'a'.repeat(43)}`]) {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: credential },
      body: JSON.stringify({ query: firstSpace }),
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  }
});

test('a body that is too large is refused before it is read', async () => {
  const { server, token } = await vaultWithSpace();
  const { status, body } = await server.post(token, '{ viewer { user { id } } }', { padding: 'x'.repeat(5 * 1024 * 1024) });
  expect(status).toBe(413);
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }] });
});

interface Changed {
  readonly sourceStatusChanged: { readonly sourceId: string; readonly source: { status: string; title: string } | null };
}

/** Watches a space and collects what it sees. Resolves once events do arrive. */
async function watch(server: RunningServer, token: string, spaceId: string) {
  const seen: Changed['sourceStatusChanged'][] = [];
  const errors: unknown[] = [];
  const stop = server.subscribe(token).subscribe<Changed>(
    {
      query: 'subscription($spaceId: ID!) { sourceStatusChanged(spaceId: $spaceId) { sourceId source { id status title } } }',
      variables: { spaceId },
    },
    {
      next: ({ data }) => data && seen.push(data.sourceStatusChanged),
      error: (error) => errors.push(error),
      complete: () => {},
    },
  );
  onTestFinished(stop);
  await eventually(async () => {
    const ids = ['01939d2f-0000-7000-8000-000000000000'];
    await publishSourceStatusChanged(server.database.prisma, uuid(spaceId), ids);
    expect(seen.length + errors.length).toBeGreaterThan(0);
  });
  return { seen, errors };
}

const addLink = async (server: RunningServer, token: string, spaceId: string, url: string) => {
  const { body } = await server.post(
    token,
    'mutation($input: AddSourcesInput!) { addSources(input: $input) { ... on AddSourcesPayload { results { source { id } } } } }',
    { input: { spaceId, sources: [{ link: { url } }] } },
  );
  return (body as { data: { addSources: { results: { source: { id: string } }[] } } }).data.addSources.results[0]?.source.id as string;
};

test('a source is watched from PENDING to COMPLETED over WebSocket, by two people', async () => {
  const { server, token, spaceId } = await vaultWithSpace();
  const pages = await servePages((_request, response) => {
    response.setHeader('content-type', 'text/html').end(article('The forgetting curve'));
  });
  const mine = await watch(server, token, spaceId);
  const theirs = await watch(server, token, spaceId);
  const sourceId = await addLink(server, token, spaceId, `${pages}/article`);
  const seenBy = ({ seen }: typeof mine) => seen.filter((each) => each.sourceId === sourceId).map(({ source }) => source?.status);
  await eventually(() => expect([seenBy(mine)[0], seenBy(theirs)[0]]).toEqual(['PENDING', 'PENDING']));
  await startTestWorker(source.url);
  for (const watcher of [mine, theirs]) {
    await eventually(() => expect(seenBy(watcher).at(-1)).toBe('COMPLETED'));
    expect(seenBy(watcher)).toContain('PROCESSING');
    expect(watcher.seen.at(-1)?.source?.title).toBe('The forgetting curve');
  }
});

test('a stranger hears nothing of a space, not even that it is there', async () => {
  const { server, spaceId } = await vaultWithSpace();
  const stranger = await server.signedIn();
  const { seen, errors } = await watch(server, stranger, spaceId);
  expect(seen).toEqual([]);
  expect(errors).toMatchObject([[{ message: 'Space not found.' }]]);
});

test('who is no member any more gets events without the source', async () => {
  const { server, token, spaceId } = await vaultWithSpace();
  const { seen } = await watch(server, token, spaceId);
  await server.database.prisma.membership.deleteMany({ where: { spaceId: uuid(spaceId) } });
  const { id } = await server.database.prisma.source.create({ data: { spaceId: uuid(spaceId), type: 'NOTE', title: 'Secret' } });
  await publishSourceStatusChanged(server.database.prisma, uuid(spaceId), [id]);
  await eventually(() => expect(seen.at(-1)).toEqual({ sourceId: publicId('Source', id), source: null }));
});

test('the same events come as server-sent events', async () => {
  const { server, token, spaceId } = await vaultWithSpace();
  const query = 'subscription($spaceId: ID!) { sourceStatusChanged(spaceId: $spaceId) { sourceId } }';
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { spaceId } }),
    signal: closing.signal,
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  let text = '';
  const reading = answer.body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write: (chunk) => void (text += chunk) })).catch(() => {});
  const sourceId = await addLink(server, token, spaceId, 'https://example.org/sse');
  await eventually(async () => {
    await publishSourceStatusChanged(server.database.prisma, uuid(spaceId), [uuid(sourceId)]);
    expect(text).toContain(sourceId);
  });
  closing.abort();
  await reading;
});

test('every type, field and argument says what it is', () => {
  type Described = { name: string; description?: string | null; args?: readonly Described[] };
  const silent = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) return [];
    const members: Described[] = 'getFields' in type ? Object.values(type.getFields()) : 'getValues' in type ? [...type.getValues()] : [];
    return [
      ...(type.description || isUnionType(type) ? [] : [type.name]),
      ...members.flatMap((member) => [
        ...(member.description ? [] : [`${type.name}.${member.name}`]),
        ...(member.args ?? []).filter(({ description }) => !description).map(({ name }) => `${type.name}.${member.name}(${name})`),
      ]),
    ];
  });
  expect(silent).toEqual([]);
});
