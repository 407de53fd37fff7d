import { useState } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useSaveEntryQuery } from '#client/__generated__/useSaveEntryQuery.graphql.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { saveFile } from '#client/ui/saveFile.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

const query = graphql`
  query useSaveEntryQuery($id: ID!) {
    node(id: $id) {
      ... on SourceEntry @alias(as: "entry") {
        downloadUrl
      }
    }
  }
`;

/** Has the browser save one file out of another. Its address ends soon, so it is asked for each time; what cannot be had is told in a toast. */
export function useSaveEntry(entryId: string) {
  const intl = useIntl();
  const ask = useFetchNow<useSaveEntryQuery>(query);
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    if (isSaving) return;
    setIsSaving(true);
    try {
      const { node } = await ask({ id: entryId });
      const url = node?.entry?.downloadUrl;
      // It is taken out before it is saved: a browser shows nothing of why that could not be.
      const isThere = typeof url === 'string' && (await fetch(url, { method: 'HEAD' })).ok;
      if (isThere) saveFile(url);
      else fail();
    } catch {
      fail();
    } finally {
      setIsSaving(false);
    }
  };
  const fail = () => showToast({ type: 'error', message: intl.formatMessage(messages.failed) });
  return { save: () => void save(), isSaving };
}

const messages = {
  failed: defineMessage({ id: 'entries.saveFailed', defaultMessage: 'This file cannot be taken out. It may be damaged, protected or too large.' }),
};
