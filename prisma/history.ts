import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One folder under prisma/migrations. `checksum` is SHA-256 in hexadecimal, as Prisma records it. */
export type Migration = { name: string; sql: string; checksum: string };

export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** The migrations this version of the vault brings, oldest first. */
export async function readMigrations(): Promise<Migration[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(migrationsFolder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
