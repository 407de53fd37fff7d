import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Log } from '#server/platform/log.ts';

const run = promisify(execFile);

/** What is on the disk that a sandboxed process is to see, and not to see. */
export interface SandboxFolders {
  /** Secrets, mails and the database: it looks empty but for the files. */
  readonly data: string;
  /** The bytes of files: they can be read, and not written. */
  readonly files: string;
}

/** The words before a command that run it in the sandbox, in the same process. */
export type Sandbox = readonly [program: string, ...words: string[]];

/**
 * Takes the files, the folder that hides everything else, and the command. The files are kept open as the working directory while the folder around
 * them is covered. Where the kernel insists on flags of the file system that we do not know, the files stay as writable as they were.
 */
const coverData = `set -e
cd -- "$1"
mount -t tmpfs -o size=64k,mode=755 none "$2"
mkdir -p -- "$1"
mount --no-canonicalize --bind . "$1"
mount -o remount,bind,ro "$1" 2>/dev/null || true
mount -o remount,bind,ro "$2"
caps=$3
shift 3
cd /
exec setpriv --no-new-privs --inh-caps=-all --bounding-set="$caps" -- "$@"`;

/**
 * Namespaces of Linux in which there is no network, no secret, and no privilege to get out. Needs `unshare`, `mount` and `setpriv` of util-linux and a
 * system that lets us use them; containers often do not. Says in the log when there is none.
 */
export async function findSandbox({ data, files }: SandboxFolders, log: Log): Promise<Sandbox | null> {
  // Root needs no namespace of users, in which it could not enter the folders of others; it keeps the right to read them.
  const isRoot = process.getuid?.() === 0;
  const asUser = isRoot ? [] : ['--map-root-user'];
  const sandbox: Sandbox = ['unshare', ...asUser, '--net', '--mount', '--', '/bin/sh', '-c', coverData, 'sh', files, data, isRoot ? '-all,+dac_read_search' : '-all'];
  const [program, ...words] = sandbox;
  try {
    await run(program, [...words, process.execPath, '--version'], { timeout: 10_000 });
    return sandbox;
  } catch (error) {
    const reason = process.platform === 'linux' ? firstLine(error) : `${process.platform} has no namespaces`;
    log.warn({ reason }, 'What reads pages and files cannot be kept from the network on this system; it still can neither write nor start anything');
    return null;
  }
}

function firstLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message?: string };
  return (stderr || message || String(error)).trim().split('\n')[0] ?? '';
}
