import { graphql } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { MailLanguage, useMailLanguageMutation } from '#client/__generated__/useMailLanguageMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useMailLanguageMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      ... on UpdateProfilePayload {
        account {
          language
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Changes the language of mails to the viewer; shows at once, and as before if it is refused. */
export function useMailLanguage() {
  const [run] = useResultMutation<useMailLanguageMutation>(mutation);
  const setMailLanguage = (language: MailLanguage, { onRefused }: Pick<ResultMutationCallbacks<useMailLanguageMutation>, 'onRefused'>) => {
    const show = (store: RecordSourceSelectorProxy) => {
      store.getRoot().getLinkedRecord('viewer').getLinkedRecord('account').setValue(language, 'language');
    };
    // An account is no node: the answer lies beside the one that the page reads.
    run({ input: { language } }, { optimisticUpdater: show, updater: show, onRefused });
  };
  return { setMailLanguage };
}
