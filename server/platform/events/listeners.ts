/** Who listens to what in this process. */
export interface Listeners<E> {
  /** Hands an event to all who listen to its topic. */
  tell(topic: string, event: E): void;
  /** Events of a topic from now on, until the iterator is returned or `signal` aborts. */
  listen(topic: string, signal?: AbortSignal): AsyncIterableIterator<E>;
  /** Ends them all. */
  end(): void;
}

interface Listener<E> {
  hear(event: E): void;
  end(): void;
}

/**
 * Each listener keeps what it has not been asked for yet. Node's own (`on` of `node:events`) keeps room for four thousand
 * events and promises: 32 kB for each tab of each person who watches.
 */
export function createListeners<E>(): Listeners<E> {
  const topics = new Map<string, Set<Listener<E>>>();

  function listen(topic: string, signal?: AbortSignal): AsyncIterableIterator<E> {
    let heard: E[] = [];
    let waiting: ((result: IteratorResult<E, undefined>) => void)[] = [];
    let isOver = false;
    const over = { done: true, value: undefined } as const;

    const listener: Listener<E> = {
      hear(event) {
        const next = waiting.shift();
        if (next) next({ done: false, value: event });
        else heard.push(event);
      },
      end() {
        if (isOver) return;
        isOver = true;
        signal?.removeEventListener('abort', listener.end);
        const others = topics.get(topic);
        others?.delete(listener);
        if (others?.size === 0) topics.delete(topic);
        heard = [];
        for (const next of waiting) next(over);
        waiting = [];
      },
    };
    if (signal?.aborted) isOver = true;
    else {
      const others = topics.get(topic) ?? new Set();
      topics.set(topic, others.add(listener));
      signal?.addEventListener('abort', listener.end, { once: true });
    }

    const iterator: AsyncIterableIterator<E> = {
      next() {
        if (isOver) return Promise.resolve(over);
        const event = heard.shift();
        if (event !== undefined) return Promise.resolve({ done: false, value: event });
        return new Promise((resolve) => waiting.push(resolve));
      },
      return() {
        listener.end();
        return Promise.resolve(over);
      },
      [Symbol.asyncIterator]: () => iterator,
    };
    return iterator;
  }

  return {
    listen,
    tell(topic, event) {
      for (const listener of [...(topics.get(topic) ?? [])]) listener.hear(event);
    },
    end() {
      for (const listeners of [...topics.values()]) for (const listener of [...listeners]) listener.end();
    },
  };
}
