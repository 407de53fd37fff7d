import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Answers on a bare connection, where there is no response to write to, and ends it. */
export function refuseConnection(socket: Duplex, status: number, headers: Readonly<Record<string, string>>, whenSent?: () => void): void {
  const lines = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`, whenSent);
}
