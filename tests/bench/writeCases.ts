import type pg from 'pg';
import { encodePublicId } from '#server/domain/publicId.ts';
import { load, type Load } from './load.ts';
import type { Running } from './processes.ts';
import type { Result } from './report.ts';
import type { Seeded } from './seed/seed.ts';

interface WriteCase {
  readonly name: string;
  measure(): Promise<Result>;
}

interface Benched {
  readonly web: Running;
  readonly used: () => { readonly server: number; readonly postgres: number };
  readonly token: string;
  readonly seeded: Seeded;
  readonly intensity: Load;
  readonly client: pg.Client;
}

const addQuery = 'mutation($input: AddSourcesInput!) { addSources(input: $input) { __typename ... on AddSourcesPayload { results { outcome source { id } } } } }';
const moveQuery = 'mutation($input: MoveSourcesInput!) { moveSources(input: $input) { __typename ... on MoveSourcesPayload { movedSourceIds } } }';
const copyQuery = 'mutation($input: CopySourcesInput!) { copySources(input: $input) { __typename ... on CopySourcesPayload { sources { id } } } }';
const trashQuery = 'mutation($input: DeleteSourcesInput!) { deleteSources(input: $input) { __typename ... on DeleteSourcesPayload { deletedSourceIds } } }';
const deleteSpaceQuery = 'mutation($input: DeleteSpaceInput!) { deleteSpace(input: $input) { __typename ... on DeleteSpacePayload { deletedSourceCount } } }';

/** The writes of the benchmark; each leaves the space a little different. */
export function writeCases({ web, used, token, seeded, intensity, client }: Benched): WriteCase[] {
  const headers = { authorization: `Bearer ${token}` };
  const spaceId = encodePublicId('Space', seeded.spaceId);
  const targets = seeded.collectionIds.slice(-2);
  const ask = async (query: string, variables: unknown) => {
    const answer = await fetch(`${web.url}/graphql`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) });
    const text = await answer.text();
    if (!answer.ok || text.includes('"errors"') || text.includes('Error"')) throw new Error(text.slice(0, 500));
    return text;
  };
  const someSources = async (count: number, offset: number, outside: string) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from "Source" where "spaceId" = $1 and "trashedAt" is null and "collectionId" is distinct from $2 order by id offset $3 limit $4`,
      [seeded.spaceId, outside, offset, count],
    );
    return rows.map(({ id }) => encodePublicId('Source', id));
  };
  const timed = (name: string, count: number, offset: number, change: (sourceIds: string[], toCollectionId: string) => Promise<unknown>): WriteCase => ({
    name,
    async measure() {
      const times: number[] = [];
      for (let round = 0; round < 3; round++) {
        const to = targets[round % targets.length] as string;
        const sourceIds = await someSources(count, offset, to);
        const began = performance.now();
        await change(sourceIds, encodePublicId('Collection', to));
        times.push(Math.round(performance.now() - began));
      }
      return { name, note: `${times.join(', ')} ms` };
    },
  });
  let added = 0;
  const adding = (name: string, source: (number: number) => unknown): WriteCase => ({
    name,
    async measure() {
      const next = () => ({ path: '/graphql', body: JSON.stringify({ query: addQuery, variables: { input: { spaceId, sources: [source((added += 1))] } } }) });
      const [measured] = await load([{ url: web.url, headers, next, used }], intensity);
      return { name, ...measured };
    },
  });
  // Others than those of a run before, on data that was kept.
  const run = Date.now().toString(36);
  return [
    adding('add one note', (number) => ({ note: { title: `Bench ${run} ${number}`, text: `What was noted in run ${number}` } })),
    adding('add one link', (number) => ({ link: { url: `https://bench.example.org/${run}/${number}` } })),
    timed('move 1,000', 1_000, 0, (sourceIds, toCollectionId) => ask(moveQuery, { input: { sourceIds, toCollectionId } })),
    timed('move 10,000', 10_000, 1_000, (sourceIds, toCollectionId) => ask(moveQuery, { input: { sourceIds, toCollectionId } })),
    timed('copy 1,000', 1_000, 20_000, (sourceIds, toCollectionId) => ask(copyQuery, { input: { sourceIds, toCollectionId } })),
    timed('trash 10,000', 10_000, 30_000, (sourceIds) => ask(trashQuery, { input: { sourceIds } })),
  ];
}

/** Deletes the whole space, which cannot be done twice. */
export async function measureDeletingSpace({ web, token }: Pick<Benched, 'web' | 'token'>, spaceId: string, name: string): Promise<Result> {
  const began = performance.now();
  const answer = await fetch(`${web.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: deleteSpaceQuery, variables: { input: { spaceId: encodePublicId('Space', spaceId), confirmation: name } } }),
  });
  const text = await answer.text();
  const count = Number(/"deletedSourceCount":(\d+)/.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(count)) throw new Error(text.slice(0, 500));
  return { name: `delete a space of ${count.toLocaleString('en')}`, note: `${Math.round(performance.now() - began)} ms` };
}
