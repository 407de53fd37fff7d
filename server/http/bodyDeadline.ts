import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { refuseConnection } from './requests/refuseConnection.ts';
import { vaultPath } from './rest/vault/vaultApi.ts';

/** So long the body of a call may take to come whole: the largest, of 4 MB, needs a line of about 1 Mbit/s. */
const bodyDeadlineMs = 30_000;

/** Bytes of files take as long as they take: `PUT …/sources/{id}/content` and `…/page`, `PUT …/jobs/{id}/content`, and uploads in pieces. */
const uploads = new RegExp(`^${vaultPath}/(?:uploads|sources/[^/]+/(?:content|page)|jobs/[^/]+/content)(?:[/?]|$)`);

/**
 * Closes connections that have begun to send a body and do not go on, but those that upload files: a few hundred of them
 * would be all that a server can have open. Answers 408 where nothing has been answered yet.
 * @param headers go with that answer
 * @param deadlineMs shorter in tests
 */
export function endSlowBodies(server: Server, headers: Readonly<Record<string, string>> = {}, deadlineMs = bodyDeadlineMs): void {
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!hasBody(incoming) || uploads.test(incoming.url ?? '')) return;
    const deadline = setTimeout(() => {
      if (incoming.complete) return;
      const { socket } = incoming;
      // As Node says it of slow headers.
      if (socket.writable && !outgoing.headersSent) refuseConnection(socket, 408, headers);
      incoming.destroy();
    }, deadlineMs);
    deadline.unref();
    incoming.once('close', () => clearTimeout(deadline));
  });
}

const hasBody = ({ headers }: IncomingMessage) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
