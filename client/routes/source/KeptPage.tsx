import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';

/** The page as it was fetched, in a frame of its own: no scripts, no forms, no way out of it. */
export function KeptPage({ url, title }: { url: string; title: string }) {
  const intl = useIntl();
  return (
    <>
      <Notice>
        <FormattedMessage {...messages.notice} />
      </Notice>
      <Frame src={url} sandbox="" referrerPolicy="no-referrer" title={intl.formatMessage(messages.frame, { title })} />
    </>
  );
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
