import { ConnectionHandler } from 'relay-runtime';
import { graphql } from 'react-relay/hooks';
import type { useMarkFeedbackDoneMutation } from '#client/__generated__/useMarkFeedbackDoneMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useMarkFeedbackDoneMutation($input: MarkFeedbackDoneInput!) {
    markFeedbackDone(input: $input) {
      ... on MarkFeedbackDonePayload {
        __typename
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Marks feedback as done, or as not; it leaves the list of what it was. */
export function useMarkFeedbackDone(listId: string) {
  const [run, isMarking] = useResultMutation<useMarkFeedbackDoneMutation>(mutation);
  const markFeedbackDone = (id: string, isDone: boolean, callbacks: Pick<ResultMutationCallbacks<useMarkFeedbackDoneMutation>, 'onRefused'>) =>
    run(
      { input: { feedbackIds: [id], isDone } },
      {
        ...callbacks,
        updater: (store) => {
          const list = store.get(listId);
          if (list) ConnectionHandler.deleteNode(list, id);
        },
      },
    );
  return { markFeedbackDone, isMarking };
}
