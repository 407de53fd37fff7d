import { useEffect, useEffectEvent } from 'react';
import { graphql } from 'react-relay/hooks';
import styled, { css, keyframes } from 'styled-components';
import type { TriageItemQuery } from '#client/__generated__/TriageItemQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { useSourceChanged } from '../store/sourceEvents.ts';
import type { Act } from './sitting.ts';
import { TriageCard } from './TriageCard.tsx';
import { TriageChoices } from './TriageChoices.tsx';

const query = graphql`
  query TriageItemQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        ...TriageCard_source
        ...TriageChoices_source
      }
    }
  }
`;

export type TriageItemProps = {
  sourceId: string;
  /** On top, ready for when it comes, or on its way out of sight to the side of what was done. */
  place: 'top' | 'next' | Act['kind'];
  /** Whether others lie below it. */
  isDeck: boolean;
  onAct: (act: Act) => void;
  onElsewhere: () => void;
  onTag: () => void;
  /** There is no such source any more. */
  onGone: () => void;
};

/** A source of the deck, read before it comes on top. */
export function TriageItem({ sourceId, place, isDeck, onAct, onElsewhere, onTag, onGone }: TriageItemProps) {
  const isTop = place === 'top';
  const reload = useReload<TriageItemQuery>(query);
  useSourceChanged((changedId) => changedId === sourceId && reload({ id: sourceId }));
  return (
    <Row hidden={place === 'next'} inert={!isTop} aria-hidden={!isTop} $way={isTop || place === 'next' ? null : place}>
      <QueryLoader<TriageItemQuery> query={query} variables={{ id: sourceId }} isLive fallback={<Waiting />}>
        {({ node }) =>
          node?.source ? (
            <>
              <Deck data-deck={isDeck || undefined}>
                <TriageCard source={node.source} isTop={isTop} />
              </Deck>
              <TriageChoices source={node.source} isTop={isTop} onAct={onAct} onElsewhere={onElsewhere} onTag={onTag} />
            </>
          ) : (
            <Gone onGone={onGone} />
          )
        }
      </QueryLoader>
    </Row>
  );
}

function Gone({ onGone }: { onGone: () => void }) {
  const tell = useEffectEvent(onGone);
  useEffect(() => tell(), []);
  return null;
}

/** Stands where a source is about to be. */
export function Waiting() {
  return (
    <>
      <Skeleton $height="100%" $radius="var(--r-xl)" />
      <Bones aria-hidden>
        <Skeleton $height="54px" $radius="var(--r-lg)" />
        <Skeleton $height="54px" $radius="var(--r-lg)" />
        <Skeleton $height="54px" $radius="var(--r-lg)" />
      </Bones>
    </>
  );
}

const Bones = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
`;

const away = (to: string) => keyframes`to { translate: ${to}; opacity: 0; }`;
/** To the side of its meaning: what is filed goes on, what is done is laid back. */
const ways = { file: away('110%'), done: away('-110%'), later: away('0 -80%'), delete: away('0 80%') } as const;

const Deck = styled.div`
  position: relative;
  isolation: isolate;
  min-width: 0;
  min-height: 0;

  &[data-deck]::before,
  &[data-deck]::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-inline: 14px;
    inset-block-end: -10px;
    height: 40px;
    border-radius: var(--r-xl);
    background: var(--bg-raised);
    box-shadow: 0 0 0 1px var(--line-1);
  }

  &[data-deck]::before {
    inset-inline: 28px;
    inset-block-end: -19px;
    opacity: 0.6;
  }
`;

/** A card and where it may go: side by side, below each other where that is too wide. */
export const Row = styled.div<{ $way?: Act['kind'] | null }>`
  display: grid;
  grid-template-columns: minmax(0, 640px) 336px;
  grid-template-rows: minmax(360px, 648px);
  gap: 56px;
  justify-content: center;
  align-items: start;
  height: 100%;
  padding: 36px 32px 40px;

  > :first-child {
    height: 100%;
  }

  &[hidden] {
    display: none;
  }

  @media (max-width: 1179.98px) {
    grid-template-columns: minmax(0, 640px);
    grid-template-rows: minmax(280px, 1fr) auto;
    gap: 32px;
    padding: 24px 24px 24px;
  }

  ${onPhone} {
    gap: 24px;
    padding: 12px 16px 12px;
  }

  ${({ $way }) =>
    $way &&
    css`
      position: absolute;
      inset: 0;
      z-index: 1;
      pointer-events: none;

      > :not(:first-child) {
        visibility: hidden;
      }

      > :first-child {
        animation: ${ways[$way]} 240ms var(--ease) forwards;
      }

      > :first-child::before,
      > :first-child::after {
        display: none;
      }

      [dir="rtl"] & > :first-child {
        animation-name: ${$way === 'file' ? ways.done : $way === 'done' ? ways.file : ways[$way]};
      }

      @media (prefers-reduced-motion: reduce) {
        display: none;
      }
    `}
`;
