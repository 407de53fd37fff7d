import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A user of the operating system under whom PostgreSQL runs. */
export type SystemUser = { name: string; uid: number; gid: number };

const own = 'knowledge-vault';

/** The ways in which the systems we know add a user that nobody signs in as; the first that works is taken. */
const addUserCommands: [program: string, ...words: string[]][] = [
  ['useradd', '--system', '--no-create-home', '--shell', '/usr/sbin/nologin', own],
  ['adduser', '-S', '-D', '-H', '-s', '/sbin/nologin', own],
];

/**
 * PostgreSQL refuses to run as root. Finds the unprivileged user it runs as instead: `knowledge-vault` (added when
 * it is missing and the system lets us), else `postgres`, else `nobody`. Only root may call this.
 */
export async function findSystemUser(log: { info(line: string): void }): Promise<SystemUser> {
  const found = await lookUp(own);
  if (found !== undefined) return found;
  for (const [program, ...words] of addUserCommands) {
    // Two first starts at once both try; the loser's error is answered by the look-up.
    await run(program, words).catch(() => undefined);
    const added = await lookUp(own);
    if (added === undefined) continue;
    log.info(`PostgreSQL does not run as root: added the system user "${own}" for it`);
    return added;
  }
  const other = (await lookUp('postgres')) ?? (await lookUp('nobody'));
  if (other === undefined) {
    throw new Error(`PostgreSQL does not run as root, and the system user "${own}" cannot be added: add it, or set DATABASE_URL`);
  }
  log.info(`PostgreSQL does not run as root: it runs as "${other.name}"`);
  return other;
}

async function lookUp(name: string): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}
