import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { encodePublicId } from '#server/domain/publicId.ts';
import { measureEvents } from './eventCases.ts';
import { load, type Load, type Target } from './load.ts';
import type { Running } from './processes.ts';
import { post } from './post.ts';
import type { Result } from './report.ts';
import type { Seeded } from './seed/seed.ts';
import { openSite } from './site.ts';

interface Benched {
  /** Starts the vault as `npm start` does: web and worker together. */
  readonly startTogether: (environment: Record<string, string>) => Promise<Running>;
  readonly usedBy: (server: Running) => Target['used'];
  readonly databaseUrl: string;
  readonly token: string;
  readonly seeded: Seeded;
  readonly intensity: Load;
  readonly client: pg.Client;
}

const addQuery = 'mutation($input: AddSourcesInput!) { addSources(input: $input) { __typename ... on AddSourcesPayload { results { outcome source { id } } } } }';
const moveQuery = 'mutation($input: MoveSourcesInput!) { moveSources(input: $input) { __typename ... on MoveSourcesPayload { movedSourceIds } } }';
const moved = 10_000;
/** So many pages that the worker is busy for as long as is measured. */
const pagesAtOnce = 500;

/** What people do while the same process works on something large; each starts a vault of its own on the same data. */
export function togetherCases(benched: Benched): { readonly name: string; measure(): Promise<Result> }[] {
  return [
    { name: 'create while the worker reads pages', measure: () => together(benched, (web) => createWhileReading(benched, web)) },
    { name: `event to 100 subscribers while ${moved.toLocaleString('en')} are moved`, measure: () => together(benched, (web) => eventsWhileMoving(benched, web)) },
  ];
}

async function together({ startTogether, client }: Benched, measure: (web: Running) => Promise<Result>): Promise<Result> {
  // What other cases have added would be read first.
  await client.query('delete from graphile_worker._private_jobs');
  const web = await startTogether({ FETCH_ALLOW: '127.0.0.0/8' });
  try {
    return await measure(web);
  } finally {
    await web.stop();
  }
}

async function createWhileReading({ token, seeded, usedBy, intensity, client }: Benched, web: Running): Promise<Result> {
  const spaceId = encodePublicId('Space', seeded.spaceId);
  const site = await openSite();
  try {
    const run = Date.now().toString(36);
    const links = site.addresses('page', pagesAtOnce * Math.ceil(intensity.seconds)).map((url) => ({ link: { url: `${url}?${run}` } }));
    for (let at = 0; at < links.length; at += 100) await post(web.url, '/graphql', { query: addQuery, variables: { input: { spaceId, sources: links.slice(at, at + 100) } } }, token);
    const read = async () => {
      const { rows: [row] } = await client.query<{ count: number }>(`select count(*)::int as count from "Source" where "spaceId" = $1 and status = 'COMPLETED' and "sourceUrl" like $2`, [seeded.spaceId, `%?${run}`]);
      return row?.count ?? 0;
    };
    while ((await read()) === 0) await pause(50);
    const [before, began] = [await read(), performance.now()];
    let added = 0;
    const next = () => ({ path: '/graphql', body: JSON.stringify({ query: addQuery, variables: { input: { spaceId, sources: [{ note: { text: `What was noted in run ${run}, ${(added += 1)}` } }] } } }) });
    const [measured] = await load([{ url: web.url, headers: { authorization: `Bearer ${token}` }, next, used: usedBy(web) }], intensity);
    const pages = ((await read()) - before) / ((performance.now() - began) / 1_000);
    return { name: 'create while the worker reads pages', ...measured, goals: { requestsPerSecond: 500 }, note: `meanwhile ${pages.toFixed(1)} pages/s were read` };
  } finally {
    site.close();
  }
}

async function eventsWhileMoving({ databaseUrl, token, seeded, client }: Benched, web: Running): Promise<Result> {
  const { rows } = await client.query<{ id: string }>(`select id from "Source" where "spaceId" = $1 and "trashedAt" is null order by id desc limit $2`, [seeded.spaceId, moved]);
  const sourceIds = rows.map(({ id }) => encodePublicId('Source', id));
  const targets = seeded.collectionIds.slice(-2).map((id) => encodePublicId('Collection', id));
  const move = async (round: number) => {
    const answer = await post<{ data?: { moveSources?: { __typename?: string } } }>(web.url, '/graphql', { query: moveQuery, variables: { input: { sourceIds, toCollectionId: targets[round % 2] } } }, token);
    if (answer.data?.moveSources?.__typename !== 'MoveSourcesPayload') throw new Error(JSON.stringify(answer).slice(0, 500));
  };
  const name = `event to 100 subscribers while ${moved.toLocaleString('en')} are moved`;
  return { ...(await measureEvents({ web, databaseUrl, token, seeded, client }, { name, subscribers: 100, events: 100, every: 50, meanwhile: move })), goals: { p99: 50 } };
}
