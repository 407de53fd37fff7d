import { readdirSync, readFileSync } from 'node:fs';

/** A process and all that it has started, by what Linux says; it alone where the system does not tell. */
export function processTree(pid: number): number[] {
  const children = Map.groupBy(allProcesses(), ({ parent }) => parent);
  const found = [pid];
  for (const each of found) found.push(...(children.get(each) ?? []).map((child) => child.pid));
  return found;
}

/** What these processes have for themselves in memory, in MB: what they share with each other (their program) is not counted for each. */
export function memoryOfProcesses(pids: readonly number[]): number {
  let kilobytes = 0;
  for (const pid of pids) for (const [, own] of readProc(pid, 'status').matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB/gm)) kilobytes += Number(own);
  return kilobytes / 1024;
}

/** Ends processes at once; those that are gone already are no matter. */
export function killProcesses(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Gone.
    }
  }
}

function allProcesses(): { pid: number; parent: number }[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(Number(name)) }));
}

/** The name may have spaces and parentheses: what follows is counted from its end (proc_pid_stat(5)). */
const parentOf = (pid: number) => Number(readProc(pid, 'stat').split(') ').at(-1)?.split(' ')[1] ?? 0);

function readProc(pid: number, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
