import type pg from 'pg';
import { encodePublicId } from '#server/domain/publicId.ts';
import { load, type Measured } from './load.ts';
import type { Running } from './processes.ts';
import type { Seeded } from './seed.ts';

interface WriteCase {
  readonly name: string;
  measure(): Promise<Partial<Measured> & { name: string; note?: string }>;
}

interface Benched {
  readonly web: Running;
  readonly token: string;
  readonly seeded: Seeded;
  readonly seconds: number;
  readonly client: pg.Client;
}

/** The writes of the benchmark; each leaves the space a little different. */
export function writeCases({ web, token, seeded, seconds, client }: Benched): WriteCase[] {
  const headers = { authorization: `Bearer ${token}` };
  const spaceId = encodePublicId('Space', seeded.spaceId);
  const to = encodePublicId('Collection', seeded.collectionIds.at(-1) ?? '');
  const ask = async (query: string, variables: unknown) => {
    const answer = await fetch(`${web.url}/graphql`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) });
    const text = await answer.text();
    if (!answer.ok || text.includes('"errors"') || text.includes('Error"')) throw new Error(text.slice(0, 500));
    return text;
  };
  const someSources = async (count: number, offset: number) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from "Source" where "spaceId" = $1 and "trashedAt" is null and "collectionId" is distinct from $2 order by id offset $3 limit $4`,
      [seeded.spaceId, seeded.collectionIds.at(-1), offset, count],
    );
    return rows.map(({ id }) => encodePublicId('Source', id));
  };
  const timed = (name: string, count: number, offset: number, mutation: (sourceIds: string[]) => Promise<unknown>): WriteCase => ({
    name,
    async measure() {
      const sourceIds = await someSources(count, offset);
      const began = performance.now();
      await mutation(sourceIds);
      return { name, note: `${Math.round(performance.now() - began)} ms` };
    },
  });
  let added = 0;
  return [
    {
      name: 'add one note',
      async measure() {
        const next = () => ({
          path: '/graphql',
          body: JSON.stringify({
            query: 'mutation($input: AddSourcesInput!) { addSources(input: $input) { __typename ... on AddSourcesPayload { results { outcome source { id } } } } }',
            variables: { input: { spaceId, sources: [{ note: { title: `Bench ${(added += 1)}`, text: `What was noted in run ${added}` } }] } },
          }),
        });
        return { name: 'add one note', ...(await load(web.url, headers, next, { seconds })) };
      },
    },
    {
      name: 'add one link',
      async measure() {
        const next = () => ({
          path: '/graphql',
          body: JSON.stringify({
            query: 'mutation($input: AddSourcesInput!) { addSources(input: $input) { __typename ... on AddSourcesPayload { results { outcome source { id } } } } }',
            variables: { input: { spaceId, sources: [{ link: { url: `https://bench.example.org/${(added += 1)}` } }] } },
          }),
        });
        return { name: 'add one link', ...(await load(web.url, headers, next, { seconds })) };
      },
    },
    timed('move 1,000', 1_000, 0, (sourceIds) => ask('mutation($input: MoveSourcesInput!) { moveSources(input: $input) { __typename ... on MoveSourcesPayload { movedSourceIds } } }', { input: { sourceIds, toCollectionId: to } })),
    timed('move 10,000', 10_000, 1_000, (sourceIds) => ask('mutation($input: MoveSourcesInput!) { moveSources(input: $input) { __typename ... on MoveSourcesPayload { movedSourceIds } } }', { input: { sourceIds, toCollectionId: to } })),
    timed('copy 1,000', 1_000, 20_000, (sourceIds) => ask('mutation($input: CopySourcesInput!) { copySources(input: $input) { __typename ... on CopySourcesPayload { sources { id } } } }', { input: { sourceIds, toCollectionId: to } })),
    timed('trash 10,000', 10_000, 30_000, (sourceIds) => ask('mutation($input: DeleteSourcesInput!) { deleteSources(input: $input) { __typename ... on DeleteSourcesPayload { deletedSourceIds } } }', { input: { sourceIds } })),
  ];
}
