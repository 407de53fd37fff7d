import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processStart } from './processes.ts';

/** A process that uses the server, as a file in a folder that all processes on the same data share. */
export type ProcessRegistration = {
  /** Whether another live process uses the server. Files of dead processes are removed. */
  hasOthers(): Promise<boolean>;
  unregister(): Promise<void>;
};

/** Registers in `folder` that this process uses the server, until it unregisters or dies. */
export async function registerProcess(folder: string): Promise<ProcessRegistration> {
  // The name says all, so that nobody can read half a file: pid, when that process started, which use it is.
  const own = `${process.pid}-${await fingerprint(process.pid)}-${randomBytes(4).toString('hex')}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, own), '');

  return {
    async hasOthers() {
      let found = false;
      for (const name of await readdir(folder)) {
        const [pid = '', recorded] = name.split('-');
        if (name === own) continue;
        if ((await fingerprint(Number(pid))) === recorded) found = true;
        else await rm(join(folder, name), { force: true });
      }
      return found;
    },
    unregister: () => rm(join(folder, own), { force: true }),
  };
}

async function fingerprint(pid: number): Promise<string | undefined> {
  const start = await processStart(pid);
  return start === undefined ? undefined : createHash('sha256').update(start).digest('hex').slice(0, 12);
}
