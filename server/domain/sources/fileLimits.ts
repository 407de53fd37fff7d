import type { DomainContext, FileLimits } from '../context.ts';

const usual: FileLimits = { largestFile: 1024 ** 3, spaceQuota: 20 * 1024 ** 3 };

/** The limits that count at this moment. */
export const fileLimitsOf = ({ fileLimits = usual }: DomainContext): FileLimits => fileLimits;

/**
 * What the files of a space weigh: the same content counts once, the trash counts, and so does what was announced and is
 * still coming. What was announced and has failed does not.
 */
export async function storageUsed({ db }: DomainContext, spaceId: string): Promise<number> {
  const [row] = await db.$queryRaw<{ bytes: number }[]>`
    select coalesce(sum(size), 0)::float8 as bytes from (
      select distinct on ("blobHash") size from "Source" where "spaceId" = ${spaceId}::uuid and type = 'FILE' and "blobHash" is not null
      union all
      select size from "Source" where "spaceId" = ${spaceId}::uuid and type = 'FILE' and "blobHash" is null and status = 'UPLOADING'
    ) kept`;
  return row?.bytes ?? 0;
}

/** Nobody else announces files in this space until the transaction ends, so that two cannot take the same room. */
export async function holdQuota({ db }: DomainContext, spaceId: string): Promise<void> {
  await db.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`quota ${spaceId}`}, 0))::text`;
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** A size in words: base 1024, up to two decimals. */
export function sizeInWords(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${(bytes / 1024 ** power).toLocaleString('en', { maximumFractionDigits: 2 })} ${units[power]}`;
}
