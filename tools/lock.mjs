import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A holder shows every so often that it lives; one that has not for a long time is taken for dead. Milliseconds. */
const heartbeat = 5_000;
const longSilence = 60_000;

/**
 * Does the work while no other process does work under the same lock file. The lock of a process that was killed is
 * taken over. `onWait` is called once, when there is somebody to wait for.
 *
 * @template T
 * @param {string} file
 * @param {() => void} onWait
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, onWait, work) {
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(own, own);
  let beat;
  try {
    for (let isFirst = true; !(await take(own, file)); isFirst = false) {
      if (isFirst) onWait();
      await pause(100);
    }
    // Both names are one file, so that this keeps the lock fresh.
    beat = setInterval(() => utimes(own, new Date(), new Date()).catch(() => undefined), heartbeat);
    return await work();
  } finally {
    clearInterval(beat);
    if ((await holderOf(file)) === own) await rm(file, { force: true });
    await rm(own, { force: true });
  }
}

/** @param {string} own @param {string} file */
async function take(own, file) {
  if (await linked(own, file)) return true;
  const holder = await holderOf(file);
  if (holder === undefined || !(await isDead(holder, file))) return false;
  // Two may find the same dead holder: who moves the lock away looks whether it was still that one's.
  const removed = `${own}.removed`;
  const moved = await rename(file, removed).then(
    () => true,
    () => false,
  );
  if (!moved) return false;
  if ((await holderOf(removed)) !== holder) await linked(removed, file);
  await rm(removed, { force: true });
  await rm(holder, { force: true });
  return linked(own, file);
}

/** @param {string} from @param {string} to */
async function linked(from, to) {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function holderOf(file) {
  return readFile(file, 'utf8').catch(() => undefined);
}

/** @param {string} holder @param {string} file */
async function isDead(holder, file) {
  const pid = Number(holder.slice(file.length).split('.')[1]);
  const seen = await stat(file).catch(() => undefined);
  if (seen === undefined) return false;
  return !isAlive(pid) || Date.now() - seen.mtimeMs > longSilence;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
