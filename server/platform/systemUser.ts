import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A user of the operating system under whom the server and PostgreSQL run when root starts them. */
export type SystemUser = { name: string; uid: number; gid: number };

export const systemUserName = 'knowledge-vault';

/** The ways in which the systems we know add a user that nobody signs in as; the first that works is taken. */
const addUserCommands: [program: string, ...words: string[]][] = [
  ['useradd', '--system', '--no-create-home', '--shell', '/usr/sbin/nologin', systemUserName],
  ['adduser', '-S', '-D', '-H', '-s', '/sbin/nologin', systemUserName],
];

/**
 * PostgreSQL refuses to run as root, and the server need not. Finds the unprivileged user that they run as instead: `knowledge-vault` (added when
 * it is missing and the system lets us), else `postgres`, else `nobody`. Only root may call this.
 */
export async function findSystemUser(log: { info(line: string): void }): Promise<SystemUser> {
  const found = await lookUp(systemUserName);
  if (found !== undefined) return found;
  for (const [program, ...words] of addUserCommands) {
    // Two first starts at once both try; the loser's error is answered by the look-up.
    await run(program, words).catch(() => undefined);
    const added = await lookUp(systemUserName);
    if (added === undefined) continue;
    log.info(`PostgreSQL does not run as root: added the system user "${systemUserName}"`);
    return added;
  }
  const other = (await lookUp('postgres')) ?? (await lookUp('nobody'));
  if (other === undefined) {
    throw new Error(`PostgreSQL does not run as root, and the system user "${systemUserName}" cannot be added: add it, or set DATABASE_URL`);
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
