import { useState } from 'react';
import type { LoadMoreFn } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { useMissedEvents } from './live/LiveContext.ts';

type Connection<Q extends OperationType> = {
  /** Tells it from others that may take its place. */
  readonly listId: string;
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: LoadMoreFn<Q>;
};

/**
 * Reads a connection page by page: `readOn` as it is wanted, whoever asks and however often. When a page does not come,
 * `hasFailed` says so and nothing more is read by itself until somebody calls `retry`, or the connection is back.
 */
export function useNextPage<Q extends OperationType>({ listId, hasNext, isLoadingNext, loadNext }: Connection<Q>, count: number) {
  const [failedId, setFailedId] = useState<string | null>(null);
  const hasFailed = failedId === listId;
  const retry = () => {
    setFailedId(null);
    loadNext(count, { onComplete: (error) => setFailedId(error === null ? null : listId) });
  };
  const readOn = () => {
    if (hasNext && !isLoadingNext && !hasFailed) retry();
  };
  useMissedEvents(() => {
    if (hasFailed) retry();
  });
  return { hasFailed, readOn, retry };
}
