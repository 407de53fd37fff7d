import { Maximize, ZoomIn, ZoomOut } from 'lucide';
import { useState, type KeyboardEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { ViewerBar } from '#client/ui/layout/ViewerBar.ts';

const STEPS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8];

/** A picture: as large as the pane, at its own size, or zoomed. Plus and minus zoom, 0 fits, 1 is its own size. */
export function ImageViewer({ url, title }: { url: string; title: string }) {
  const intl = useIntl();
  const [scale, setScale] = useState<number | 'fit'>('fit');
  const [natural, setNatural] = useState<{ width: number; height: number } | null>(null);
  const [fitted, setFitted] = useState(1);
  const [isBroken, setIsBroken] = useState(false);
  const current = scale === 'fit' ? fitted : scale;
  const larger = () => setScale(STEPS.find((step) => step > current + 0.01) ?? current);
  const smaller = () => setScale(STEPS.findLast((step) => step < current - 0.01) ?? current);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { '+': larger, '=': larger, '-': smaller, '0': () => setScale('fit'), '1': () => setScale(1) }[event.key];
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  if (isBroken) return <EmptyState picture={null} title={<FormattedMessage {...messages.broken} />} />;
  return (
    <>
      <ViewerBar role="toolbar" aria-label={intl.formatMessage(messages.tools)}>
        <IconButton icon={ZoomOut} label={intl.formatMessage(messages.out)} onClick={smaller} />
        <output aria-live="polite">{intl.formatNumber(current, { style: 'percent', maximumFractionDigits: 0 })}</output>
        <IconButton icon={ZoomIn} label={intl.formatMessage(messages.in)} onClick={larger} />
        <IconButton icon={Maximize} label={intl.formatMessage(messages.fit)} on={scale === 'fit'} onClick={() => setScale('fit')} />
        <Button size={28} variant="ghost" on={scale === 1} onClick={() => setScale(1)}>
          {intl.formatNumber(1, { style: 'percent' })}
        </Button>
      </ViewerBar>
      <Place tabIndex={0} role="region" aria-label={title} onKeyDown={onKeyDown}>
        <img
          ref={(picture) => {
            if (!picture) return;
            const observer = new ResizeObserver(() => scale === 'fit' && picture.naturalWidth > 0 && setFitted(picture.clientWidth / picture.naturalWidth));
            observer.observe(picture);
            return () => observer.disconnect();
          }}
          src={url}
          alt={title}
          draggable={false}
          onError={() => setIsBroken(true)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setNatural({ width, height })}
          onDoubleClick={() => setScale(scale === 'fit' ? 1 : 'fit')}
          style={
            scale === 'fit' || natural === null
              ? { maxWidth: '100%', maxHeight: '100%' }
              : { width: natural.width * scale, height: natural.height * scale }
          }
        />
      </Place>
    </>
  );
}

const messages = defineMessages({
  tools: { id: 'viewer.imageTools', defaultMessage: 'Picture' },
  in: { id: 'viewer.zoomIn', defaultMessage: 'Zoom in' },
  out: { id: 'viewer.zoomOut', defaultMessage: 'Zoom out' },
  fit: { id: 'viewer.fit', defaultMessage: 'Fit' },
  broken: { id: 'viewer.brokenImage', defaultMessage: 'This picture cannot be shown' },
});

const Place = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: 24px;
  background: var(--bg-sunken);

  /* Margins centre without cutting off what is larger. */
  img {
    flex: none;
    margin: auto;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
