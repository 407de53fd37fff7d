import { chmod, lchown, lstat, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, parse, resolve } from 'node:path';
import { findSystemUser, type SystemUser } from './systemUser.ts';

type Owner = Pick<SystemUser, 'uid' | 'gid'>;

/**
 * Makes the data folder when it is missing, with `secrets` in it, and closes it to everybody else (mode 0700).
 * @returns its real path
 * @throws Error with one line when others live in it
 */
export async function openDataFolder(requestedFolder: string): Promise<string> {
  const folder = resolve(requestedFolder);
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  const real = await realpath(folder);
  const { mode } = await stat(real);
  // We are about to close this folder to everybody else: never do that to one that others live in.
  if (real === parse(real).root || real === (await realpath(homedir()).catch(() => '')) || mode & 0o1000) {
    throw new Error(`The data folder ${requestedFolder} is shared with other things: give the vault a folder of its own`);
  }
  await mkdir(join(real, 'secrets'), { recursive: true, mode: 0o700 });
  if ((mode & 0o777) !== 0o700) await chmod(real, 0o700);
  return real;
}

/** As whom PostgreSQL, and if it can the server, works on the data folder when root starts them: whoever owns it keeps it, else the system user. */
export async function ownerOf(dataFolder: string, log: { info(line: string): void }): Promise<Owner | SystemUser> {
  const { uid, gid } = await stat(dataFolder);
  return uid === 0 ? findSystemUser(log) : { uid, gid };
}

/**
 * Gives what root has written into the data folder to its owner. PostgreSQL's cluster has been theirs from the beginning. Once the secrets are theirs
 * everything is: then nothing is looked at, so that root never follows what somebody else may change.
 */
export async function handOverData(dataFolder: string, to: Owner): Promise<void> {
  const secrets = join(dataFolder, 'secrets');
  if ((await lstat(secrets)).uid !== 0) return;
  for (const name of await readdir(dataFolder)) if (name !== 'secrets' && name !== 'postgres') await handOver(join(dataFolder, name), to);
  await handOver(secrets, to);
  await lchown(dataFolder, to.uid, to.gid);
}

/** What is in a folder goes first: one that is not root's any more has been handed over as a whole. */
export async function handOver(path: string, to: Owner): Promise<void> {
  const entry = await lstat(path);
  if (entry.uid !== 0) return;
  if (entry.isDirectory()) for (const name of await readdir(path)) await handOver(join(path, name), to);
  await lchown(path, to.uid, to.gid);
}

/** An error of the file system as one line for a person, where it is a usual one. */
export function describeFolderError(folder: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  const reasons: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the file system is read-only',
    ENOTDIR: 'it or a folder above it is a file',
    EEXIST: 'it or a folder above it is a file',
    ENOSPC: 'the disk is full',
  };
  const reason = code === undefined ? undefined : reasons[code];
  if (reason === undefined) return error;
  return new Error(`The data folder ${folder} cannot be written (${reason}): set VAULT_DATA to another one`, { cause: error });
}
