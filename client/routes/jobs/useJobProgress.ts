import { useEffect, useEffectEvent, useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useJobProgressQuery } from '#client/__generated__/useJobProgressQuery.graphql.ts';
import type { useJobProgressSubscription } from '#client/__generated__/useJobProgressSubscription.graphql.ts';
import { useReload } from '#client/relay/useReload.ts';
import { partsOf, type SpaceJobKind } from './spaceJobKind.ts';

/** What is told of a job may be told before anybody listens, or before the answer that began it: one that is under way is looked at so often, too. */
const LOOK_AGAIN_MS = 5_000;

// Whoever draws a job has it from the store.
const subscription = graphql`
  subscription useJobProgressSubscription($spaceId: ID!, $isImport: Boolean!) {
    runProgressed(spaceId: $spaceId) {
      runs {
        id
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...ImportJob_job @include(if: $isImport) @alias(as: "import")
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...ExportJob_job @skip(if: $isImport) @alias(as: "export")
      }
    }
  }
`;

const query = graphql`
  query useJobProgressQuery($ids: [ID!]!, $isImport: Boolean!) {
    nodes(ids: $ids) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...ImportJob_job @include(if: $isImport) @alias(as: "import")
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...ExportJob_job @skip(if: $isImport) @alias(as: "export")
    }
  }
`;

/** Keeps how far the jobs of a kind of a space are true while the page is open; `underWay` are those that have not ended. */
export function useJobProgress(kind: SpaceJobKind, spaceId: string, underWay: readonly string[]): void {
  useSubscription<useJobProgressSubscription>(useMemo(() => ({ subscription, variables: { spaceId, ...partsOf(kind) } }), [spaceId, kind]));
  const reload = useReload<useJobProgressQuery>(query);
  const lookAgain = useEffectEvent(() => {
    if (!document.hidden) reload({ ids: underWay, ...partsOf(kind) });
  });
  const isAnyUnderWay = underWay.length > 0;
  useEffect(() => {
    if (!isAnyUnderWay) return;
    const timer = setInterval(lookAgain, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isAnyUnderWay]);
}
