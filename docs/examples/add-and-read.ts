/**
 * Adds links to a collection, waits live until they are read, searches, and prints what was found as Markdown.
 * Node 24 or newer, nothing else:
 *
 *   VAULT_API_KEY=vk_… node docs/examples/add-and-read.ts "spaced repetition" https://example.org/page …
 *
 * VAULT_URL: where the vault is. VAULT_COLLECTION: the collection, made when it is not there. Without VAULT_API_KEY it
 * signs in with VAULT_EMAIL and VAULT_PASSWORD.
 */
const { VAULT_URL = 'http://127.0.0.1:4000', VAULT_COLLECTION = 'Reading list', VAULT_API_KEY, VAULT_EMAIL, VAULT_PASSWORD } = process.env;
const [, , searched, ...urls] = process.argv;

interface Refusal {
  __typename: string;
  code?: string;
  message?: string;
}
interface Source {
  id: string;
  status: string;
  title: string;
  failure: { message: string } | null;
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(VAULT_URL + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer;
}

async function signIn(): Promise<string> {
  if (VAULT_API_KEY) return VAULT_API_KEY;
  const answer = await post('/auth/api/v1/token', { email: VAULT_EMAIL, password: VAULT_PASSWORD });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

async function ask<T>(token: string, query: string, variables: object = {}): Promise<T> {
  const answer = await post('/graphql', { query, variables }, { authorization: `Bearer ${token}` });
  const { data, errors } = (await answer.json()) as { data: T; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return data;
}

/** Mutations answer a union: the payload, or an error with a code for programs and a message for people. */
async function change<T>(token: string, query: string, input: object): Promise<T> {
  const [result] = Object.values(await ask<Record<string, Refusal & T>>(token, query, { input }));
  if (!result?.__typename.endsWith('Payload')) throw new Error(`${result?.code}: ${result?.message}`);
  return result;
}

/** Server-sent events: each is a line `data: {"data": …}`; the request is a POST like any other. */
async function* listen<T>(token: string, query: string, variables: object): AsyncGenerator<T | null> {
  const answer = await post('/graphql', { query, variables }, { authorization: `Bearer ${token}`, accept: 'text/event-stream' });
  // The stream has begun: what happens from here on comes.
  yield null;
  let text = '';
  for await (const part of (answer.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream())) {
    const lines = (text + part).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data: {')) continue;
      const { data, errors } = JSON.parse(line.slice(6)) as { data?: T; errors?: { message: string }[] };
      if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
      if (data) yield data;
    }
  }
  throw new Error('The stream has ended. Subscribe again and read what may have been missed.');
}

async function findOrCreateCollection(token: string): Promise<{ spaceId: string; collectionId: string }> {
  type Spaces = { viewer: { spaces: { edges: { node: { id: string; tree: { id: string; name: string }[] } }[] } } };
  const { viewer } = await ask<Spaces>(token, 'query Tree { viewer { spaces(first: 1, archived: false) { edges { node { id tree { id name } } } } } }');
  const space = viewer.spaces.edges[0]?.node;
  if (!space) throw new Error('You have no space.');
  const known = space.tree.find(({ name }) => name === VAULT_COLLECTION);
  if (known) return { spaceId: space.id, collectionId: known.id };
  const { collection } = await change<{ collection: { id: string } }>(
    token,
    `mutation NewCollection($input: CreateCollectionInput!) {
      createCollection(input: $input) {
        __typename
        ... on CreateCollectionPayload { collection { id } }
        ... on Error { code message }
      }
    }`,
    { spaceId: space.id, name: VAULT_COLLECTION },
  );
  return { spaceId: space.id, collectionId: collection.id };
}

if (!searched || urls.length === 0) throw new Error('Say what to search for, and which links to add.');
const token = await signIn();
const { spaceId, collectionId } = await findOrCreateCollection(token);

// Listen first, then add: nothing is missed.
const events = listen<{ sourceStatusChanged: { sourceId: string; source: Source | null } }>(
  token,
  `subscription Watch($spaceId: ID!) {
    sourceStatusChanged(spaceId: $spaceId) { sourceId source { id status title failure { message } } }
  }`,
  { spaceId },
);
await events.next();

const { results } = await change<{ results: { outcome: string; message: string | null; source: Source | null }[] }>(
  token,
  `mutation AddLinks($input: AddSourcesInput!) {
    addSources(input: $input) {
      __typename
      ... on AddSourcesPayload { results { outcome message source { id status title failure { message } } } }
      ... on Error { code message }
    }
  }`,
  { spaceId, collectionId, sources: urls.map((url) => ({ link: { url } })) },
);

const waiting = new Set<string>();
function follow({ id, status, title, failure }: Source): void {
  console.error(`${status} ${title}${failure ? `: ${failure.message}` : ''}`);
  if (status === 'COMPLETED' || status === 'FAILED') waiting.delete(id);
  else waiting.add(id);
}
results.forEach(({ outcome, message, source }, index) => {
  if (source) follow(source);
  else console.error(`${outcome} ${urls[index]}: ${message}`);
});
while (waiting.size > 0) {
  const { value } = await events.next();
  const { sourceId, source } = value?.sourceStatusChanged ?? {};
  if (source && waiting.has(source.id)) follow(source);
  else if (sourceId && !source) waiting.delete(sourceId);
}

const { node } = await ask<{ node: { search: { edges: { node: { title: string; markdown: string | null } }[] } } }>(
  token,
  `query Search($id: ID!, $query: String!, $collectionId: ID!) {
    node(id: $id) {
      ... on Space {
        search(query: $query, first: 3, filter: { collectionId: $collectionId }) { edges { node { title markdown } } }
      }
    }
  }`,
  { id: spaceId, query: searched, collectionId },
);
for (const { node: found } of node.search.edges) console.log(`# ${found.title}\n\n${found.markdown ?? ''}\n`);
process.exit();
