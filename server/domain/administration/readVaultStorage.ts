import type { SqlContext } from '../context.ts';

/** What the vault needs of its disks, and what they have left, in bytes. */
export interface VaultStorage {
  /** All files, prepared pictures and saved pages, the same bytes once. */
  readonly files: number;
  readonly texts: number;
  /** Of the fullest disk; null where nobody watches it. */
  readonly free: number | null;
  /** What has to stay free; null where nobody watches. */
  readonly floor: number | null;
}

/** Only for who has been found to be an administrator. */
export async function readVaultStorage({ db, diskSpace }: SqlContext): Promise<VaultStorage> {
  const [weights] = await db.$queryRaw<[{ files: number; texts: number }]>`
    select (select coalesce(sum(size), 0)::float8 from "Blob") as files, ((select coalesce(sum(bytes), 0) from "SourceText") + (select coalesce(sum(bytes), 0) from "SourceRevision"))::float8 as texts`;
  const { free, floor } = diskSpace?.levels() ?? { free: null, floor: null };
  return { ...weights, free, floor };
}
