import { useEffect, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { clampLines, onTouch } from '#client/ui/mixins.ts';
import { HEADINGS, headingAt, type Heading } from './headings.ts';

/** How far below the pane's upper edge one reads, in px. */
const READING_LINE = 120;

type SourceOutlineProps = {
  headings: readonly Heading[];
  /** The element with the text; null while it is not on the page. */
  text: HTMLElement | null;
  pane: HTMLElement | null;
  /** Goes to a heading where the text is not on the page. */
  onPick?: ((index: number) => void) | undefined;
  /** Called after a jump: closes the drawer that the outline may stand in. */
  onJump: () => void;
};

/** The headings of the text: each jumps there, and the one that is being read is marked. */
export function SourceOutline({ headings, text, pane, onPick, onJump }: SourceOutlineProps) {
  const intl = useIntl();
  const current = useCurrentHeading(text, pane);
  const jump = (index: number) => {
    if (onPick) onPick(index);
    else text?.querySelectorAll(HEADINGS)[index]?.scrollIntoView({ block: 'start' });
    onJump();
  };
  return (
    <List aria-label={intl.formatMessage(messages.label)}>
      {headings.map(
        ({ text: words, level }, index) =>
          words !== '' && (
            <button
              key={index}
              type="button"
              aria-current={!onPick && index === current ? 'location' : undefined}
              style={{ paddingInlineStart: 20 + Math.min(level, 3) * 14 }}
              onClick={() => jump(index)}
            >
              <span>{words}</span>
            </button>
          ),
      )}
    </List>
  );
}

function useCurrentHeading(text: HTMLElement | null, pane: HTMLElement | null): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (!text || !pane) return;
    const follow = () => {
      const top = pane.getBoundingClientRect().top;
      const tops = [...text.querySelectorAll(HEADINGS)].map((heading) => heading.getBoundingClientRect().top - top);
      const isAtEnd = pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 2 && pane.scrollTop > 0;
      setCurrent(isAtEnd ? tops.length - 1 : headingAt(tops, READING_LINE));
    };
    pane.addEventListener('scroll', follow, { passive: true });
    return () => pane.removeEventListener('scroll', follow);
  }, [pane, text]);
  return current;
}

const messages = defineMessages({
  label: { id: 'source.outline', defaultMessage: 'Outline' },
});

const List = styled.nav`
  display: grid;
  /* Its lines reach from edge to edge. */
  margin: 8px -20px -12px;

  button {
    position: relative;
    padding-block: 6px;

    ${onTouch} {
      padding-block: 12px;
    }
    padding-inline-end: 20px;
    color: var(--fg-2);
    font: var(--text-13);
    text-align: start;
    overflow-wrap: anywhere;
  }

  span {
    ${clampLines(3)}
  }

  button:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }

  button:focus-visible {
    outline-offset: -2px;
  }

  [aria-current] {
    color: var(--accent-fg);
    font-weight: 500;
  }

  [aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 6px;
    inset-inline-start: 8px;
    width: 2px;
    border-radius: 1px;
    background: var(--accent);
  }
`;
