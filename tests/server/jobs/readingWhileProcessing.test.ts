import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { startServer, startTestWorker } from '#tests/support/server.ts';

const database = useDatabase();

interface Answered {
  readonly id: string;
  readonly status: string;
}

test('a thousand sources by their ids are answered whole, also while they are being processed', async () => {
  const server = await startServer(database.url);
  const token = await server.signedIn();
  const ask = async <T>(query: string, variables?: Record<string, unknown>): Promise<T> => {
    const { status, body } = await server.post(token, query, variables);
    expect({ status, errors: body['errors'] }).toEqual({ status: 200, errors: undefined });
    return body['data'] as T;
  };
  const { viewer } = await ask<{ viewer: { spaces: { edges: { node: { id: string } }[] } } }>('{ viewer { spaces { edges { node { id } } } } }');
  const sources = Array.from({ length: 1_000 }, (_, index) => ({ note: { text: `Note ${index}\n\nThe heron stands in the reeds and waits for its ${index}th fish.` } }));
  const { addSources } = await ask<{ addSources: { results: { source: { id: string } }[] } }>(
    'mutation($input: AddSourcesInput!) { addSources(input: $input) { ... on AddSourcesPayload { results { source { id } } } } }',
    { input: { spaceId: viewer.spaces.edges[0]?.node.id, sources } },
  );
  const ids = addSources.results.map(({ source }) => source.id);
  await startTestWorker(database.url);

  const query = `query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Source {
    title status excerpt isFavorite updatedAt viewerCanEdit tags { name } collection { name } progress { stage percent } failure { code } } } }`;
  let completed = 0;
  while (completed < 50) {
    const answers = await Promise.all([1, 2, 3].map(() => ask<{ nodes: Answered[] }>(query, { ids })));
    for (const { nodes } of answers) expect(nodes.map(({ id }) => id)).toEqual(ids);
    completed = answers[0]?.nodes.filter(({ status }) => status === 'COMPLETED').length ?? 0;
  }
});
