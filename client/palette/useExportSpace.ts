import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useExportSpaceMutation } from '#client/__generated__/useExportSpaceMutation.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { saveFile } from '#client/ui/saveFile.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

const mutation = graphql`
  mutation useExportSpaceMutation($input: DownloadSourcesInput!) {
    downloadSources(input: $input) {
      ... on DownloadSourcesPayload {
        url
        sourceCount
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Answers a function that saves everything a space holds as one archive: the originals, with a manifest. */
export function useExportSpace(): (space: { id: string; sourceCount: number }) => void {
  const intl = useIntl();
  const errorText = useErrorText();
  const [run] = useResultMutation<useExportSpaceMutation>(mutation);
  return ({ id, sourceCount }) => {
    if (sourceCount === 0) {
      showToast({ type: 'info', message: intl.formatMessage(messages.nothing) });
      return;
    }
    run(
      { input: { matching: { spaceId: id, expectedCount: sourceCount } } },
      {
        onDone: ({ url, sourceCount: count = 0 }) => {
          if (url === undefined) return;
          saveFile(url);
          showToast({ type: 'success', message: intl.formatMessage(started, { count }) });
        },
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
      },
    );
  };
}

const started = defineMessage<{ count: number }>({
  id: 'palette.exporting',
  defaultMessage: '{count, plural, one {Saving # source as an archive} other {Saving # sources as an archive}}',
});
const messages = defineMessages({
  nothing: { id: 'palette.nothingToExport', defaultMessage: 'There is nothing to export yet' },
  failed: { id: 'palette.exportFailed', defaultMessage: 'The archive could not be made. Try again.' },
});
