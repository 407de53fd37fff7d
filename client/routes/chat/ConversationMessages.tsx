import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks';
import type { ConversationMessages_conversation$data, ConversationMessages_conversation$key } from '#client/__generated__/ConversationMessages_conversation.graphql.ts';
import type { ConversationMessagesPaginationQuery } from '#client/__generated__/ConversationMessagesPaginationQuery.graphql.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { useFormats } from '#client/i18n/formats.ts';
import { Answer, isUnderWay } from './Answer.tsx';
import { Question } from './Question.ts';

/** So many questions and answers are read at once, from the newest back. */
const PAGE = 20;

const fragment = graphql`
  fragment ConversationMessages_conversation on Conversation
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "ConversationMessagesPaginationQuery") {
    messages(last: $count, before: $cursor) @connection(key: "ConversationMessages_messages") {
      edges {
        node {
          id
          role
          state
          text
          createdAt
          # Read by the page, which stops it.
          # eslint-disable-next-line relay/unused-fields
          viewerCanStop
          ...Answer_message
        }
      }
    }
  }
`;

type Message = ConversationMessages_conversation$data['messages']['edges'][number]['node'];

/** What a conversation has been asked and has answered, as far as it is loaded. */
export function useMessages(ref: ConversationMessages_conversation$key) {
  const { messages } = useFragment(fragment, ref);
  const all = messages.edges.map(({ node }) => node);
  const answers = all.filter(({ role }) => role === 'ANSWER');
  return {
    messages: all,
    answers,
    newest: answers.at(-1),
    lastQuestion: all.findLast(({ role }) => role === 'QUESTION')?.text,
    underWay: answers.find(({ state }) => isUnderWay(state)) ?? null,
  };
}

type ConversationMessagesProps = {
  conversation: ConversationMessages_conversation$key;
  scope: { readonly name: string; readonly count: number };
  litId: string | null;
  onLit: (citationId: string | null) => void;
  onAgain: ((answerId: string, mode: 'EXTRACTIVE' | 'MODEL') => void) | null;
  onWiden: { readonly spaceName: string; readonly act: (answerId: string) => void } | null;
  /** The space that a note of an answer goes to; null where one may not write there. */
  noteSpaceId: string | null;
  onPassages: (answerId: string) => void;
  /** The answer whose passages stand beside. */
  besideId: string | null;
};

/** Questions, each with its answer, oldest first. */
export function ConversationMessages({ conversation, scope, litId, onLit, onAgain, onWiden, noteSpaceId, onPassages, besideId }: ConversationMessagesProps) {
  const { formatDateTime } = useFormats();
  const { data, hasPrevious, isLoadingPrevious, loadPrevious } = usePaginationFragment<ConversationMessagesPaginationQuery, ConversationMessages_conversation$key>(fragment, conversation);
  const all = data.messages.edges.map(({ node }) => node);
  const newestId = all.at(-1)?.id;
  const asked = all.flatMap((question, at): { question: Message; answer: Message | undefined }[] => (question.role === 'QUESTION' ? [{ question, answer: all[at + 1] }] : []));
  return (
    <>
      {hasPrevious && (
        <Question as="div">
          <Button loading={isLoadingPrevious} onClick={() => loadPrevious(PAGE)}>
            <FormattedMessage {...messages.earlier} />
          </Button>
        </Question>
      )}
      {asked.map(({ question, answer }) => (
        <Question key={question.id} aria-labelledby={question.id}>
          <time dateTime={question.createdAt}>{formatDateTime(question.createdAt)}</time>
          <h2 id={question.id} dir="auto">
            {question.text}
          </h2>
          {answer?.role === 'ANSWER' && (
            <Answer
              message={answer}
              question={question.text}
              searched={answer.id === newestId ? scope : null}
              litId={litId}
              onLit={onLit}
              onAgain={onAgain && answer.id === newestId ? (mode) => onAgain(answer.id, mode) : null}
              onWiden={onWiden && answer.id === newestId ? { spaceName: onWiden.spaceName, act: () => onWiden.act(answer.id) } : null}
              noteSpaceId={noteSpaceId}
              onPassages={besideId === answer.id ? null : () => onPassages(answer.id)}
            />
          )}
        </Question>
      ))}
    </>
  );
}

const messages = defineMessages({
  earlier: { id: 'chat.earlierQuestions', defaultMessage: 'Earlier questions' },
});
