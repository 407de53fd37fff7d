import { join } from 'node:path';
import { openBlobFolder } from './blobFolder.ts';
import type { BlobStore, BlobStoreOptions } from './blobStore.ts';

export interface StorageSettings {
  readonly location: { readonly kind: 'folder'; readonly folder: string | null } | { readonly kind: 'bucket'; readonly bucket: string; readonly prefix: string };
  /** Where things are stored that have no location of their own. */
  readonly dataFolder: string;
  /** A server that speaks S3; unset: AWS. */
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
}

/** Opens what `STORAGE` names: a folder that all processes share, or a bucket. */
export async function openStorage({ location, dataFolder, endpoint, region = 'us-east-1' }: StorageSettings, options: BlobStoreOptions): Promise<BlobStore> {
  if (location.kind === 'folder') return openBlobFolder(location.folder ?? join(dataFolder, 'files'), options);
  const { bucket, prefix } = location;
  // Servers of one's own rarely have a name for every bucket.
  const client = { region, ...(endpoint !== undefined && { endpoint, forcePathStyle: true }) };
  // Only here: most vaults have a folder, and Amazon's kit is large.
  const { openBlobBucket } = await import('./blobBucket.ts');
  return openBlobBucket({ bucket, prefix, scratchFolder: join(dataFolder, 'scratch'), client, ...options });
}
