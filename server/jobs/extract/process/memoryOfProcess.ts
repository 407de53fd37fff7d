import { readFileSync } from 'node:fs';

/** Whether the system tells one process how much memory another one takes. */
export const isMemoryKnownOutside = process.platform === 'linux';

/** Resident memory of a process in MB; 0 when it is gone, or when the system does not tell. */
export function memoryOfProcess(pid: number): number {
  if (!isMemoryKnownOutside) return 0;
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
