import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hashFile } from '#server/platform/storage/localFiles.ts';
import { DamagedBackupError } from './archive/readArchive.ts';

/** A bucket and what comes before or is the key of an object. */
export interface BucketLocation {
  readonly bucket: string;
  readonly key: string;
}

/** How the bucket is spoken to; what is left out comes from the usual AWS variables and files. */
export interface BucketAccess {
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
}

/** What an address such as `s3://bucket/backups` names; null for anything else. */
export function parseBucketLocation(address: string): BucketLocation | null {
  const [, bucket, key = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w!.*'()/-]*))?$/.exec(address) ?? [];
  return bucket === undefined ? null : { bucket, key: key.replace(/^\/+|\/+$/g, '') };
}

/** Puts a file into a bucket, whole or not at all, and reads it back. @throws DamagedBackupError when that is not what was sent */
export async function upload(path: string, { bucket, key }: BucketLocation, access: BucketAccess): Promise<void> {
  const { s3, Upload } = await openBucket(access);
  await new Upload({ client: s3, params: { Bucket: bucket, Key: key, Body: createReadStream(path) }, partSize: 16 * 1024 ** 2, queueSize: 2 }).done();
  const sum = createHash('sha256');
  await pipeline(await bytesOf(s3, bucket, key), sum);
  if (sum.digest('hex') !== (await hashFile(path)).hash) throw new DamagedBackupError('what the bucket answers is not what was sent.');
}

/** Writes an object of a bucket to a new file. */
export async function download({ bucket, key }: BucketLocation, path: string, access: BucketAccess): Promise<void> {
  const { s3 } = await openBucket(access);
  await pipeline(await bytesOf(s3, bucket, key), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}

async function openBucket({ endpoint, region = 'us-east-1' }: BucketAccess) {
  // Only here: most backups go to a folder, and Amazon's kit is large.
  const [{ S3 }, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const s3 = new S3({ region, ...(endpoint !== undefined && { endpoint, forcePathStyle: true }), requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' });
  return { s3, Upload };
}

async function bytesOf(s3: Awaited<ReturnType<typeof openBucket>>['s3'], bucket: string, key: string): Promise<Readable> {
  const { Body } = await s3.getObject({ Bucket: bucket, Key: key });
  if (!(Body instanceof Readable)) throw new Error(`No bytes under s3://${bucket}/${key}`);
  return Body;
}
