import { ChevronRight } from 'lucide';
import { useEffect, useEffectEvent, useRef } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { pointing } from '#client/ui/display/Icon.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import type { PaneProps } from './paneProps.ts';
import { shareAt } from './readingPlace.ts';
import { placeNamed, SafePart } from './SafePart.tsx';

/** One chapter of a book at a time, on paper as wide as one reads. It scrolls by itself, and opens where it is told to. */
export function ChapterPane({ opened, pane, target, place, layers, scale, onPlace, onLayer, onTarget }: PaneProps) {
  const { part } = place;
  const layer = layers.get(part) ?? null;
  const shown = useRef<typeof target | null>(null);
  const take = useEffectEvent((within: number) => {
    const shareOf = (share: number) => shareAt(opened.parts, { part, within: share });
    onPlace({ part, within }, shareOf(within), shareOf(screenOf(pane)) - shareOf(0));
  });
  useEffect(() => {
    if (!pane) return;
    const onScroll = () => take(withinOf(pane));
    pane.addEventListener('scroll', onScroll, { passive: true });
    return () => pane.removeEventListener('scroll', onScroll);
  }, [pane]);
  // Where it opens can be told only once it is drawn.
  const goTo = useEffectEvent((drawn: HTMLElement) => {
    if (!pane || shown.current === target) return;
    shown.current = target;
    const named = target.anchor === null ? null : placeNamed(drawn, target.anchor);
    if (named) named.scrollIntoView({ block: 'start' });
    else pane.scrollTo({ top: target.within * (pane.scrollHeight - pane.clientHeight) });
    take(withinOf(pane));
  });
  useEffect(() => {
    if (layer?.isConnected && part === target.part) goTo(layer);
  }, [layer, part, target, pane]);

  const isLast = part + 1 >= opened.parts.length;
  return (
    <Paper style={{ zoom: scale }}>
      <SafePart
        key={part}
        opened={opened}
        part={part}
        onLayer={onLayer}
        onLink={(to, anchor) => onTarget({ part: to, within: 0, anchor, share: null })}
      />
      {layer && !isLast && (
        <Next data-theme="light">
          <Button icon={pointing(ChevronRight)} size={36} onClick={() => onTarget({ part: part + 1, within: 0, anchor: null, share: null })}>
            <FormattedMessage {...messages.next} />
          </Button>
        </Next>
      )}
    </Paper>
  );
}

/** How far a pane is scrolled, 0 to 1. What needs no scrolling is seen whole when it is left. */
function withinOf(pane: HTMLElement): number {
  const room = pane.scrollHeight - pane.clientHeight;
  return room > 0 ? Math.min(1, Math.max(0, pane.scrollTop / room)) : 0;
}

const screenOf = (pane: HTMLElement | null): number => (pane ? Math.min(1, pane.clientHeight / Math.max(1, pane.scrollHeight - pane.clientHeight)) : 1);

const messages = defineMessages({
  next: { id: 'viewer.book.next', defaultMessage: 'Next chapter' },
});

const Paper = styled.div`
  display: flex;
  flex-direction: column;
  width: min(760px, 100% - 32px);
  min-height: calc(100% - 32px);
  margin: 16px auto;
  padding: 56px 64px;
  box-sizing: border-box;
  background: #fff;
  box-shadow: var(--shadow-card), 0 0 0 1px var(--line-1);

  ${onPhone} {
    width: 100%;
    min-height: 100%;
    margin: 0;
    padding: 24px 20px;
  }
`;

const Next = styled.div`
  display: grid;
  justify-content: center;
  margin-block-start: 48px;
`;
