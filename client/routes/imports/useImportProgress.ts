import { useEffect, useEffectEvent, useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useImportProgressQuery } from '#client/__generated__/useImportProgressQuery.graphql.ts';
import type { useImportProgressSubscription } from '#client/__generated__/useImportProgressSubscription.graphql.ts';
import { useReload } from '#client/relay/useReload.ts';

const subscription = graphql`
  subscription useImportProgressSubscription($spaceId: ID!) {
    runProgressed(spaceId: $spaceId) {
      runs {
        id
        ...ImportJob_job @alias(as: "job")
      }
    }
  }
`;

const query = graphql`
  query useImportProgressQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      # Whoever draws a job has it from the store.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...ImportJob_job @alias(as: "job")
    }
  }
`;

/** What is told of an import may be told before anybody listens, or before the answer that began it: one that is under way is looked at so often, too. */
const LOOK_AGAIN_MS = 5_000;

/** Keeps how far the imports of a space are true while the page is open; `underWay` are those that have not ended. */
export function useImportProgress(spaceId: string, underWay: readonly string[]): void {
  useSubscription<useImportProgressSubscription>(useMemo(() => ({ subscription, variables: { spaceId } }), [spaceId]));
  const reload = useReload<useImportProgressQuery>(query);
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
