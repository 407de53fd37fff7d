import { useMemo } from 'react';
import { type GraphQLTaggedNode, useSubscription } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { useThrottled } from './useThrottled.ts';
import { useMissedEvents } from './live/LiveContext.ts';

/** How long changes gather before what is on the page is read again. */
const READ_AGAIN_MS = 500;

interface SpaceSubscription extends OperationType {
  readonly variables: { readonly spaceId: string };
}

/** What of a space is listened to. */
interface Watched<Subscription extends SpaceSubscription> {
  readonly subscription: GraphQLTaggedNode;
  /** Which ids an event tells of. The same function each time. */
  readonly changedIds: (event: Subscription['response']) => readonly string[];
  readonly spaceId: string;
  /** Only changes of this; left out: all. */
  readonly onlyId?: string | undefined;
}

/** Hears of changes in a space, also of those that may have been missed: at most once in half a second. */
export function useSpaceChanges<Subscription extends SpaceSubscription>({ subscription, changedIds, spaceId, onlyId }: Watched<Subscription>, onChange: () => void): void {
  const changed = useThrottled(onChange, READ_AGAIN_MS);
  useMissedEvents(changed);
  useSubscription<Subscription>(
    useMemo(
      () => ({
        subscription,
        variables: { spaceId },
        onNext: (event) => {
          const ids = event ? changedIds(event) : [];
          if (onlyId === undefined ? ids.length > 0 : ids.includes(onlyId)) changed();
        },
      }),
      [subscription, changedIds, spaceId, onlyId, changed],
    ),
  );
}
