import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { useBackgroundQuery } from '#client/relay/useBackgroundQuery.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';
import { usePlacesChanged, useSourceChanged, useSourcesAdded, useSourcesRestored } from '../store/sourceEvents.ts';

type OfSpace = OperationType & { readonly variables: { readonly spaceId: string } };

/** What is counted in the tree beside its collections; read again, at most once in `ms`, when it may be other than it was. Null until it is there. */
export function usePlaceQuery<Q extends OfSpace>(query: GraphQLTaggedNode, spaceId: string, ms: number): Q['response'] | null {
  const { data, readAgain } = useBackgroundQuery<Q>(query, { spaceId });
  const readSoon = useThrottled(readAgain, ms);
  useSourceChanged(readSoon);
  useSourcesAdded(readSoon);
  useSourcesRestored(readSoon);
  usePlacesChanged(readSoon);
  useMissedEvents(readSoon);
  return data;
}
