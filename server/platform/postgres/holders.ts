import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processStart } from './processes.ts';

/** One use of the server by one process, noted in a folder that all processes on the same data share. */
export type Holder = {
  /** Whether somebody else, alive, uses the server too. Notes of dead processes are removed on the way. */
  hasCompany(): Promise<boolean>;
  withdraw(): Promise<void>;
};

/** Notes in `folder` that this process uses the server, until the holder withdraws or the process dies. */
export async function registerHolder(folder: string): Promise<Holder> {
  // The name says all, so that nobody can read half a note: pid, when that process started, which use it is.
  const own = `${process.pid}-${await fingerprint(process.pid)}-${randomBytes(4).toString('hex')}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, own), '');

  return {
    async hasCompany() {
      let found = false;
      for (const name of await readdir(folder)) {
        const [pid = '', noted] = name.split('-');
        if (name === own) continue;
        if ((await fingerprint(Number(pid))) === noted) found = true;
        else await rm(join(folder, name), { force: true });
      }
      return found;
    },
    withdraw: () => rm(join(folder, own), { force: true }),
  };
}

async function fingerprint(pid: number): Promise<string | undefined> {
  const start = await processStart(pid);
  return start === undefined ? undefined : createHash('sha256').update(start).digest('hex').slice(0, 12);
}
