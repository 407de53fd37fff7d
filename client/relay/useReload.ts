import { useEffect, useRef } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { liveEventCountIn } from './liveEventCount.ts';

/** While an import goes on events do not end, and most are of something else. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Answers a function that reads a query again into the store, for whoever shows its records. A failure changes nothing there.
 *
 * @param overtakenMs for what live events keep up to date: when one has come while the answer was on its way, what it told may have been
 * written over. So many ms later it is asked once more, and where that was overtaken, too, after twice as long.
 */
export function useReload<Q extends OperationType>(query: GraphQLTaggedNode, overtakenMs?: number): (variables: Q['variables'], onFailed?: () => void) => void {
  const environment = useRelayEnvironment();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const read = (variables: Q['variables'], onFailed: () => void, wait: number | undefined): void => {
    const events = liveEventCountIn(environment);
    const before = events.get();
    fetchQuery<Q>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      complete: () => {
        if (wait === undefined || events.get() === before) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => read(variables, onFailed, Math.min(wait * 2, LONGEST_WAIT_MS)), wait);
      },
      error: onFailed,
    });
  };
  return (variables, onFailed = () => undefined) => read(variables, onFailed, overtakenMs);
}
