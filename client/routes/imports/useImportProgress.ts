import { graphql } from 'react-relay/hooks';
import { useJobProgress } from '../jobs/useJobProgress.ts';

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

/** Keeps how far the imports of a space are true while the page is open. */
export const useImportProgress = (spaceId: string, underWay: readonly string[]): void => useJobProgress({ subscription, query }, spaceId, underWay);
