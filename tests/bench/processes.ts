import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Running {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a script of ours and waits until it says where it listens, or that it is ready. @throws Error with what it said, when it ends before */
export async function startProcess(script: string, environment: Record<string, string>, nodeOptions: readonly string[] = []): Promise<Running> {
  const path = fileURLToPath(new URL(`../../${script}`, import.meta.url));
  const child = spawn(process.execPath, [...nodeOptions, path], { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await readiness(child);
  return {
    url,
    pid: child.pid as number,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function readiness(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        if (said === 'ready') return;
        said += chunk.toString();
        const ready = /is ready(?:: (?<url>http:\/\/[^\s"]+))?/.exec(said);
        if (!ready) return;
        said = 'ready';
        resolve(ready.groups?.['url'] ?? '');
      });
    }
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${said}`)));
  });
}

/** Resident memory of a process now and at its peak, in MB; null where the system does not tell. */
export function residentMegabytes(pid: number): { now: number; peak: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]);
    return { now: Math.round(kilobytes('VmRSS') / 1_024), peak: Math.round(kilobytes('VmHWM') / 1_024) };
  } catch {
    return null;
  }
}
