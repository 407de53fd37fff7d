import { useEffect, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useRefreshFileUrl } from '#client/sources/store/refreshedFileUrls.ts';

/** The page as it was fetched, in a frame of its own: no scripts, no forms, no way out of it. */
export function SnapshotFrame({ url, title }: { url: string; title: string }) {
  const intl = useIntl();
  const address = useOpenAddress(url);
  return (
    <>
      <Notice>
        <FormattedMessage {...messages.notice} />
      </Notice>
      <Frame src={address} sandbox="" referrerPolicy="no-referrer" title={intl.formatMessage(messages.frame, { title })} />
    </>
  );
}

/** The first address that was given: a page that is read stays as it is. One that had ended by then is asked for again. */
function useOpenAddress(given: string): string {
  const [address, setAddress] = useState(given);
  const refreshFileUrl = useRefreshFileUrl();
  useEffect(() => {
    const abandoned = new AbortController();
    // A frame does not say that its address has ended.
    fetch(address, { method: 'HEAD', signal: abandoned.signal })
      .then(async ({ status }) => {
        const fresh = status === 404 ? await refreshFileUrl(address) : null;
        if (fresh !== null && !abandoned.signal.aborted) setAddress(fresh);
      })
      .catch(() => undefined);
    return () => abandoned.abort();
  }, [address, refreshFileUrl]);
  return address;
}

const messages = {
  notice: defineMessage({ id: 'source.kept', defaultMessage: 'The page as it was fetched, without scripts' }),
  frame: defineMessage<{ title: string }>({ id: 'source.keptFrame', defaultMessage: 'Kept page: {title}' }),
};

const Notice = styled.p`
  flex: none;
  padding: 8px 20px;
  border-block-end: 1px solid var(--line-1);
  color: var(--fg-3);
  font: var(--text-12);
`;

/* Pages are made for white paper, whatever the theme is. */
const Frame = styled.iframe`
  flex: 1;
  width: 100%;
  min-height: 0;
  border: 0;
  background: #fff;
  color-scheme: light;
`;
