import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';

/** How far below the upper edge a part counts as the one that is looked at, in px. */
const LINE = 24;

type Part<P extends string> = {
  value: P;
  /** Its name in the row; one without is only scrolled to. */
  label?: ReactNode;
  /** Stands quietly after the label. */
  count?: string | undefined;
  /** Before somebody jumps there. */
  onJump?: () => void;
  content: ReactNode;
};

type RailColumnProps<P extends string> = {
  /** Names the row of jumps. */
  label: string;
  parts: readonly Part<P>[];
  /** Another object jumps there, as if its name had been pressed. */
  wanted: { readonly part: P } | null;
};

/** Between a name and its count, for those who hear them. */
const SPACE = ' ';

/** One column that scrolls, below a row of names: each jumps to its part, and the one that is looked at is marked. */
export function RailColumn<P extends string>({ label, parts, wanted }: RailColumnProps<P>) {
  const id = useId();
  const column = useRef<HTMLDivElement>(null);
  /** Where the last parts are short none of them reaches the upper edge: who jumped there looks at it until they scroll. */
  const hasJumped = useRef(false);
  const [current, setCurrent] = useState(parts[0]?.value);
  const named = parts.filter((part) => part.label !== undefined);
  const partElement = (value: P) => column.current?.querySelector<HTMLElement>(`[data-part='${value}']`);
  const scrollTo = (value: P) => {
    hasJumped.current = true;
    const part = partElement(value);
    if (part && column.current) column.current.scrollTop = part.offsetTop;
  };
  const jump = ({ value, onJump }: Part<P>) => {
    flushSync(() => onJump?.());
    setCurrent(value);
    scrollTo(value);
  };
  const follow = () => {
    if (hasJumped.current) return;
    const top = (column.current?.scrollTop ?? 0) + LINE;
    setCurrent(named.findLast(({ value }) => (partElement(value)?.offsetTop ?? 0) <= top)?.value ?? named[0]?.value);
  };
  const [followed, setFollowed] = useState<typeof wanted>(null);
  if (wanted !== followed) {
    setFollowed(wanted);
    if (wanted) setCurrent(wanted.part);
  }
  const scrollToWanted = useEffectEvent(() => wanted && scrollTo(wanted.part));
  useEffect(() => {
    scrollToWanted();
  }, [wanted]);
  const byHand = () => {
    hasJumped.current = false;
  };
  return (
    <>
      <Row aria-label={label}>
        {named.map((part) => (
          <button key={part.value} type="button" aria-controls={`${id}-${part.value}`} aria-current={part.value === current ? 'location' : undefined} onClick={() => jump(part)}>
            {part.label}
            {part.count !== undefined && SPACE}
            {part.count !== undefined && <i>{part.count}</i>}
          </button>
        ))}
      </Row>
      <Column ref={column} onScroll={follow} onWheel={byHand} onTouchMove={byHand} onKeyDown={byHand} onPointerDown={byHand}>
        {parts.map(({ value, content }) => (
          <div key={value} id={`${id}-${value}`} data-part={value}>
            {content}
          </div>
        ))}
      </Column>
    </>
  );
}

const Row = styled.nav`
  display: flex;
  gap: 20px;
  flex: none;
  height: 52px;
  padding: 0 20px;
  overflow: auto hidden;
  border-block-end: 1px solid var(--line-1);
  scrollbar-width: none;

  button {
    flex: none;
    position: relative;
    padding-block-start: 2px;
    border-block-end: 2px solid transparent;
    color: var(--fg-3);
    font-size: 13px;
    font-weight: 500;
  }

  button:hover,
  [aria-current] {
    color: var(--fg-1);
  }

  [aria-current] {
    border-color: var(--accent);
  }

  @media (forced-colors: active) {
    button {
      border-color: Canvas;
    }

    [aria-current] {
      border-color: Highlight;
    }
  }

  button:focus-visible {
    outline: none;
  }

  button:focus-visible::before {
    content: '';
    position: absolute;
    inset: 10px -6px;
    border-radius: var(--r-sm);
    outline: 2px solid var(--focus);
  }

  i {
    margin-inline-start: 1px;
    color: var(--fg-3);
    font-style: normal;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

const Column = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;

  > div:not(:empty) ~ div:not(:empty) {
    border-block-start: 1px solid var(--line-1);
  }
`;
