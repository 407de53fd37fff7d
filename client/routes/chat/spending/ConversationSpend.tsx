import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { ConversationSpendQuery, ConversationSpendQuery$data } from '#client/__generated__/ConversationSpendQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { costText } from '#client/i18n/costText.ts';

const query = graphql`
  query ConversationSpendQuery($conversationId: ID!) {
    node(id: $conversationId) {
      ... on Conversation @alias(as: "conversation") {
        spend {
          inputTokens
          outputTokens
          cost
        }
        # For the foot of the list of conversations.
        # eslint-disable-next-line relay/unused-fields
        space {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...SpaceBudget_space
        }
      }
    }
  }
`;

type Spend = NonNullable<NonNullable<ConversationSpendQuery$data['node']>['conversation']>['spend'];

/** Answers a function that reads again what a conversation and its space have spent: when an answer has ended it has been counted. */
export function useReadSpending(conversationId: string): () => void {
  const reload = useReload<ConversationSpendQuery>(query);
  return () => reload({ conversationId });
}

/** What all answers of a conversation took; nothing where no model was paid, and as long as that is not known. */
export function ConversationSpend({ conversationId }: { conversationId: string }) {
  return (
    <QueryLoader<ConversationSpendQuery> query={query} variables={{ conversationId }} isLive fallback={null} failed={() => null}>
      {({ node }) => <Spent>{node?.conversation?.spend ?? []}</Spent>}
    </QueryLoader>
  );
}

/** Without prices only the tokens. */
function Spent({ children: spend }: { children: Spend }) {
  const intl = useIntl();
  if (spend.length === 0) return null;
  const count = spend.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
  const hasPrices = spend.every(({ cost }) => typeof cost === 'number');
  return (
    <span>
      {hasPrices ? (
        <FormattedMessage {...messages.withCost} values={{ count, cost: costText(intl, spend.reduce((sum, { cost }) => sum + (cost ?? 0), 0)) }} />
      ) : (
        <FormattedMessage {...messages.tokens} values={{ count }} />
      )}
    </span>
  );
}

const messages = {
  tokens: defineMessage<{ count: number }>({ id: 'chat.conversationTokens', defaultMessage: 'This conversation: {count, plural, one {# token} other {# tokens}}' }),
  withCost: defineMessage<{ count: number; cost: string }>({ id: 'chat.conversationCost', defaultMessage: 'This conversation: {count, plural, one {# token} other {# tokens}}, cost {cost}' }),
};
