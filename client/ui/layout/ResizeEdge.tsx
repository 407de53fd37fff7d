import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import styled from 'styled-components';

type ResizeEdgeProps = {
  /** Names what becomes wider or narrower. */
  label: string;
  /** The width now, the least and the most there may be, in px. */
  width: number;
  least: number;
  most: number;
  /** null: as wide as it usually is. */
  onChange: (width: number | null) => void;
};

/** How much wider a key makes it. */
const STEP = 16;

/**
 * The edge at the end of a pane that makes it wider or narrower: dragged, by arrow keys, Home and End; Enter or a double
 * click gives it its usual width back, Escape takes back what is being dragged. It stands inside the pane.
 */
export function ResizeEdge({ label, width, least, most, onChange }: ResizeEdgeProps) {
  const [isHeld, setIsHeld] = useState(false);
  const release = useRef<(() => void) | null>(null);
  const within = (wanted: number) => Math.round(Math.min(most, Math.max(least, wanted)));

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const pane = event.currentTarget.parentElement;
    if (event.button !== 0 || !pane || release.current) return;
    event.preventDefault();
    const { clientX: from } = event;
    const began = pane.getBoundingClientRect().width || width;
    const before = pane.style.width;
    const side = isMirrored(pane) ? -1 : 1;
    let wanted: number | null = null;
    const move = ({ clientX }: { clientX: number }) => {
      wanted = within(began + (clientX - from) * side);
      // Not by drawing again: only the pane and its neighbour are laid out again.
      pane.style.width = `${wanted}px`;
    };
    const end = () => {
      release.current?.();
      if (wanted !== null) onChange(wanted);
    };
    const cancel = () => {
      release.current?.();
      pane.style.width = before;
    };
    const onKey = ({ key }: { key: string }) => key === 'Escape' && cancel();
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', onKey);
    setIsHeld(true);
    release.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', onKey);
      release.current = null;
      setIsHeld(false);
    };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const wider = isMirrored(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const wanted = isArrow ? width + (event.key === wider ? STEP : -STEP) : event.key === 'Home' ? least : event.key === 'End' ? most : null;
    if (wanted === null && event.key !== 'Enter') return;
    event.preventDefault();
    onChange(wanted === null ? null : within(wanted));
  };

  return (
    <Edge
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      data-held={isHeld || undefined}
      onPointerDown={onPointerDown}
      onDoubleClick={() => onChange(null)}
      onKeyDown={onKeyDown}
    />
  );
}

const isMirrored = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

const Edge = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: -5px;
  z-index: var(--z-sticky);
  width: 9px;
  cursor: col-resize;
  touch-action: none;

  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 3px;
    width: 2px;
    background: none;
    transition: background var(--t-fast);
  }

  &:hover::after {
    background: var(--line-2);
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after,
  &[data-held]::after {
    background: var(--focus);
  }
`;
