import { graphql } from 'react-relay/hooks';
import type { Rating, useReviewCardsMutation } from '#client/__generated__/useReviewCardsMutation.graphql.ts';
import { type Refusal, useResultMutation } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useReviewCardsMutation($input: ReviewCardsInput!) {
    reviewCards(input: $input) {
      ... on ReviewCardsPayload {
        undoId
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

export type ReviewRefusal = Refusal<useReviewCardsMutation>;
export type Answered = { readonly cardId: string; readonly rating: Exclude<Rating, `%${string}`>; readonly reviewedAt: string; readonly durationMs: number };

/** Records one answer. It names its moment, so that it counts once, however often it is sent. */
export function useReviewCards() {
  const [run] = useResultMutation<useReviewCardsMutation>(mutation);
  return (answer: Answered, { onDone, onRefused }: { onDone: (undoId: string | null) => void; onRefused: (code: ReviewRefusal) => void }) =>
    run({ input: { reviews: [answer], undoable: true } }, { onDone: ({ undoId }) => onDone(undoId ?? null), onRefused });
}
