import { once } from 'node:events';
import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { startServer } from '#tests/support/server.ts';

const source = useDatabase();

test('whoever listens to server-sent events and leaves does not take the server along', async () => {
  const server = await startServer(source.url);
  const token = await server.signedIn();
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.prependListener('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` };
  for (let listener = 0; listener < 3; listener++) {
    const asking = request(`${server.url}/graphql`, { method: 'POST', headers });
    asking.end(JSON.stringify({ query: 'subscription { notificationReceived { notificationId } }' }));
    const [answer] = await once(asking, 'response');
    await once(answer, 'data');
    answer.on('error', () => {});
    answer.destroy();
  }
  for (let question = 0; question < 20; question++) expect((await server.post(token, '{ viewer { user { id } } }')).status).toBe(200);
  expect(uncaught).toEqual([]);
});
