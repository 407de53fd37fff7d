import { Check, Clock, Folder } from 'lucide';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled, { css, keyframes } from 'styled-components';
import type { TriageItemQuery } from '#client/__generated__/TriageItemQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { useSourceChanged } from '../store/sourceEvents.ts';
import type { Act } from './sitting.ts';
import { TriageCard } from './TriageCard.tsx';
import { TriageChoices } from './TriageChoices.tsx';
import { useSwipe } from '#client/ui/useSwipe.ts';

const query = graphql`
  query TriageItemQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        suggestedCollections {
          collection {
            id
            name
          }
        }
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
              <SwipeDeck isDeck={isDeck} best={node.source.suggestedCollections[0]?.collection ?? null} onAct={onAct}>
                <TriageCard source={node.source} isTop={isTop} />
              </SwipeDeck>
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

type SwipeDeckProps = { isDeck: boolean; best: { readonly id: string; readonly name: string } | null; onAct: (act: Act) => void; children: ReactNode };

/** What a finger may draw: on, as one reads, into the collection it probably belongs to, if there is one; back, and it is done; up, and it comes again at the end. What that does stands behind it. */
function SwipeDeck({ isDeck, best, onAct, children }: SwipeDeckProps) {
  const [on, back] = document.documentElement.dir === 'rtl' ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const swipe = useSwipe(
    (way) => {
      if (way === 'up') onAct({ kind: 'later' });
      else if (way === back) onAct({ kind: 'done' });
      else if (best) onAct({ kind: 'file', collectionId: best.id, name: best.name });
    },
    { canGo: (way) => way !== on || best !== null },
  );
  return (
    <Deck data-deck={isDeck || undefined} {...swipe}>
      <Behind aria-hidden>
        <span data-way={on}>
          {best && (
            <>
              <Icon of={Folder} />
              <bdi>{best.name}</bdi>
            </>
          )}
        </span>
        <span data-way={back}>
          <FormattedMessage {...messages.done} />
          <Icon of={Check} />
        </span>
        <span data-way="up">
          <Icon of={Clock} />
          <FormattedMessage {...messages.later} />
        </span>
      </Behind>
      {children}
    </Deck>
  );
}

const messages = defineMessages({
  done: { id: 'triage.done', defaultMessage: 'Done' },
  later: { id: 'triage.later', defaultMessage: 'Later' },
});

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

  > [data-triage-card] {
    touch-action: pan-y;
    translate: var(--swipe, 0) var(--swipe-up, 0);
  }

  &:not([data-swipe]) > [data-triage-card] {
    transition: translate var(--t-base) var(--ease-out);
  }

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

/** Sides of the screen: `data-way` says to which of them a finger goes. */
const Behind = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  display: grid;
  align-items: center;
  color: var(--accent-fg);
  font: var(--text-16);
  visibility: hidden;

  > span {
    grid-area: 1 / 1;
    display: flex;
    align-items: center;
    gap: 8px;
    max-width: 50%;
    padding: 16px;
    visibility: hidden;
    overflow-wrap: anywhere;
  }

  > [data-way='right'] {
    margin: 0 auto 0 0;
  }

  > [data-way='left'] {
    margin: 0 0 0 auto;
  }

  > [data-way='up'] {
    align-self: end;
    justify-self: center;
    padding-block-end: 48px;
  }

  [data-swipe='up'] > & > [data-way='up'],
  [data-swipe='right'] > & > [data-way='right'],
  [data-swipe='left'] > & > [data-way='left'] {
    visibility: visible;
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
