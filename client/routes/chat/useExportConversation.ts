import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useExportConversationQuery, useExportConversationQuery$data } from '#client/__generated__/useExportConversationQuery.graphql.ts';
import { saveMarkdown } from '#client/highlights/saveMarkdown.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { conversationMarkdown } from './answerMarkdown.ts';
import { useAnswerMarkdown } from './useAnswerMarkdown.ts';

/* eslint-disable relay/unused-fields -- Written by answerMarkdown. */
const query = graphql`
  query useExportConversationQuery($id: ID!, $after: String) @throwOnFieldError {
    node(id: $id) {
      ... on Conversation @alias(as: "conversation") {
        messages(first: 20, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              role
              text
              isInSources
              statements {
                id
                text
                support
                doubts {
                  start
                  end
                }
                citations {
                  id
                  quote
                  prefix
                  suffix
                  state
                  checkedAt
                  sourceTitle
                  place {
                    path
                    start
                    end
                    heading
                    page
                  }
                  source {
                    id
                    title
                    author
                    sourceUrl
                  }
                }
              }
            }
          }
        }
      }
    }
  }
`;
/* eslint-enable relay/unused-fields */

type Message = NonNullable<NonNullable<useExportConversationQuery$data['node']>['conversation']>['messages']['edges'][number]['node'];

/** Answers a function that saves all of a conversation as one file of Markdown, each answer with its references. */
export function useExportConversation() {
  const intl = useIntl();
  const markdownOf = useAnswerMarkdown();
  const fetchNow = useFetchNow<useExportConversationQuery>(query);

  const read = async (id: string): Promise<Message[]> => {
    const all: Message[] = [];
    let after: string | null = null;
    do {
      const { node } = await fetchNow({ id, after });
      const page = node?.conversation?.messages;
      all.push(...(page?.edges.map((edge) => edge.node) ?? []));
      after = page?.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
    } while (after !== null);
    return all;
  };
  return ({ id, title }: { readonly id: string; readonly title: string }): void => {
    read(id)
      .then((all) => {
        const parts = all.map((message, at) => {
          if (message.role === 'QUESTION') return { question: message.text };
          // The marks of an answer are told from those of the others by its number.
          return { answer: message.statements.length > 0 ? markdownOf(message.statements, { footnotes: `${(at + 1) / 2}-` }) : intl.formatMessage(message.isInSources === false ? messages.notThere : messages.nothing) };
        });
        saveMarkdown(title, conversationMarkdown(title, parts));
      })
      .catch(() => showToast({ type: 'error', message: intl.formatMessage(messages.failed) }));
  };
}

const messages = defineMessages({
  notThere: { id: 'chat.notThere', defaultMessage: 'Not in your sources' },
  nothing: { id: 'chat.noAnswer', defaultMessage: 'No answer' },
  failed: { id: 'chat.exportFailed', defaultMessage: 'The conversation could not be exported. Try again.' },
});
