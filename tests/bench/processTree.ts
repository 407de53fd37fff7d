import { readdirSync, readFileSync } from 'node:fs';

/* What processes use together with those they started, as Linux tells it. */

interface OfProcess {
  readonly parent: number;
  /** In hundredths of a second, with that of children that have ended. */
  readonly ticks: number;
}

const msPerTick = 10;

function processes(): Map<number, OfProcess> {
  const found = new Map<number, OfProcess>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name stands in parentheses and may hold anything; the parent follows the state.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ').map(Number);
      found.set(Number(name), { parent: fields[1] ?? 0, ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) });
    } catch {
      // It ended while we looked.
    }
  }
  return found;
}

function treeOf(roots: readonly number[], all: ReadonlyMap<number, OfProcess>): number[] {
  const tree = new Set(roots);
  for (let before = 0; before < tree.size; ) {
    before = tree.size;
    for (const [pid, { parent }] of all) if (tree.has(parent)) tree.add(pid);
  }
  return [...tree];
}

/** The process that started this one. */
export function parentOf(pid: number): number {
  return processes().get(pid)?.parent ?? pid;
}

/** Time on a processor of processes and of all that they have started, in milliseconds. */
export function cpuMsOfTree(roots: readonly number[]): number {
  const all = processes();
  return treeOf(roots, all).reduce((sum, pid) => sum + (all.get(pid)?.ticks ?? 0) * msPerTick, 0);
}

/** Memory of processes and of all that they have started, in MB each. What several share counts once. */
function memoryOfTree(roots: readonly number[]): number[] {
  return treeOf(roots, processes()).flatMap((pid) => {
    try {
      const kilobytes = Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
      return [Math.round(kilobytes / 1_024)];
    } catch {
      return [];
    }
  });
}

export interface Peak {
  readonly total: number;
  /** What each process had at that moment. */
  readonly parts: readonly number[];
}

/** Looks ten times a second how much memory processes have together. */
export function watchMemory(roots: () => readonly number[]): { peak(): Peak; stop(): void } {
  let peak: Peak = { total: 0, parts: [] };
  const timer = setInterval(() => {
    const parts = memoryOfTree(roots());
    const total = parts.reduce((sum, part) => sum + part, 0);
    if (total > peak.total) peak = { total, parts };
  }, 100);
  return { peak: () => peak, stop: () => clearInterval(timer) };
}
