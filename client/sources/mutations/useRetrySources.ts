import { defineMessages } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useRetrySourcesMutation } from '#client/__generated__/useRetrySourcesMutation.graphql.ts';
import type { MatchingSources } from '#client/generated/schemaTypes.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

const mutation = graphql`
  mutation useRetrySourcesMutation($input: RetrySourcesInput!) {
    retrySources(input: $input) {
      ... on RetrySourcesPayload {
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

/** Processes failed sources again; they read Pending at once, also where they are only the shown ones of all that are `matching`. A refusal is told in a toast. */
export function useRetrySources() {
  const errorText = useErrorText();
  const [run, isRetrying] = useResultMutation<useRetrySourcesMutation>(mutation);
  const retrySources = (sourceIds: readonly string[], matching?: MatchingSources) =>
    run(
      { input: matching ? { matching } : { sourceIds } },
      {
        optimisticUpdater: (store) => {
          for (const id of sourceIds) store.get(id)?.setValue('PENDING', 'status').setValue(null, 'failure');
        },
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
      },
    );
  return { retrySources, isRetrying };
}

const messages = defineMessages({
  failed: { id: 'sources.retryFailed', defaultMessage: 'Failed to update source.' },
});
