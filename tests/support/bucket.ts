import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3ClientConfig } from '@aws-sdk/client-s3';

export interface TestBucket {
  readonly name: string;
  readonly endpoint: string;
  readonly client: S3ClientConfig;
  stop(): Promise<void>;
}

/** An S3-compatible server on loopback with one empty bucket, until it is stopped. Only the key S3RVER comes in. */
export async function startBucket(): Promise<TestBucket> {
  const name = 'vault-test';
  const directory = await mkdtemp(join(tmpdir(), 'vault-test-bucket-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    // It signs `/bucket` where the SDK rightly signs `/bucket/`; the access key still counts.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name, configs: [] }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    name,
    endpoint,
    client: { endpoint, region: 'us-east-1', forcePathStyle: true, credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
