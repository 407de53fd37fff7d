import { useLayoutEffect, useMemo, useRef } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useAnswerGrewSubscription } from '#client/__generated__/useAnswerGrewSubscription.graphql.ts';
import { isUnderWay } from './Answer.tsx';

const subscription = graphql`
  subscription useAnswerGrewSubscription($conversationId: ID!) {
    answerGrew(conversationId: $conversationId) {
      message {
        id
        state
        ...Answer_message
      }
    }
  }
`;

type Hearers = {
  /** A question or an answer that is not among those that are known. */
  readonly onNew: () => void;
  /** An answer has ended, or what it took was counted after that. */
  readonly onEnded: () => void;
};

/** Keeps the answers of a conversation true while it is open. */
export function useAnswerGrew(conversationId: string, known: readonly string[], { onNew, onEnded }: Hearers): void {
  const latest = useRef({ known, onNew, onEnded });
  useLayoutEffect(() => {
    latest.current = { known, onNew, onEnded };
  });
  useSubscription<useAnswerGrewSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { conversationId },
        onNext: (answer) => {
          const message = answer?.answerGrew.message;
          if (!message) return;
          if (!latest.current.known.includes(message.id)) latest.current.onNew();
          if (!isUnderWay(message.state)) latest.current.onEnded();
        },
      }),
      [conversationId],
    ),
  );
}
