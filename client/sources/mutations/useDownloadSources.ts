import { defineMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useDownloadSourcesMutation } from '#client/__generated__/useDownloadSourcesMutation.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { saveFile } from '#client/ui/saveFile.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { selectionInput, type SelectedSources } from '../selection/selectedSources.ts';

const mutation = graphql`
  mutation useDownloadSourcesMutation($input: DownloadSourcesInput!) {
    downloadSources(input: $input) {
      ... on DownloadSourcesPayload {
        url
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Saves sources as one zip archive, by the browser's own download. A refusal is told in a toast. */
export function useDownloadSources(): (selected: SelectedSources) => void {
  const errorText = useErrorText();
  const [run] = useResultMutation<useDownloadSourcesMutation>(mutation);
  return (selected) =>
    run(
      { input: selectionInput(selected) },
      {
        onDone: ({ url }) => url !== undefined && saveFile(url),
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
      },
    );
}

const messages = {
  failed: defineMessage({ id: 'sources.downloadFailed', defaultMessage: 'Failed to fetch sources.' }),
};
