import { graphql } from 'react-relay/hooks';
import type { DeliveryLogQuery } from '#client/__generated__/DeliveryLogQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { DeliveryList } from './DeliveryList.tsx';

const query = graphql`
  query DeliveryLogQuery($webhookId: ID!) @throwOnFieldError {
    node(id: $webhookId) {
      ... on Webhook @alias(as: "webhook") {
        ...DeliveryList_webhook
      }
    }
  }
`;

/** What was sent to a webhook. @param sentCount goes up with each test that was sent: then it is read again */
export function DeliveryLog({ webhookId, sentCount }: { webhookId: string; sentCount: number }) {
  return (
    <QueryLoader<DeliveryLogQuery> key={sentCount} query={query} variables={{ webhookId }} fallback={<Skeleton $height="40px" $radius="var(--r-md)" />}>
      {({ node }) => node?.webhook && <DeliveryList webhook={node.webhook} />}
    </QueryLoader>
  );
}
