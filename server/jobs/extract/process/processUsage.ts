import { readdirSync, readFileSync } from 'node:fs';

/** Whether the system tells one process what another one takes. */
export const isUsageKnownOutside = process.platform === 'linux';

/** Resident memory of a process in MB; 0 when it is gone, or when the system does not tell. */
export function memoryOfProcess(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readOf(pid, 'status'))?.[1] ?? 0) / 1024;
}

/** Linux counts in hundredths of a second, whatever the kernel's own clock is. */
const msPerTick = 10;

/** How long all threads of a process have been on a processor, in ms; 0 when it is gone, or when the system does not tell. */
export function processorMsOf(pid: number): number {
  // The name may have spaces and parentheses: what follows is counted from its end (proc_pid_stat(5)).
  const fields = readOf(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * msPerTick;
}

/** Whether a thread of a process waits for a processor or a disk, and would go on if it had it; false when the process is gone, or when the system does not tell. */
export function waitsForMachine(pid: number): boolean {
  return threadsOf(pid).some((thread) => /^[RD]/.test(readOf(pid, `task/${thread}/stat`).split(') ').at(-1) ?? ''));
}

function threadsOf(pid: number): readonly string[] {
  if (!isUsageKnownOutside) return [];
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function readOf(pid: number, file: string): string {
  if (!isUsageKnownOutside) return '';
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
