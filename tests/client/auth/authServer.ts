import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Call = { path: string; body: unknown; authorization: string | undefined };
type Answer = { status: number; body?: unknown; headers?: Record<string, string> };
/** What the server says to a call; `null` leaves it without an answer. */
type Reply = (call: Call) => Answer | null;

/** A real HTTP server that speaks as the auth service does; it ends with the test. */
export async function startAuthServer(reply: Reply): Promise<{ origin: string; calls: Call[] }> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const call = { path: request.url ?? '', body, authorization: request.headers.authorization };
      calls.push(call);
      send(response, reply(call));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

/** An address where nobody listens. */
export async function findDeadOrigin(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : JSON.parse(text);
}

function send(response: ServerResponse, answer: Answer | null) {
  if (!answer) return;
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-expose-headers': '*',
    ...answer.headers,
  });
  response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
}
