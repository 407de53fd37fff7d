import type { ReactNode } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useSwipe } from '#client/ui/useSwipe.ts';
import { useMarkDone } from '../actions/useMarkDone.ts';
import { selectedByIds } from '../selection/selectedSources.ts';

/**
 * On a phone the cards of the list around can be drawn by a finger, as in the sorting one by one: on, as one reads, into the collection that is
 * suggested, or nowhere if none is; back, and it is done. Whatever that does has a button, too. Elsewhere fingers choose in menus.
 */
export function InboxSwipes({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const markDone = useMarkDone();
  const swipe = useSwipe(
    (way, card) => {
      const id = card.dataset['source'];
      if (way !== onward()) {
        if (id !== undefined) markDone(selectedByIds([id], null));
      } else card.querySelector<HTMLElement>('[data-suggested]')?.click();
    },
    {
      drawnAt: (target) => {
        const card = matchMedia('(max-width: 599.98px)').matches ? target.closest<HTMLElement>('[role="gridcell"][data-source]') : null;
        if (card) {
          card.dataset['on'] = card.querySelector('[data-suggested]')?.textContent ?? '';
          card.dataset['back'] = intl.formatMessage(done);
        }
        return card;
      },
      canGo: (way, card) => way !== 'up' && (way !== onward() || card.dataset['on'] !== ''),
    },
  );
  return <Cards {...swipe}>{children}</Cards>;
}

/** Where one reads on to. */
const onward = () => (document.documentElement.dir === 'rtl' ? 'left' : 'right');

const done = defineMessage({ id: 'triage.done', defaultMessage: 'Done' });

/** What is drawn slides within its own place; what that does stands behind it, on the side that comes free. */
const Cards = styled.div`
  display: contents;

  [role='gridcell'][data-source] {
    touch-action: pan-y;
  }

  [role='gridcell'][data-source] > article {
    transition: translate var(--t-base) var(--ease-out);
  }

  [data-swipe] {
    position: relative;
    overflow: clip;
    border-radius: var(--r-lg);
    background: var(--accent-soft);
  }

  [role='gridcell'][data-swipe] > article {
    translate: var(--swipe) 0;
    transition: none;
  }

  [data-swipe]::before {
    position: absolute;
    inset-block: 0;
    display: flex;
    align-items: center;
    max-width: 50%;
    padding-inline: 16px;
    color: var(--accent-fg);
    font: var(--text-14);
    font-weight: 600;
  }

  [data-swipe='right']::before {
    left: 0;
    content: attr(data-on);
  }

  [data-swipe='left']::before {
    right: 0;
    content: attr(data-back);
  }

  [dir='rtl'] & [data-swipe='right']::before {
    content: attr(data-back);
  }

  [dir='rtl'] & [data-swipe='left']::before {
    content: attr(data-on);
  }
`;
