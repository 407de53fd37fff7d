import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsFolder } from '#prisma/history.ts';
import { migrate } from '#prisma/migrate.ts';
import { startTemporaryPostgres } from '#tests/support/temporaryPostgres.ts';
import { findDrift } from './drift.ts';

/**
 * node tools/migration.ts          prints the SQL that the migrations lack of prisma/schema.prisma; exit code 1 if any
 * node tools/migration.ts <name>   writes it as a new migration, to be read, completed by hand and committed
 */
const [name] = process.argv.slice(2);
const postgres = await startTemporaryPostgres();
try {
  const log = { info: () => undefined, warn: () => undefined };
  await migrate(postgres.url, log);
  const sql = await findDrift(postgres.url);
  if (sql === '') process.stdout.write('The migrations make what prisma/schema.prisma describes.\n');
  else if (name === undefined) {
    process.stdout.write(`${sql}\n`);
    process.exitCode = 1;
  } else process.stdout.write(`Wrote ${await writeMigration(name, sql)}\n`);
} finally {
  await postgres.stop();
}

async function writeMigration(name: string, sql: string): Promise<string> {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error('Name a migration in small letters, digits and underscores');
  const moment = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(migrationsFolder, `${moment}_${name}`);
  await mkdir(folder);
  await writeFile(join(folder, 'migration.sql'), `${sql}\n`);
  return join(folder, 'migration.sql');
}
