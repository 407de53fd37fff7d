import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import type { DocumentPart } from '../openDocument.ts';
import type { PaneProps } from './paneProps.ts';
import { placeNamed, SafePart } from './SafePart.tsx';

/** So many screens above and below are drawn, too. */
const AHEAD = '150% 0px';

/** Pages or slides below one another; those that are far from what one sees are not drawn. */
export function SheetsPane({ opened, pane, target, layers, scale, onPlace, onLayer, onTarget }: PaneProps) {
  const list = useRef<HTMLDivElement>(null);
  const near = useNearParts(pane, list, opened.parts);
  const share = useRef(0);
  const tell = useEffectEvent(() => {
    if (!pane || !list.current) return;
    const room = pane.scrollHeight - pane.clientHeight;
    share.current = room > 0 ? Math.min(1, Math.max(0, pane.scrollTop / room)) : 0;
    onPlace({ part: partInView(pane, list.current), within: 0 }, share.current, Math.min(1, pane.clientHeight / Math.max(1, room)));
  });
  useEffect(() => {
    if (!pane) return;
    const onScroll = () => tell();
    pane.addEventListener('scroll', onScroll, { passive: true });
    return () => pane.removeEventListener('scroll', onScroll);
  }, [pane]);

  const isReady = opened.parts.every(({ height }, part) => height !== null || layers.has(part));
  const shown = useRef<typeof target | null>(null);
  const goTo = useEffectEvent(() => {
    const sheet = list.current?.children[target.part];
    if (!pane || !sheet || shown.current === target) return;
    if (target.anchor !== null) {
      const layer = layers.get(target.part);
      const named = layer && placeNamed(layer, target.anchor);
      // It comes when it is drawn; until then its page does.
      if (layer) shown.current = target;
      (named ?? sheet).scrollIntoView({ block: 'start' });
      return;
    }
    shown.current = target;
    if (target.share !== null) pane.scrollTo({ top: target.share * (pane.scrollHeight - pane.clientHeight) });
    else pane.scrollTo({ top: pane.scrollTop + sheet.getBoundingClientRect().top - pane.getBoundingClientRect().top - GAP });
    tell();
  });
  useEffect(() => {
    if (isReady) goTo();
  }, [target, pane, isReady, layers]);
  // Larger or smaller, one stays where one is.
  const isOpened = useRef(false);
  useLayoutEffect(() => {
    if (pane && isOpened.current) pane.scrollTo({ top: share.current * (pane.scrollHeight - pane.clientHeight) });
    isOpened.current = true;
  }, [pane, scale]);

  return (
    <List ref={list} style={{ zoom: scale, counterReset: opened.counters ?? undefined }}>
      {opened.parts.map(({ width, height }, part) => (
        <Sheet key={part} data-part={part} style={{ width: width ?? undefined, height: height ?? undefined }}>
          {(near.has(part) || height === null) && (
            <SafePart
              opened={opened}
              part={part}
              onLayer={onLayer}
              onLink={(to, anchor) => onTarget({ part: to, within: 0, anchor, share: null })}
            />
          )}
        </Sheet>
      ))}
    </List>
  );
}

/** Above and below each sheet, in px. */
const GAP = 16;

/** Which parts are in view or not far from it. */
function useNearParts(pane: HTMLElement | null, list: RefObject<HTMLDivElement | null>, parts: readonly DocumentPart[]): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (!pane || !list.current) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const part = Number(target.getAttribute('data-part'));
            if (isIntersecting) after.add(part);
            else after.delete(part);
          }
          return after;
        }),
      { root: pane, rootMargin: AHEAD },
    );
    for (const sheet of list.current.children) observer.observe(sheet);
    return () => observer.disconnect();
  }, [pane, list, parts]);
  return near;
}

/** The first sheet of which one sees half, or that fills half of the pane. At the end it is the last. */
function partInView(pane: HTMLElement, list: HTMLElement): number {
  const sheets = list.children;
  if (pane.scrollTop > 0 && pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 2) return sheets.length - 1;
  const view = pane.getBoundingClientRect();
  let [first, last] = [0, sheets.length - 1];
  // They lie in order: half of them are left out at each look.
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    const box = sheets[middle]?.getBoundingClientRect();
    if (box && box.bottom - view.top > Math.min(box.height, view.height) / 2) last = middle;
    else first = middle + 1;
  }
  return first;
}

const List = styled.div`
  display: grid;
  justify-items: center;
  justify-content: center;
  gap: ${GAP}px;
  width: max-content;
  min-width: 100%;
  padding: ${GAP}px;
  box-sizing: border-box;
`;

const Sheet = styled.div`
  min-width: 0;
  background: #fff;
  box-shadow: var(--shadow-card), 0 0 0 1px var(--line-1);
`;
