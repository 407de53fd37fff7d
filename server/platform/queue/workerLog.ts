import { Logger } from 'graphile-worker';
import type { Log } from '../log.ts';

/** graphile-worker's words in our log: problems as warnings, the rest only when debugging. */
export function quietWorkerLog(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error' || level === 'warning') log.warn({ err: meta['error'] }, message);
    else log.debug(message);
  });
}
