import type { SqlDb } from '#server/platform/db/rows.ts';
import type { SqlContext, FileLimits } from '../../context.ts';

const defaults: FileLimits = { largestFile: 1024 ** 3, spaceQuota: 20 * 1024 ** 3 };

/** The limits that count at this moment. */
export const fileLimitsOf = ({ fileLimits = defaults }: SqlContext): FileLimits => fileLimits;

/**
 * What the files of a space weigh: the same content counts once, the trash counts, and so does what was announced and is
 * still coming. What was announced and has failed does not.
 */
export async function storageUsed({ db }: SqlContext, spaceId: string): Promise<number> {
  return (await storageUsedBySpace(db, [spaceId])).get(spaceId) ?? 0;
}

/** As `storageUsed`, of several spaces in one query. */
export async function storageUsedBySpace(db: SqlDb, spaceIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; bytes: number }[]>`
    select "spaceId"::text as id, sum(size)::float8 as bytes from (
      select distinct on ("spaceId", "blobHash") "spaceId", size from "Source"
      where "spaceId" = any(${[...spaceIds]}::uuid[]) and type = 'FILE' and "blobHash" is not null
      union all
      select "spaceId", size from "Source" where "spaceId" = any(${[...spaceIds]}::uuid[]) and type = 'FILE' and "blobHash" is null and status = 'UPLOADING'
    ) stored group by 1`;
  return new Map(rows.map(({ id, bytes }) => [id, bytes]));
}

/** Nobody else announces files in this space until the transaction ends, so that two cannot take the same room. */
export async function lockQuota({ db }: SqlContext, spaceId: string): Promise<void> {
  await db.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`quota ${spaceId}`}, 0))::text`;
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** A size in words: base 1024, up to two decimals. */
export function sizeInWords(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${(bytes / 1024 ** power).toLocaleString('en', { maximumFractionDigits: 2 })} ${units[power]}`;
}
