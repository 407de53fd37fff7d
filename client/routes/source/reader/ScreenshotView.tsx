import { useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { PaneBody } from '#client/ui/layout/Pane.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { useOpenAddress } from './useOpenAddress.ts';
import { ViewNotice } from './ViewNotice.ts';

/** All of a page as a browser showed it, in the width of the pane. */
export function ScreenshotView({ url, title }: { url: string; title: string }) {
  const intl = useIntl();
  const address = useOpenAddress(url);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <>
      <ViewNotice>
        <FormattedMessage {...messages.notice} />
      </ViewNotice>
      {broken === address ? (
        <EmptyState picture={null} title={<FormattedMessage {...messages.broken} />} />
      ) : (
        <Place role="region" aria-label={intl.formatMessage(messages.picture, { title })} tabIndex={0}>
          <VisuallyHidden as="h1">{title}</VisuallyHidden>
          {/* In a narrow pane its words are small: alone it is as large as it is. */}
          <a href={address} target="_blank" rel="noopener noreferrer">
            <Picture src={address} alt={intl.formatMessage(messages.picture, { title })} onError={() => setBroken(address)} />
          </a>
        </Place>
      )}
    </>
  );
}

const messages = {
  notice: defineMessage({ id: 'source.screenshot.notice', defaultMessage: 'The page as a browser showed it' }),
  picture: defineMessage<{ title: string }>({ id: 'source.screenshot.picture', defaultMessage: 'Screenshot: {title}' }),
  broken: defineMessage({ id: 'source.screenshot.broken', defaultMessage: 'The screenshot could not be loaded' }),
};

const Place = styled(PaneBody)`
  padding: 24px;
  background: var(--bg-sunken);

  ${onPhone} {
    padding: 8px;
  }
`;

/* Pages are made for white paper, whatever the theme is. */
const Picture = styled.img`
  display: block;
  width: 100%;
  max-width: 1280px;
  min-height: 240px;
  margin-inline: auto;
  border-radius: var(--r-md);
  background: #fff;
  box-shadow: 0 0 0 1px var(--line-1);
`;
