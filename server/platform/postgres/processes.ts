import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Says when a process was started, in words that no later process with the same pid shares; undefined when the pid
 * is free or only a zombie is left of it. The answer is opaque: compare it, do not read it.
 */
export async function processStart(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const stat = await readLinuxStat(pid);
    if (stat === undefined || stat.state === 'Z') return undefined;
    return `${await linuxBoot()}/${stat.startTicks}`;
  }
  if (!signalReaches(pid)) return undefined;
  if (process.platform === 'win32') return 'running';
  const { stdout } = await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  const line = stdout.trim();
  return line === '' || line.startsWith('Z') ? undefined : line.replace(/^\S+\s+/, '');
}

/** Whether the process with this pid is a PostgreSQL server that was started on this data directory. */
export async function isPostgresOf(pid: number, directory: string): Promise<boolean> {
  if ((await processStart(pid)) === undefined) return false;
  if (process.platform === 'linux') {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const [program = '', ...args] = commandLine.split('\0');
    if (basename(program) !== 'postgres') return false;
    // The server enters its data directory, so this also recognises one that was given a relative or an older path.
    return args.includes(directory) || (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === directory;
  }
  if (process.platform === 'win32') return true;
  const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.includes('postgres') && stdout.includes(directory);
}

function signalReaches(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function readLinuxStat(pid: number): Promise<{ state: string; startTicks: string } | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The second field, the program's name in brackets, may itself contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', startTicks: fields[19] ?? '' };
}

/** Ticks are counted from the boot, so that two boots need telling apart. */
async function linuxBoot(): Promise<string> {
  return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim();
}
