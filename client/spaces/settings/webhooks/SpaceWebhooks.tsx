import { Plus, Webhook } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SpaceWebhooksQuery } from '#client/__generated__/SpaceWebhooksQuery.graphql.ts';
import { LoadFailed } from '#client/relay/LoadFailed.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import { WebhookSecretDialog } from './WebhookSecretDialog.tsx';

/** A space has no more (server/domain/webhooks/createWebhook.ts). */
const mostWebhooks = 20;

const query = graphql`
  query SpaceWebhooksQuery($spaceId: ID!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        webhooks(first: 20) @connection(key: "SpaceWebhooks_webhooks") {
          __id
          edges {
            node {
              id
              ...WebhookRow_webhook
            }
          }
        }
      }
    }
  }
`;

/** Addresses that are told what happens in the space; for its owners. */
export default function SpaceWebhooks({ spaceId }: { spaceId: string }) {
  const [isMaking, setIsMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <QueryLoader<SpaceWebhooksQuery> query={query} variables={{ spaceId }} fallback={waiting} failed={(retry) => <LoadFailed onRetry={retry} />}>
      {({ node }) => {
        const list = node?.space?.webhooks;
        if (!list) return null;
        const { edges, __id: listId } = list;
        const add = (
          <Button icon={Plus} onClick={() => setIsMaking(true)}>
            <FormattedMessage {...messages.add} />
          </Button>
        );
        return (
          <>
            {edges.length === 0 ? (
              <EmptyState picture={<Icon of={Webhook} size={32} />} title={<FormattedMessage {...messages.none} />} text={<FormattedMessage {...messages.purpose} />} action={add} />
            ) : (
              <>
                <Head>
                  <p>
                    <FormattedMessage {...messages.purpose} />
                  </p>
                  {edges.length < mostWebhooks && add}
                </Head>
                <List>
                  {edges.map(({ node: webhook }) => (
                    <WebhookRow key={webhook.id} webhook={webhook} listId={listId} onSecret={setSecret} />
                  ))}
                </List>
              </>
            )}
            {isMaking && (
              <WebhookDialog
                spaceId={spaceId}
                listId={listId}
                onClose={() => setIsMaking(false)}
                onMade={(made) => {
                  setIsMaking(false);
                  setSecret(made);
                }}
              />
            )}
            {secret !== null && <WebhookSecretDialog secret={secret} onClose={() => setSecret(null)} />}
          </>
        );
      }}
    </QueryLoader>
  );
}

const messages = defineMessages({
  none: { id: 'webhooks.none', defaultMessage: 'No webhooks yet' },
  purpose: { id: 'webhooks.purpose', defaultMessage: 'A webhook tells another program, within seconds, what happens in this space: sources that were read, changes, jobs that have ended. It is sent ids alone; the program reads the rest with an API key.' },
  add: { id: 'webhooks.add', defaultMessage: 'Add webhook' },
});

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: 12px;
  margin-block-end: 8px;

  p {
    color: var(--fg-2);
    font: var(--text-13);
  }
`;

const List = styled.ul`
  > li + li {
    border-block-start: 1px solid var(--line-1);
  }
`;

const waiting = (
  <div aria-hidden>
    <Skeleton $width="80%" $height="16px" />
  </div>
);
