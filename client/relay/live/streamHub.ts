import { readStream } from './readStream.ts';

/** What a window asks of the hub. */
export type ToHub =
  | { readonly kind: 'subscribe'; readonly id: number; readonly url: string; readonly operation: string; readonly authorization: string | null }
  | { readonly kind: 'unsubscribe'; readonly id: number }
  | { readonly kind: 'authorization'; readonly id: number; readonly value: string | null };

/** What the hub tells a window of one of its subscriptions. */
export type FromHub = { readonly id: number } & (
  | { readonly kind: 'next'; readonly result: string }
  | { readonly kind: 'complete' }
  | { readonly kind: 'lost'; readonly isLost: boolean }
  /** Others had it before: what it began with was told to them. */
  | { readonly kind: 'late' }
  /** The credential is wanted again. */
  | { readonly kind: 'authorize' }
);

/** A window, as far as the hub needs one. */
export type HubPort = { postMessage(message: FromHub): void; onmessage: ((event: MessageEvent<ToHub>) => void) | null };

/** A window that does not answer within this is gone: nobody is told when one dies. */
const ANSWER_WITHIN_MS = 5_000;

type Member = { readonly port: HubPort; readonly id: number };

type Stream = {
  readonly members: Set<Member>;
  readonly unwanted: AbortController;
  isOpen: boolean;
  /** The credential that the first of them came with; used up by the first connection. */
  given: { readonly value: string | null } | null;
};

/**
 * Reads each subscription once for all windows of a browser: it opens six connections to a host, whatever the number of
 * windows. Windows of one person with the same credential hear the same.
 * Why: docs/decisions/server-sent-events.md
 */
export function createStreamHub(): { connect(port: HubPort): void } {
  const streams = new Map<string, Stream>();
  const answers = new Map<Member, (value: { readonly value: string | null }) => void>();

  function open(key: string, { url, operation, authorization }: Extract<ToHub, { kind: 'subscribe' }>, first: Member): void {
    const stream: Stream = { members: new Set([first]), unwanted: new AbortController(), isOpen: false, given: { value: authorization } };
    streams.set(key, stream);
    const tell = (message: Omit<FromHub, 'id'>) => {
      for (const { port, id } of stream.members) port.postMessage({ ...message, id } as FromHub);
    };
    void readStream({
      url,
      operation,
      unwanted: stream.unwanted.signal,
      authorization: () => credentialOf(key, stream),
      tellLost: (isLost) => {
        stream.isOpen = !isLost;
        tell({ kind: 'lost', isLost } as Omit<FromHub, 'id'>);
      },
      next: (result) => tell({ kind: 'next', result } as Omit<FromHub, 'id'>),
      complete: () => {
        tell({ kind: 'complete' });
        streams.delete(key);
      },
    });
  }

  async function credentialOf(key: string, stream: Stream): Promise<string | null> {
    const { given } = stream;
    stream.given = null;
    if (given) return given.value;
    for (const member of [...stream.members]) {
      const answer = await new Promise<{ readonly value: string | null } | null>((resolve) => {
        const timer = setTimeout(() => resolve(null), ANSWER_WITHIN_MS);
        answers.set(member, (value) => {
          clearTimeout(timer);
          resolve(value);
        });
        member.port.postMessage({ kind: 'authorize', id: member.id });
      });
      answers.delete(member);
      if (answer) return answer.value;
      leave(key, stream, member);
    }
    throw new Error('Nobody wants it any more.');
  }

  function leave(key: string, stream: Stream, member: Member): void {
    stream.members.delete(member);
    if (stream.members.size > 0) return;
    stream.unwanted.abort();
    if (streams.get(key) === stream) streams.delete(key);
  }

  return {
    connect(port) {
      const own = new Map<number, { readonly key: string; readonly member: Member }>();
      port.onmessage = ({ data }) => {
        if (data.kind === 'subscribe') {
          const key = JSON.stringify([data.url, data.operation, data.authorization]);
          const member = { port, id: data.id };
          own.set(data.id, { key, member });
          const stream = streams.get(key);
          if (!stream) return open(key, data, member);
          stream.members.add(member);
          port.postMessage({ kind: 'late', id: data.id });
          if (stream.isOpen) port.postMessage({ kind: 'lost', id: data.id, isLost: false });
          return;
        }
        const mine = own.get(data.id);
        if (!mine) return;
        if (data.kind === 'authorization') {
          answers.get(mine.member)?.({ value: data.value });
          return;
        }
        own.delete(data.id);
        const stream = streams.get(mine.key);
        if (stream?.members.has(mine.member)) leave(mine.key, stream, mine.member);
      };
    },
  };
}
