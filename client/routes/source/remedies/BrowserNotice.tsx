import { AppWindow } from 'lucide';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BrowserNotice_source$key } from '#client/__generated__/BrowserNotice_source.graphql.ts';
import { failureMessage } from '#client/sources/status/failureReasons.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { NoticeLine } from '#client/ui/display/NoticeLine.ts';
import { useReadInBrowser } from './useReadInBrowser.ts';

/** Says above a text that it was asked of a browser, and leads back; or that there may be more of it, which takes a browser that this vault has not. */
export function BrowserNotice({ source: ref }: { source: BrowserNotice_source$key }) {
  const { id, status, readsInBrowser, isPageGiven, trashedAt, viewerCanEdit, processingLog } = useFragment(
    graphql`
      fragment BrowserNotice_source on Source {
        id
        status
        readsInBrowser
        isPageGiven
        trashedAt
        viewerCanEdit
        processingLog {
          stage
          code
        }
      }
    `,
    ref,
  );
  const { readInBrowser, isAsking } = useReadInBrowser();
  const needsBrowser = processingLog.findLast(({ stage }) => stage === 'EXTRACT' || stage === 'RENDER')?.code === 'NEEDS_BROWSER';
  if (status !== 'COMPLETED' || isPageGiven || !(needsBrowser || readsInBrowser)) return null;
  return (
    <NoticeLine role="status">
      <Icon of={AppWindow} size={14} />
      <span>{needsBrowser ? <FormattedMessage {...failureMessage('NEEDS_BROWSER')} /> : <FormattedMessage {...messages.read} />}</span>
      {readsInBrowser && viewerCanEdit && trashedAt === null && (
        <button type="button" aria-busy={isAsking || undefined} onClick={() => !isAsking && readInBrowser(id, false)}>
          <FormattedMessage {...messages.without} />
        </button>
      )}
    </NoticeLine>
  );
}

const messages = defineMessages({
  read: { id: 'source.browser.read', defaultMessage: 'Read in a browser, as one sees the page' },
  without: { id: 'source.browser.without', defaultMessage: 'Read it without' },
});
