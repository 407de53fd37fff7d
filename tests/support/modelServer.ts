import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What was asked of the model. */
export interface ModelCall {
  readonly system: string;
  readonly user: string;
  /** The body as it came, to see that no tools are in it. */
  readonly body: Record<string, unknown>;
}

/** null: no answer, ever. */
export type ModelReply = string | { readonly status: number; readonly body?: string; readonly retryAfter?: string } | { readonly content: string; readonly finishReason: string } | null;

/** A server that speaks OpenAI's chat completions without streaming, until the test ends. Tokens are words. */
export async function startModelServer(reply: (call: ModelCall, index: number) => ModelReply | Promise<ModelReply>): Promise<{ baseUrl: string; calls: ModelCall[] }> {
  const calls: ModelCall[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as { model: string; messages: { role: string; content: string }[] };
      const of = (role: string) => body.messages.filter((message) => message.role === role).map(({ content }) => content).join('\n');
      const call = { system: of('system'), user: of('user'), body };
      calls.push(call);
      void Promise.resolve(reply(call, calls.length - 1)).then((answer) => {
        if (answer === null) return;
        response.setHeader('content-type', 'application/json');
        if (typeof answer === 'object' && 'status' in answer) {
          if (answer.retryAfter !== undefined) response.setHeader('retry-after', answer.retryAfter);
          response.writeHead(answer.status).end(answer.body ?? JSON.stringify({ error: { message: 'secret words of the endpoint' } }));
          return;
        }
        const { content, finishReason } = typeof answer === 'string' ? { content: answer, finishReason: 'stop' } : answer;
        const tokens = (words: string) => words.split(/\s+/).length;
        const usage = { prompt_tokens: tokens(call.system + call.user), completion_tokens: tokens(content), total_tokens: 0 };
        response.end(
          JSON.stringify({ id: 'chat', object: 'chat.completion', created: 1, model: body.model, choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }], usage }),
        );
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, calls };
}
