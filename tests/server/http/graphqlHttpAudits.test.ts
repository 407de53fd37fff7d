import { serverAudits } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { startServer } from '#tests/support/server.ts';

const database = useDatabase();

describe('GraphQL over HTTP, as its specification has it', () => {
  test('every check of the audit suite is passed', async () => {
    const server = await startServer(database.url);
    const audits = serverAudits({ url: `${server.url}/graphql` });
    expect(audits.length).toBeGreaterThanOrEqual(61);
    const results = await Promise.all(audits.map((audit) => audit.fn()));
    const failed = results.flatMap((result) => (result.status === 'ok' ? [] : [`${result.id} ${result.name}: ${result.reason}`]));
    expect(failed).toEqual([]);
  });
});
