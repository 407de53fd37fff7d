import type { FromHub, ToHub } from './streamHub.ts';
import type { OpenStream } from './transport.ts';

/** Those who come late to several subscriptions at once read again once. */
const GATHER_MS = 50;

type Sharing = {
  readonly url: string;
  readonly authorization: () => Promise<string | null>;
  readonly tellLost: (isLost: boolean) => void;
  readonly tellMissed: () => void;
};

/** The streams that all windows of this browser share, read by a worker of theirs; null where browsers have none such. */
export function sharedStreams({ url, authorization, tellLost, tellMissed }: Sharing): OpenStream | null {
  if (typeof SharedWorker === 'undefined') return null;
  const { port } = new SharedWorker(new URL('./streamsWorker.ts', import.meta.url), { type: 'module', name: 'streams' });
  return overPort(port, { url, authorization, tellLost, tellMissed });
}

type Port = { postMessage(message: ToHub): void; onmessage: ((event: MessageEvent<FromHub>) => void) | null };

/** The window's side of the hub (`streamHub.ts`). */
export function overPort(port: Port, { url, authorization, tellLost, tellMissed }: Sharing): OpenStream {
  let count = 0;
  let late: ReturnType<typeof setTimeout> | undefined;
  const sinks = new Map<number, Parameters<OpenStream>[1]>();
  port.onmessage = ({ data }) => {
    const sink = sinks.get(data.id);
    if (!sink) return;
    if (data.kind === 'next') sink.next(data.result);
    else if (data.kind === 'complete') sink.complete();
    else if (data.kind === 'lost') tellLost(data.isLost);
    else if (data.kind === 'authorize') void authorization().then((value) => port.postMessage({ kind: 'authorization', id: data.id, value }));
    else {
      clearTimeout(late);
      late = setTimeout(tellMissed, GATHER_MS);
    }
  };
  return (operation, sink, unwanted) => {
    const id = ++count;
    sinks.set(id, sink);
    void authorization().then((value) => {
      if (!unwanted.aborted) port.postMessage({ kind: 'subscribe', id, url, operation, authorization: value });
    });
    unwanted.addEventListener('abort', () => {
      sinks.delete(id);
      port.postMessage({ kind: 'unsubscribe', id });
    });
  };
}
