import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useOpenAddress } from './useOpenAddress.ts';
import { ViewNotice } from './ViewNotice.ts';

/** The page as it was fetched, in a frame of its own: no scripts, no forms, no way out of it. */
export function SnapshotFrame({ url, title }: { url: string; title: string }) {
  const intl = useIntl();
  const address = useOpenAddress(url);
  return (
    <>
      <ViewNotice>
        <FormattedMessage {...messages.notice} />
      </ViewNotice>
      <Frame src={address} sandbox="" referrerPolicy="no-referrer" title={intl.formatMessage(messages.frame, { title })} />
    </>
  );
}

const messages = {
  notice: defineMessage({ id: 'source.kept', defaultMessage: 'The page as it was fetched, without scripts' }),
  frame: defineMessage<{ title: string }>({ id: 'source.keptFrame', defaultMessage: 'Kept page: {title}' }),
};

/* Pages are made for white paper, whatever the theme is. */
const Frame = styled.iframe`
  flex: 1;
  width: 100%;
  min-height: 0;
  border: 0;
  background: #fff;
  color-scheme: light;
`;
