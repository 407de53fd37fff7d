import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSubscription } from 'react-relay/hooks';
import type { GraphQLSubscriptionConfig, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useReload } from '#client/relay/useReload.ts';

/** What is told of a job may be told before anybody listens, or before the answer that began it: one that is under way is looked at so often, too. */
const LOOK_AGAIN_MS = 5_000;

interface JobDocuments {
  /** `runProgressed` of a space, with what a page shows of its runs. */
  readonly subscription: GraphQLTaggedNode;
  /** The same of the jobs with these `ids`. */
  readonly query: GraphQLTaggedNode;
}

interface JobQuery extends OperationType {
  readonly variables: { readonly ids: readonly string[] };
}

/** Keeps how far the jobs of a space are true while the page is open; `underWay` are those that have not ended. */
export function useJobProgress({ subscription, query }: JobDocuments, spaceId: string, underWay: readonly string[]): void {
  useSubscription(useMemo<GraphQLSubscriptionConfig<OperationType>>(() => ({ subscription, variables: { spaceId } }), [subscription, spaceId]));
  const reload = useReload<JobQuery>(query);
  const lookAgain = useEffectEvent(() => {
    if (!document.hidden) reload({ ids: underWay });
  });
  const isAnyUnderWay = underWay.length > 0;
  useEffect(() => {
    if (!isAnyUnderWay) return;
    const timer = setInterval(lookAgain, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isAnyUnderWay]);
}
