import { defineMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useReprocessSourcesMutation } from '#client/__generated__/useReprocessSourcesMutation.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { selectionInput, type SelectedSources } from '../selection/selectedSources.ts';

const mutation = graphql`
  mutation useReprocessSourcesMutation($input: ReprocessSourcesInput!) {
    reprocessSources(input: $input) {
      ... on ReprocessSourcesPayload {
        reprocessedSourceIds
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

/** Has sources fetched and read again, from the beginning, and tells how many. */
export function useReprocessSources(): (selected: SelectedSources) => void {
  const intl = useIntl();
  const errorText = useErrorText();
  const [run] = useResultMutation<useReprocessSourcesMutation>(mutation);
  return (selected) =>
    run(
      { input: selectionInput(selected) },
      {
        onDone: ({ reprocessedSourceIds = [] }) =>
          showToast({ type: 'success', message: intl.formatMessage(messages.done, { count: reprocessedSourceIds.length }) }),
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
      },
    );
}

const messages = {
  done: defineMessage<{ count: number }>({
    id: 'sources.reprocessing',
    defaultMessage: '{count, plural, one {Processing # source again} other {Processing # sources again}}',
  }),
  failed: defineMessage({ id: 'sources.reprocessFailed', defaultMessage: 'Failed to update source.' }),
};
