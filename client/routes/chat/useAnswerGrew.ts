import { useLayoutEffect, useMemo, useRef } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useAnswerGrewSubscription } from '#client/__generated__/useAnswerGrewSubscription.graphql.ts';

const subscription = graphql`
  subscription useAnswerGrewSubscription($conversationId: ID!) {
    answerGrew(conversationId: $conversationId) {
      message {
        id
        ...Answer_message
      }
    }
  }
`;

/** Keeps the answers of a conversation true while it is open; `onNew` hears of questions and answers that are not among `known`. */
export function useAnswerGrew(conversationId: string, known: readonly string[], onNew: () => void): void {
  const latest = useRef({ known, onNew });
  useLayoutEffect(() => {
    latest.current = { known, onNew };
  });
  useSubscription<useAnswerGrewSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { conversationId },
        onNext: (answer) => {
          const message = answer?.answerGrew.message;
          if (message && !latest.current.known.includes(message.id)) latest.current.onNew();
        },
      }),
      [conversationId],
    ),
  );
}
