import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { waitToRetry } from './retryPause.ts';

/** The vault sends a sign of life more often; a proxy may keep a connection open behind which nobody is left. */
const SILENCE_MS = 40_000;

export type StreamReading = {
  /** The address of GraphQL, `http:` or `https:`. */
  readonly url: string;
  /** The subscription, as the body of a request. */
  readonly operation: string;
  /** The `Authorization` value, asked for at every (re)connection; null for nobody. */
  readonly authorization: () => Promise<string | null>;
  /** Called when events come, and when they do not any more. */
  readonly tellLost: (isLost: boolean) => void;
  /** A result, as JSON. */
  readonly next: (result: string) => void;
  readonly complete: () => void;
  /** Aborted when it is wanted no more. */
  readonly unwanted: AbortSignal;
};

/** Reads a subscription from an answer that does not end (server-sent events), again after each loss, for as long as it is wanted. */
export async function readStream({ url, operation, authorization, tellLost, next, complete, unwanted }: StreamReading): Promise<void> {
  const isOver = () => unwanted.aborted;
  for (let retries = 0; !isOver(); ) {
    const attempt = watchAttempt(unwanted);
    try {
      const value = await authorization();
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...(value !== null && { authorization: value }) },
        body: operation,
        signal: attempt.signal,
      });
      if (!response.ok || !response.body) throw new Error(`The server answered ${response.status}.`);
      tellLost(false);
      retries = 0;
      for await (const { event, data } of eventsOf(response.body, attempt.heard)) {
        if (event === 'complete') return complete();
        next(data);
      }
    } catch {
      // Whatever it was: it is tried again.
    } finally {
      attempt.end();
    }
    if (isOver()) return;
    tellLost(true);
    await waitToRetry(retries++);
  }
}

/** Ends an attempt that is not wanted any more, or silent for too long. */
function watchAttempt(unwanted: AbortSignal) {
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  let silence = setTimeout(abort, SILENCE_MS);
  unwanted.addEventListener('abort', abort);
  return {
    signal: attempt.signal,
    heard: () => {
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE_MS);
    },
    end: () => {
      abort();
      clearTimeout(silence);
      unwanted.removeEventListener('abort', abort);
    },
  };
}

/** The events of a stream, as they come; comments are signs of life. */
async function* eventsOf(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    parser.feed(decoder.decode(value, { stream: true }));
    yield* events.splice(0);
  }
}
