import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useExportTestSetQuery } from '#client/__generated__/useExportTestSetQuery.graphql.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { saveFile } from '#client/ui/saveFile.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

const query = graphql`
  query useExportTestSetQuery($id: ID!) {
    node(id: $id) {
      ... on TestSet @alias(as: "testSet") {
        downloadUrl
      }
    }
  }
`;

/** Answers what saves a test set as CSV. Its address is asked for when it is wanted: it ends soon. */
export function useExportTestSet(): (id: string) => Promise<void> {
  const intl = useIntl();
  const fetchNow = useFetchNow<useExportTestSetQuery>(query);
  return async (id) => {
    const url = await fetchNow({ id }).then(({ node }) => node?.testSet?.downloadUrl, () => undefined);
    if (url === undefined) showToast({ type: 'error', message: intl.formatMessage(messages.failed) });
    else saveFile(url);
  };
}

const messages = defineMessages({ failed: { id: 'prompts.tests.exportFailed', defaultMessage: 'It could not be exported. Try again.' } });
