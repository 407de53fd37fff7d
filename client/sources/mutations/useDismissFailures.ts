import { defineMessages } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useDismissFailuresMutation } from '#client/__generated__/useDismissFailuresMutation.graphql.ts';
import type { MatchingSources } from '#client/generated/schemaTypes.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

const mutation = graphql`
  mutation useDismissFailuresMutation($input: DismissFailuresInput!) {
    dismissFailures(input: $input) {
      ... on DismissFailuresPayload {
        sources {
          ...SourceListItem_source
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Keeps failed sources as they are, without a text, also where they are only the shown ones of all that are `matching`. A refusal is told in a toast. */
export function useDismissFailures() {
  const errorText = useErrorText();
  const [run, isDismissing] = useResultMutation<useDismissFailuresMutation>(mutation);
  const dismissFailures = (sourceIds: readonly string[], matching?: MatchingSources) =>
    run(
      { input: matching ? { matching } : { sourceIds } },
      {
        optimisticUpdater: (store) => {
          for (const id of sourceIds) store.get(id)?.setValue('COMPLETED', 'status').setValue(null, 'failure');
        },
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
      },
    );
  return { dismissFailures, isDismissing };
}

const messages = defineMessages({
  failed: { id: 'sources.dismissFailed', defaultMessage: 'Failed to update source.' },
});
