import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useImportProgressSubscription } from '#client/__generated__/useImportProgressSubscription.graphql.ts';

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

/** Keeps how far the imports of a space are true while the page is open. */
export function useImportProgress(spaceId: string): void {
  useSubscription<useImportProgressSubscription>(useMemo(() => ({ subscription, variables: { spaceId } }), [spaceId]));
}
