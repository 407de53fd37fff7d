import { S3 } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { unavailableAnswer } from '#server/http/requests/unavailable.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { freePort } from '#tests/support/serverProcess.ts';

test('a bucket that nobody answers for is told as the storage', async () => {
  const s3 = new S3({ endpoint: `http://127.0.0.1:${await freePort()}`, region: 'eu', credentials: { accessKeyId: 'a', secretAccessKey: 'b' }, maxAttempts: 1 });
  const error: unknown = await s3.headObject({ Bucket: 'files', Key: 'one' }).catch((reason: unknown) => reason);
  expect(unavailableAnswer(new Error('The file could not be read.', { cause: error }))).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('storage') });
});

test('a database that nobody answers for is told as the database', async () => {
  const database = openDatabase(`postgresql://vault:vault@127.0.0.1:${await freePort()}/vault`);
  const error: unknown = await database.ping().catch((reason: unknown) => reason);
  expect(unavailableAnswer(error)).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('database') });
  await database.close();
});

test('what the bucket refuses is no outage', () => {
  expect(unavailableAnswer(Object.assign(new Error('Access Denied'), { $metadata: { httpStatusCode: 403 } }))).toBe(null);
});
