/** The subscriptions of this process, by topic. */
export interface Subscriptions<E> {
  /** Passes an event to all subscribers of its topic. */
  publish(topic: string, event: E): void;
  /** Events of a topic from now on, until the iterator is returned or `signal` aborts. */
  subscribe(topic: string, signal?: AbortSignal): AsyncIterableIterator<E>;
  /** Ends all subscriptions. */
  end(): void;
}

interface Subscriber<E> {
  push(event: E): void;
  end(): void;
}

/**
 * Each subscription buffers what has not been asked for yet. Node's own (`on` of `node:events`) keeps room for four thousand
 * events and promises: 32 kB for each tab of each person who watches.
 */
export function createSubscriptions<E>(): Subscriptions<E> {
  const topics = new Map<string, Set<Subscriber<E>>>();

  function subscribe(topic: string, signal?: AbortSignal): AsyncIterableIterator<E> {
    let buffer: E[] = [];
    let waiting: ((result: IteratorResult<E, undefined>) => void)[] = [];
    let isClosed = false;
    const over = { done: true, value: undefined } as const;

    const subscriber: Subscriber<E> = {
      push(event) {
        const next = waiting.shift();
        if (next) next({ done: false, value: event });
        else buffer.push(event);
      },
      end() {
        if (isClosed) return;
        isClosed = true;
        signal?.removeEventListener('abort', subscriber.end);
        const sameTopic = topics.get(topic);
        sameTopic?.delete(subscriber);
        if (sameTopic?.size === 0) topics.delete(topic);
        buffer = [];
        for (const next of waiting) next(over);
        waiting = [];
      },
    };
    if (signal?.aborted) isClosed = true;
    else {
      const sameTopic = topics.get(topic) ?? new Set();
      topics.set(topic, sameTopic.add(subscriber));
      signal?.addEventListener('abort', subscriber.end, { once: true });
    }

    const iterator: AsyncIterableIterator<E> = {
      next() {
        if (isClosed) return Promise.resolve(over);
        const event = buffer.shift();
        if (event !== undefined) return Promise.resolve({ done: false, value: event });
        return new Promise((resolve) => waiting.push(resolve));
      },
      return() {
        subscriber.end();
        return Promise.resolve(over);
      },
      [Symbol.asyncIterator]: () => iterator,
    };
    return iterator;
  }

  return {
    subscribe,
    publish(topic, event) {
      for (const subscriber of [...(topics.get(topic) ?? [])]) subscriber.push(event);
    },
    end() {
      for (const subscribers of [...topics.values()]) for (const subscriber of [...subscribers]) subscriber.end();
    },
  };
}
