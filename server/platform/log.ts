import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured JSON lines on standard output; readable lines when `pretty` (a terminal). */
export function createLog(level: string, pretty: boolean): Log {
  return pino({
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'password', 'token', '*.password', '*.token'],
    ...(pretty && {
      transport: { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' } },
    }),
  });
}
