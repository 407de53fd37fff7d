import { useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { tabularNumbers } from './mixins.ts';

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
};

/** The status of a source: loudness follows need. Cross-fades once when the status changes. */
export function StatusChip({ status, label, percent, solid = false }: StatusChipProps) {
  const look = looks[status] ?? 'pending';
  // What is drawn for the first time has not changed: a list that scrolls must not flash.
  const [firstLook] = useState(look);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && look !== firstLook) setHasChanged(true);
  return (
    <Chip key={look} $look={look} $solid={solid} $fresh={hasChanged}>
      <Mark
        $look={look}
        $fresh={hasChanged}
        $unknown={percent === undefined}
        style={percent === undefined ? undefined : { ['--p' as string]: `${percent}%` }}
      />
      {label}
    </Chip>
  );
}

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

const Chip = styled.span<{ $look: Look; $solid: boolean; $fresh: boolean }>`
  ${tabularNumbers}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  height: 20px;
  padding-block: 0;
  padding-inline: ${({ $look, $solid }) => ($look === 'completed' && !$solid ? '0' : '6px 7px')};
  border-radius: var(--r-full);
  color: var(--st-${({ $look }) => $look}-fg);
  background: ${({ $look, $solid }) => ($look === 'completed' && !$solid ? 'none' : `var(--st-${$look}-bg)`)};
  font: var(--text-11);
  letter-spacing: 0.004em;
  white-space: nowrap;

  ${({ $fresh }) =>
    $fresh &&
    css`
      animation: ${fade} var(--t-base) var(--ease-out);
    `}
`;

const Mark = styled.span.attrs({ 'aria-hidden': true })<{ $look: Look; $unknown: boolean; $fresh: boolean }>`
  flex: none;
  width: 6px;
  height: 6px;
  border-radius: 50%;

  ${({ $look, $unknown, $fresh }) => {
    if ($look === 'pending') {
      return css`
        box-shadow: inset 0 0 0 1.5px currentColor;
      `;
    }
    if ($look === 'processing') {
      return css`
        width: 10px;
        height: 10px;
        background: conic-gradient(
          var(--st-processing) 0 var(--p, 62%),
          color-mix(in srgb, var(--st-processing) 26%, transparent) 0
        );
        mask: radial-gradient(closest-side, transparent 56%, #000 60%);

        ${$unknown &&
        css`
          animation: ${turn} 1.2s linear infinite;

          @media (prefers-reduced-motion: reduce) {
            animation: none;
          }
        `}
      `;
    }
    return css`
      background: var(--st-${$look});
      ${$fresh &&
      $look === 'completed' &&
      css`
        animation: ${flash} var(--t-slow) var(--ease-out);
      `}
    `;
  }}
`;
