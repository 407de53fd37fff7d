import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { tabularNumbers } from '../mixins.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** A source's status. Anything else looks like PENDING. */
export type Status = 'UPLOADING' | 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED';

type StatusChipProps = {
  status: Status | (string & {});
  /** The word; never colour alone. */
  label: string;
  /** 0 to 100 while processing; the ring turns when it is unknown. */
  percent?: number;
  /** Fills COMPLETED too (details). */
  solid?: boolean;
  /** COMPLETED is only a grey check, with the word as its name and its tooltip. */
  isQuiet?: boolean;
  /** Only the mark of any status, where there is no room for the word: it is the name and the tooltip. */
  isMark?: boolean;
};

/** The status of a source: loudness follows need. Cross-fades once when the status changes. */
export function StatusChip({ status, label, percent, solid = false, isQuiet = false, isMark = false }: StatusChipProps) {
  const look = looks[status] ?? 'pending';
  // What is drawn for the first time has not changed: a list that scrolls must not flash.
  const [firstLook] = useState(look);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && look !== firstLook) setHasChanged(true);
  if (isQuiet && look === 'completed') {
    return (
      <Done title={label} data-look={look}>
        {label}
      </Done>
    );
  }
  return (
    <Chip
      key={look}
      title={isMark ? label : undefined}
      data-look={look}
      data-mark={isMark || undefined}
      data-solid={solid || undefined}
      data-fresh={hasChanged || undefined}
      data-turning={percent === undefined || undefined}
      style={percent === undefined ? undefined : { ['--p' as string]: `${percent}%` }}
    >
      {isMark ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Chip>
  );
}

/** One element, as there are hundreds: the word is pushed out of sight, the check is drawn. */
const Done = styled.span`
  position: relative;
  display: inline-block;
  flex: none;
  width: 14px;
  height: 14px;
  overflow: hidden;
  text-indent: 14px;
  white-space: nowrap;

  &::before {
    content: '';
    position: absolute;
    top: 2px;
    left: 5px;
    width: 4px;
    height: 8px;
    border: solid var(--fg-3);
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
  }
`;

type Look = 'pending' | 'processing' | 'completed' | 'failed';

const looks: Partial<Record<string, Look>> = { PROCESSING: 'processing', COMPLETED: 'completed', FAILED: 'failed' };

const fade = keyframes`
  from {
    opacity: 0;
  }
`;

const flash = keyframes`
  50% {
    transform: scale(1.6);
  }
`;

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const Chip = styled.span`
  ${tabularNumbers}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  height: 20px;
  padding-block: 0;
  padding-inline: 6px 7px;
  border-radius: var(--r-full);
  color: var(--st-pending-fg);
  background: var(--st-pending-bg);
  font: var(--text-11);
  letter-spacing: 0.004em;
  white-space: nowrap;

  &[data-look='processing'] {
    color: var(--st-processing-fg);
    background: var(--st-processing-bg);
  }

  &[data-look='completed'] {
    color: var(--st-completed-fg);
    background: var(--st-completed-bg);
  }

  &[data-look='completed']:not([data-solid]) {
    padding-inline: 0;
    background: none;
  }

  &[data-mark] {
    justify-content: center;
    gap: 0;
    width: 20px;
    padding-inline: 0;
  }

  &[data-look='failed'] {
    color: var(--st-failed-fg);
    background: var(--st-failed-bg);
  }

  &[data-fresh] {
    animation: ${fade} var(--t-base) var(--ease-out);
  }

  /* The mark. */
  &::before {
    content: '';
    flex: none;
    width: 6px;
    height: 6px;
    border-radius: 50%;
  }

  &[data-look='pending']::before {
    box-shadow: inset 0 0 0 1.5px currentColor;
  }

  &[data-look='processing']::before {
    width: 10px;
    height: 10px;
    background: conic-gradient(
      var(--st-processing) 0 var(--p, 62%),
      color-mix(in srgb, var(--st-processing) 26%, transparent) 0
    );
    mask: radial-gradient(closest-side, transparent 56%, #000 60%);
  }

  &[data-look='processing'][data-turning]::before {
    animation: ${turn} 1.2s linear infinite;

    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }

  &[data-look='completed']::before {
    background: var(--st-completed);
  }

  &[data-look='completed'][data-fresh]::before {
    animation: ${flash} var(--t-slow) var(--ease-out);
  }

  &[data-look='failed']::before {
    background: var(--st-failed);
  }
`;
