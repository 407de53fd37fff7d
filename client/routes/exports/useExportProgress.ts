import { graphql } from 'react-relay/hooks';
import { useJobProgress } from '../jobs/useJobProgress.ts';

const subscription = graphql`
  subscription useExportProgressSubscription($spaceId: ID!) {
    runProgressed(spaceId: $spaceId) {
      runs {
        id
        ...ExportJob_job @alias(as: "job")
      }
    }
  }
`;

const query = graphql`
  query useExportProgressQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      # Whoever draws a job has it from the store.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...ExportJob_job @alias(as: "job")
    }
  }
`;

/** Keeps how far the exports of a space are true while the page is open. */
export const useExportProgress = (spaceId: string, underWay: readonly string[]): void => useJobProgress({ subscription, query }, spaceId, underWay);
