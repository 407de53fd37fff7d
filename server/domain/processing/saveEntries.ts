import type { SqlContext } from '../context.ts';
import { entryPath } from './entryName.ts';

/** A file that is in another. */
export interface EntryToSave {
  /** As it is called there, whatever that is. */
  readonly name: string;
  /** In bytes, as the file says. */
  readonly size: number;
  readonly isEncrypted?: boolean;
}

/** Notes what is in a file, in the caller's transaction. What was known of its entries stays: the bytes of a file never change. */
export async function saveEntries({ db }: SqlContext, sourceId: string, entries: readonly EntryToSave[]): Promise<void> {
  const names = entries.map(({ name }) => entryPath(name));
  const sizes = entries.map(({ size }) => (Number.isFinite(size) ? Math.max(0, Math.trunc(size)) : 0));
  await db.$executeRaw`
    with gone as (delete from "SourceEntry" where "sourceId" = ${sourceId}::uuid and position >= ${entries.length})
    insert into "SourceEntry" ("sourceId", position, name, size, "isEncrypted")
    select ${sourceId}::uuid, place - 1, name, size, encrypted
    from unnest(${names}::text[], ${sizes}::bigint[], ${entries.map(({ isEncrypted = false }) => isEncrypted)}::bool[]) with ordinality as given(name, size, encrypted, place)
    on conflict ("sourceId", position) do update set name = excluded.name, size = excluded.size, "isEncrypted" = excluded."isEncrypted"`;
}
