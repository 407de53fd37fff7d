import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What was asked of the endpoint. */
export interface EmbeddingCall {
  readonly input: readonly string[];
  readonly model: string;
  readonly dimensions?: number;
}

/** Vectors, one for each text; or an answer that is none; null: no answer, ever. */
export type EmbeddingReply = readonly (readonly number[])[] | { readonly status: number; readonly body: string } | null;

/** Words that mean the same count in the same place: what a model would know, for the texts of tests. */
const meanings = [['king', 'monarch', 'sovereign'], ['ship', 'vessel', 'boat'], ['doctor', 'physician'], ['bread', 'loaf'], ['mountain', 'peak'], ['river', 'stream'], ['winter', 'frost'], ['coin', 'money']];

/** The vector of a text by what its words mean. */
export const vectorOf = (text: string): number[] => meanings.map((words) => 0.01 + words.filter((word) => text.toLowerCase().includes(word)).length);

/** A server that speaks OpenAI's embeddings, until the test ends. Tokens are words. */
export async function startEmbeddingServer(reply: (call: EmbeddingCall, index: number) => EmbeddingReply = ({ input }) => input.map(vectorOf)): Promise<{ baseUrl: string; calls: EmbeddingCall[] }> {
  const calls: EmbeddingCall[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const call = JSON.parse(text) as EmbeddingCall;
      calls.push(call);
      const answer = reply(call, calls.length - 1);
      if (answer === null) return;
      response.setHeader('content-type', 'application/json');
      if ('status' in answer) response.writeHead(answer.status).end(answer.body);
      else response.end(JSON.stringify({ data: answer.map((embedding, index) => ({ index, embedding })), usage: { prompt_tokens: call.input.join(' ').split(/\s+/).length } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, calls };
}
