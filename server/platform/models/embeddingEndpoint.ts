import { z } from 'zod';
import { LanguageModelError } from './languageModel.ts';
import { refusalOf } from './modelRefusal.ts';

export interface EmbeddingEndpointOptions {
  /** Such as `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** How long vectors shall be; absent: as the model makes them. */
  readonly dimensions?: number | undefined;
  /** What is put before a question, and before a passage: some models were trained with it. */
  readonly queryPrefix: string;
  readonly passagePrefix: string;
  /** What a million tokens cost; absent: nobody said. */
  readonly price?: number | undefined;
}

interface EmbeddedTexts {
  /** One for each text, in their order, all of one length; finite numbers that are not all 0. */
  readonly vectors: readonly (readonly number[])[];
  /** As the endpoint counts them; null where it does not say. */
  readonly tokens: number | null;
}

/** A hundred vectors of 4,096 numbers, written out. */
const largestAnswer = 16 * 1024 * 1024;

const answer = z.object({
  data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(8).max(4_096) })),
  usage: z.object({ prompt_tokens: z.int().min(0) }).nullish().catch(null),
});

/** A model of the endpoint; `dimensions` counts with it. */
interface AskedModel {
  readonly name: string;
  readonly dimensions?: number | undefined;
}

/** What turns texts into vectors: an endpoint that speaks OpenAI's embeddings. It is asked once: who asks it knows whether there is time to ask again. */
export function createEmbedder({ baseUrl, model: usualModel, apiKey, dimensions: usualDimensions, queryPrefix, passagePrefix, price }: EmbeddingEndpointOptions) {
  const address = `${baseUrl.replace(/\/+$/, '')}/embeddings`;
  return {
    model: { name: usualModel, dimensions: usualDimensions ?? 0, passagePrefix },
    queryPrefix,
    price,
    /**
     * One vector for each text, in their order, all of one length: finite numbers that are not all 0.
     * @param texts 100 at most
     * @throws LanguageModelError when it does not answer, or with what are no such vectors
     */
    async embed(texts: readonly string[], signal: AbortSignal, { name, dimensions }: AskedModel = { name: usualModel, dimensions: usualDimensions }): Promise<EmbeddedTexts> {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) },
        body: JSON.stringify({ model: name, input: texts, encoding_format: 'float', ...(dimensions !== undefined && { dimensions }) }),
        redirect: 'error',
        signal,
      }).catch((error: unknown) => {
        throw failureOf(error);
      });
      const body = await readLimited(response).catch((error: unknown) => {
        throw failureOf(error);
      });
      if (!response.ok) throw refusalOf(response.status, body, response.headers.get('retry-after'), new Date(), 'EMBEDDING').error;
      return readAnswer(body, texts.length, dimensions);
    },
  };
}

/** Reads no more of an answer than could be one. */
async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largestAnswer) throw new LanguageModelError('The endpoint of vectors sent more than an answer can be.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function failureOf(error: unknown): LanguageModelError {
  if (error instanceof LanguageModelError) return error;
  const isTimeout = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
  return new LanguageModelError(isTimeout ? 'The endpoint of vectors did not answer in time.' : 'The endpoint of vectors could not be reached.', { cause: error, code: isTimeout ? 'TIMEOUT' : 'MODEL_ERROR' });
}

function readAnswer(body: string, count: number, dimensions: number | undefined): EmbeddedTexts {
  const { data, usage } = parseAnswer(body);
  const vectors = data.toSorted((one, other) => one.index - other.index).map(({ embedding }) => embedding);
  if (data.length !== count || new Set(data.map(({ index }) => index)).size !== count) throw new LanguageModelError(`The endpoint of vectors was given ${count} texts and answered ${data.length} vectors.`);
  const length = dimensions ?? vectors[0]?.length;
  const wrong = vectors.find((vector) => vector.length !== length);
  if (wrong) throw new LanguageModelError(`The endpoint of vectors answered vectors of ${wrong.length} numbers in place of ${length}. Check EMBEDDING_DIMENSIONS.`);
  if (vectors.some((vector) => vector.every((number) => number === 0))) throw new LanguageModelError('The endpoint of vectors answered one of nothing but zeros.');
  return { vectors, tokens: usage?.prompt_tokens ?? null };
}

function parseAnswer(body: string): z.infer<typeof answer> {
  try {
    return answer.parse(JSON.parse(body));
  } catch (error) {
    throw new LanguageModelError('The endpoint of vectors gave an answer that cannot be read.', { cause: error });
  }
}
