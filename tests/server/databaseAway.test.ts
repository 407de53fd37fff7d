import { createClient } from 'graphql-ws';
import { expect, onTestFinished, test } from 'vitest';
import { removeEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { eventually } from '#tests/support/eventually.ts';
import { temporaryFolder } from '#tests/support/identity.ts';
import { article, servePages } from '#tests/support/server.ts';
import { addLinks, postJson, type Running, signIn, startServer, statuses } from '#tests/support/serverProcess.ts';
import { killPostgres, startTemporaryPostgres } from '#tests/support/temporaryPostgres.ts';

/** Real processes of `server/main.ts`, and a PostgreSQL that is killed (`kill -9`) while they work. */

/** Pages that wait to be answered, until they are told to. */
async function serveHeldPages() {
  const answering = Promise.withResolvers<void>();
  let isAsked = false;
  const pages = await servePages((request, response) => {
    isAsked = true;
    void answering.promise.then(() => response.setHeader('content-type', 'text/html').end(article(`Page ${request.url}`)));
  });
  return { pages, isAsked: () => isAsked, answer: answering.resolve };
}

/** What a query over a WebSocket is answered with: errors before it is executed come otherwise than those of the execution. */
async function askOverWebSocket(port: number, token: string, query: string): Promise<unknown> {
  const client = createClient({ url: `ws://127.0.0.1:${port}/graphql`, connectionParams: { authorization: `Bearer ${token}` }, retryAttempts: 0 });
  try {
    for await (const answer of client.iterate({ query })) return answer;
    return undefined;
  } catch (errors) {
    return { errors };
  } finally {
    await client.dispose();
  }
}

const isAlive = ({ child }: Running) => child.exitCode === null && child.signalCode === null;

async function expectCompletedOnce(running: Running, token: string, ids: string[]): Promise<void> {
  await eventually(async () => {
    const all = await statuses(running.port, token, ids);
    expect(all.map(({ status }) => status)).toEqual(ids.map(() => 'COMPLETED'));
    for (const { processingLog } of all) {
      expect(processingLog.filter(({ stage, outcome }) => stage === 'SAVE' && outcome === 'SUCCEEDED')).toHaveLength(1);
    }
  });
}

test('while the database is away the process lives and says so, and goes on when it is back', async () => {
  // What is committed survives a kill only so.
  const postgres = await startTemporaryPostgres({ synchronous_commit: 'on' });
  onTestFinished(() => postgres.stop());
  const running = await startServer('all', { DATABASE_URL: postgres.url, VAULT_DATA: temporaryFolder() });
  const { pages, isAsked, answer } = await serveHeldPages();
  const { token, spaceId } = await signIn(running.port);
  const ids = await addLinks(running.port, token, spaceId, [`${pages}/held`]);
  await eventually(() => expect(isAsked()).toBe(true));
  const url = `http://127.0.0.1:${running.port}`;

  await postgres.kill();
  await eventually(async () => {
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: 'unavailable', checks: { database: 'unavailable', storage: 'ready' } });
  });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  // The job ends now, and nobody can be told.
  answer();
  const query = '{ viewer { spaces(first: 1) { edges { node { id } } } } }';
  expect(await askOverWebSocket(running.port, token, query)).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  const graphql = await postJson(running.port, '/graphql', { query }, token);
  expect(graphql.status).toBe(503);
  expect(graphql.headers.get('retry-after')).toBe('5');
  expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  for (const answered of [
    await fetch(`${url}/vault/api/v1/spaces`, { headers: { authorization: `Bearer ${token}` } }),
    await postJson(running.port, '/auth/api/v1/token', { email: 'mira@example.org', password: 'seven purple kites' }),
  ]) {
    expect(await answered.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    expect(answered.status).toBe(503);
    expect(answered.headers.get('retry-after')).toBe('5');
  }
  await eventually(() => expect(running.output()).toContain('The worker has ended'));

  await postgres.startAgain();
  await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200));
  const later = await addLinks(running.port, token, spaceId, [`${pages}/later`]);
  await expectCompletedOnce(running, token, [...ids, ...later]);
  expect(isAlive(running)).toBe(true);
});

test('an embedded PostgreSQL that was killed is started again', async () => {
  const dataFolder = temporaryFolder();
  onTestFinished(() => removeEmbeddedPostgres(dataFolder));
  const running = await startServer('all', { VAULT_DATA: dataFolder });
  const { pages, isAsked, answer } = await serveHeldPages();
  const { token, spaceId } = await signIn(running.port);
  const ids = await addLinks(running.port, token, spaceId, [`${pages}/held`]);
  await eventually(() => expect(isAsked()).toBe(true));

  await killPostgres(dataFolder);
  answer();
  await eventually(() => expect(running.output()).toContain('The embedded PostgreSQL has ended; starting it again'));
  await eventually(async () => expect((await fetch(`http://127.0.0.1:${running.port}/readyz`)).status).toBe(200));
  const later = await addLinks(running.port, token, spaceId, [`${pages}/later`]);
  await expectCompletedOnce(running, token, [...ids, ...later]);
  expect(isAlive(running)).toBe(true);
});
