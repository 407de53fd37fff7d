import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createBackup } from './createBackup.ts';

const retainedCount = 3;
const pattern = /^database-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.zip$/;

/** A moment as part of a file's name: names are in the order of time. */
export const momentName = (moment: Date): string => moment.toISOString().replace(/[:.]/g, '-');

/**
 * Backs up the database alone into `backups` of the data folder, before something changes it that cannot be taken back. The last three
 * are kept. Files are not in it: they are never changed. Answers the path.
 * @throws an Error of one line: without the backup, nothing is to be changed
 */
export async function backupDatabaseAlone(databaseUrl: string, dataFolder: string, now = new Date()): Promise<string> {
  const folder = join(dataFolder, 'backups');
  const path = join(folder, `database-${momentName(now)}.zip`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await createBackup({ databaseUrl, path });
  } catch (error) {
    throw new Error(`The database could not be backed up into ${folder}: ${(error as Error).message}`, { cause: error });
  }
  const names = (await readdir(folder)).filter((name) => pattern.test(name)).sort();
  for (const name of names.slice(0, -retainedCount)) await rm(join(folder, name), { force: true });
  return path;
}
