import { defineMessages } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useReadInBrowserMutation } from '#client/__generated__/useReadInBrowserMutation.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

const mutation = graphql`
  mutation useReadInBrowserMutation($input: ReprocessSourcesInput!) {
    reprocessSources(input: $input) {
      ... on ReprocessSourcesPayload {
        sources {
          readsInBrowser
          ...SourceListItem_source
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Reads a link once more, in the vault's browser from now on or without it; it reads Pending at once. A refusal is told in a toast. */
export function useReadInBrowser() {
  const errorText = useErrorText();
  const [run, isAsking] = useResultMutation<useReadInBrowserMutation>(mutation);
  const readInBrowser = (sourceId: string, inBrowser: boolean) =>
    run(
      { input: { sourceIds: [sourceId], inBrowser } },
      {
        optimisticUpdater: (store) => {
          store.get(sourceId)?.setValue('PENDING', 'status').setValue(null, 'failure').setValue(inBrowser, 'readsInBrowser');
        },
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
      },
    );
  return { readInBrowser, isAsking };
}

const messages = defineMessages({
  failed: { id: 'source.browser.failed', defaultMessage: 'The page could not be read again. Try once more.' },
});
