import { setTimeout as pause } from 'node:timers/promises';
import { exitCodeOf } from './run.mjs';

/** What the server ends with when an error that nobody caught has ended it (EX_SOFTWARE of sysexits.h). */
export const crashedExitCode = 70;

/** So many crashes within a minute are no accident any more. */
const maxCrashes = 5;
const windowMs = 60_000;
const firstPauseMs = 500;

/**
 * How long to wait before starting again after crashes at these moments, in milliseconds; null to give up. The pause
 * doubles with each crash of the last minute.
 *
 * @param {readonly number[]} crashedAt the latest last
 * @returns {number | null}
 */
export function restartPause(crashedAt) {
  const latest = crashedAt.at(-1) ?? 0;
  const recent = crashedAt.filter((at) => latest - at < windowMs).length;
  return recent >= maxCrashes ? null : firstPauseMs * 2 ** Math.max(0, recent - 1);
}

/**
 * @typedef {object} Ending
 * @property {number | null} code
 * @property {NodeJS.Signals | null} signal
 */

/**
 * Runs a server and starts it again when it crashes: by an error that nobody caught, or by a signal that we did not send.
 * A server that cannot start says why itself and is not started again, unless it had been running before.
 *
 * @param {() => Promise<Ending>} runOnce starts the server; resolves when it has ended
 * @param {{ isStopping: () => boolean, say: (line: string) => void, wait?: (ms: number) => Promise<unknown>, now?: () => number }} options
 * @returns {Promise<number>} what to exit with
 */
export async function supervise(runOnce, { isStopping, say, wait = (ms) => pause(ms), now = Date.now }) {
  /** @type {number[]} */
  const crashedAt = [];
  for (;;) {
    const { code, signal } = await runOnce();
    const exitCode = code ?? exitCodeOf(signal);
    const isCrash = signal !== null || code === crashedExitCode || (code !== 0 && crashedAt.length > 0);
    if (isStopping() || !isCrash) return exitCode;
    crashedAt.push(now());
    const pauseMs = restartPause(crashedAt);
    if (pauseMs === null) {
      say(`The server has crashed ${maxCrashes} times within a minute and is not started again. What it said above tells why; npm start tries again.`);
      return exitCode;
    }
    say(`The server has crashed (${signal ?? `exit code ${code}`}). It is started again in ${pauseMs / 1_000} s.`);
    await wait(pauseMs);
    if (isStopping()) return exitCode;
  }
}
