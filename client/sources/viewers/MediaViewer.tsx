import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { MediaPlayer } from './MediaPlayer.tsx';

type MediaViewerProps = { url: string; title: string; kind: 'audio' | 'video'; posterUrl: string | null };

/** Sound or video in the browser's own player, loaded in the parts that are played. */
export function MediaViewer({ url, title, kind, posterUrl }: MediaViewerProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) {
    return <EmptyState picture={null} title={<FormattedMessage {...messages.cannotPlay} />} text={<FormattedMessage {...messages.cannotPlayText} />} />;
  }
  return (
    <Place>
      {kind === 'audio' && posterUrl && <img src={posterUrl} alt="" />}
      <MediaPlayer kind={kind} url={url} title={title} posterUrl={posterUrl} onBroken={() => setIsBroken(true)} />
    </Place>
  );
}

const messages = defineMessages({
  cannotPlay: { id: 'viewer.cannotPlay', defaultMessage: 'This browser cannot play the file' },
  cannotPlayText: { id: 'viewer.cannotPlayText', defaultMessage: 'Download it and open it with another program.' },
});

const Place = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  gap: 24px;
  min-height: 0;
  padding: 24px;
  background: var(--bg-sunken);

  video {
    max-width: 100%;
    max-height: 100%;
    border-radius: var(--r-lg);
    background: #000;
  }

  audio {
    width: min(560px, 100%);
  }

  img {
    max-width: min(320px, 100%);
    border-radius: var(--r-lg);
  }
`;
