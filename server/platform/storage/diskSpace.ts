import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Log } from '../log.ts';

/** The free space of the disks that the vault writes to. */
export interface DiskSpace {
  /** Whether so many more bytes would leave the floor free. What is small (a name, a deletion) need not ask. */
  hasRoomFor(bytes: number): boolean;
  /** What the fullest disk has left, and what has to stay, in bytes; null when nobody watches. */
  levels(): { readonly free: number; readonly floor: number } | null;
  /** Looks now: for who has just written much. */
  refresh(): Promise<void>;
  close(): void;
}

export interface DiskSpaceOptions {
  /** One of each disk; the first one holds the ballast. */
  readonly folders: readonly [string, ...string[]];
  /** Bytes that stay free for deletions and for the database; 0 switches the check off. */
  readonly floor: number;
  readonly log: Log;
  /** The free bytes of the disk of a folder; asks the operating system by default. */
  readonly freeBytesOf?: (folder: string) => Promise<number>;
  readonly intervalMs?: number;
}

const mebibyte = 1024 ** 2;
const mostBallast = 64 * mebibyte;

/** Where there is no floor, and in tests. */
export const unlimitedDiskSpace: DiskSpace = { hasRoomFor: () => true, levels: () => null, refresh: async () => {}, close: () => {} };

/**
 * Watches the free space. Others fill disks too, so the first folder holds a ballast: a file that is given up when almost
 * nothing is left, so that PostgreSQL can still write the log that a deletion needs, and that comes back with room for it.
 */
export async function watchDiskSpace({ folders, floor, log, freeBytesOf = freeBytes, intervalMs = 2_000 }: DiskSpaceOptions): Promise<DiskSpace> {
  if (floor === 0) return unlimitedDiskSpace;
  for (const folder of folders) await mkdir(folder, { recursive: true, mode: 0o700 });
  const ballast = createBallast(folders[0], Math.min(mostBallast, Math.floor(floor / 4)), log);
  let free = Number.POSITIVE_INFINITY;
  let wasLow = false;
  let isClosed = false;

  async function refresh(): Promise<void> {
    const [inData = Number.POSITIVE_INFINITY, ...others] = await Promise.all(folders.map(freeBytesOf));
    if (isClosed) return;
    free = Math.min(inData, ...others);
    const isLow = free < floor;
    if (isLow !== wasLow) {
      const numbers = { freeBytes: free, floorBytes: floor };
      if (isLow) log.error(numbers, 'The disk is almost full: nothing large is accepted until there is more room (MIN_FREE_SPACE)');
      else log.info(numbers, 'There is room on the disk again');
    }
    wasLow = isLow;
    await ballast.adjust(inData, floor);
  }
  /** A disk that does not answer is as full as it was: what it says of itself fails elsewhere, in words. */
  const refreshQuietly = () => refresh().catch((error: unknown) => log.warn({ err: error }, 'The free space cannot be read'));

  await refreshQuietly();
  let looking: Promise<void> | null = null;
  const look = () => (looking ??= refreshQuietly().finally(() => (looking = null)));
  const timer = setInterval(() => void look(), intervalMs).unref();
  return {
    hasRoomFor: (bytes) => free - bytes >= floor,
    levels: () => (Number.isFinite(free) ? { free, floor } : null),
    refresh: look,
    close() {
      isClosed = true;
      clearInterval(timer);
    },
  };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** A file that takes room which can be given up. Where something else is filling the disk, it would only be filled as well: it waits a look. */
function createBallast(folder: string, size: number, log: Log) {
  const path = join(folder, 'ballast');
  let looksWithoutRoom = 0;
  return {
    /** Gives it up when almost nothing is free at two looks; writes it where there is more than enough. */
    async adjust(free: number, floor: number): Promise<void> {
      const held = await sizeOf(path);
      looksWithoutRoom = free < size / 4 ? looksWithoutRoom + 1 : 0;
      if (held > 0 && looksWithoutRoom > 1) {
        await rm(path, { force: true });
        log.error({ freeBytes: free, ballastBytes: held }, 'The disk is full: the ballast was given up, so that things can be deleted');
      } else if (held !== size && free > floor + 2 * size) {
        await writeBallast(path, size);
      }
    },
  };
}

/** Bytes that no file system can compress away. */
async function writeBallast(path: string, size: number): Promise<void> {
  const draft = `${path}.${process.pid}`;
  const file = await open(draft, 'w', 0o600);
  try {
    for (let written = 0; written < size; written += mebibyte) await file.write(randomBytes(Math.min(mebibyte, size - written)));
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
