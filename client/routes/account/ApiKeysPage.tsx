import { KeyRound, Plus } from 'lucide';
import { Suspense, useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ApiKeysPage_viewer$key } from '#client/__generated__/ApiKeysPage_viewer.graphql.ts';
import type { ApiKeysPagePaginationQuery } from '#client/__generated__/ApiKeysPagePaginationQuery.graphql.ts';
import type { ApiKeysPageQuery } from '#client/__generated__/ApiKeysPageQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { AccountCard, AccountSheet } from './AccountSheet.tsx';
import { ApiKeyRow } from './ApiKeyRow.tsx';
import { NewApiKeyDialog } from './NewApiKeyDialog.tsx';

const PAGE = 50;

const query = graphql`
  query ApiKeysPageQuery @throwOnFieldError {
    viewer {
      ...ApiKeysPage_viewer
    }
  }
`;

/** `/api-keys`: the keys with which scripts act as the viewer. */
export function Component() {
  return (
    <Suspense
      fallback={
        <Frame>
          <AccountCard aria-hidden>
            <Skeleton $width="40%" />
            <Skeleton $width="60%" />
          </AccountCard>
        </Frame>
      }
    >
      <ApiKeys />
    </Suspense>
  );
}

function Frame({ children, action }: { children: ReactNode; action?: ReactNode }) {
  const intl = useIntl();
  return (
    <AccountSheet
      title={intl.formatMessage(messages.title)}
      lede={
        <FormattedMessage
          id="apiKeys.lede"
          defaultMessage="With a key a script acts as you, over GraphQL and REST: <code>Authorization: Bearer vk_…</code>"
          values={{ code: (words) => <code key="code">{words}</code> }}
        />
      }
      action={action}
    >
      {children}
    </AccountSheet>
  );
}

function ApiKeys() {
  const { viewer } = useRouteQuery<ApiKeysPageQuery>(query);
  return viewer && <Keys viewer={viewer} />;
}

function Keys({ viewer }: { viewer: ApiKeysPage_viewer$key }) {
  const intl = useIntl();
  const [isMaking, setIsMaking] = useState(false);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<ApiKeysPagePaginationQuery, ApiKeysPage_viewer$key>(
    graphql`
      fragment ApiKeysPage_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "ApiKeysPagePaginationQuery") {
        ...NewApiKeyDialog_viewer
        apiKeys(first: $count, after: $cursor) @connection(key: "ApiKeysPage_apiKeys") {
          __id
          edges {
            node {
              id
              ...ApiKeyRow_apiKey
            }
          }
        }
      }
    `,
    viewer,
  );
  const { edges, __id: listId } = data.apiKeys;
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  const make = (
    <Button variant="primary" icon={Plus} onClick={() => setIsMaking(true)}>
      <FormattedMessage {...messages.make} />
    </Button>
  );
  return (
    <Frame action={edges.length > 0 && make}>
      {edges.length === 0 ? (
        <EmptyState
          picture={<Icon of={KeyRound} size={32} />}
          title={<FormattedMessage {...messages.none} />}
          text={<FormattedMessage {...messages.noneText} />}
          action={make}
        />
      ) : (
        <AccountCard>
          <List aria-label={intl.formatMessage(messages.title)}>
            {edges.map(({ node }) => (
              <ApiKeyRow key={node.id} apiKey={node} />
            ))}
          </List>
        </AccountCard>
      )}
      {hasFailed && (
        <Alert tone="error">
          <FormattedMessage {...commonMessages.noData} />
        </Alert>
      )}
      {hasNext && (
        <Button loading={isLoadingNext} onClick={retry}>
          <FormattedMessage {...messages.more} />
        </Button>
      )}
      {isMaking && <NewApiKeyDialog connection={listId} viewer={data} onClose={() => setIsMaking(false)} />}
    </Frame>
  );
}

const messages = defineMessages({
  title: { id: 'apiKeys.title', defaultMessage: 'API keys' },
  make: { id: 'apiKeys.make', defaultMessage: 'New key' },
  none: { id: 'apiKeys.none', defaultMessage: 'No keys yet' },
  noneText: { id: 'apiKeys.noneText', defaultMessage: 'Make one for each script, so that you can revoke it alone.' },
  more: { id: 'notifications.more', defaultMessage: 'Show older' },
});

const List = styled.ul`
  margin-block: -8px;
`;
