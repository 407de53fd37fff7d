import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { clip, fingerSized, forcedEdge, onPhone, onTouch } from '../mixins.ts';
import { barAtBottom } from '../toast/toastObstacles.ts';

type BulkBarProps = {
  /** "3 sources selected". */
  summary: ReactNode;
  /** Names the toolbar. */
  label: string;
  /** So few actions that their words have room on a phone too, beside their icons. */
  few?: boolean;
  /** What changes the selection itself: `BulkAction`s without an icon. */
  quiet: ReactNode;
  /** `BulkRule` and `BulkAction`s with an icon. */
  children: ReactNode;
};

/** What can be done with the selection: dark, at the bottom of the view it stands in. Whatever else is there stands above it. */
export function BulkBar({ summary, label, few = false, quiet, children }: BulkBarProps) {
  return (
    <Bar ref={barAtBottom} role="toolbar" aria-label={label} data-few={few || undefined}>
      <Part>
        <Summary aria-live="polite">{summary}</Summary>
        {quiet}
      </Part>
      <Part>{children}</Part>
    </Bar>
  );
}

/** All its looks at once, for `PreloadStyles`. */
export function BulkBarStyles() {
  return (
    <Bar>
      <Part>
        <Summary />
        <ActionButton />
        <BulkRule />
      </Part>
    </Bar>
  );
}

type BulkActionProps = ComponentPropsWithRef<'button'> & {
  icon?: IconNode;
  danger?: boolean;
  /** The words are only its name. */
  isIconOnly?: boolean;
};

/** Something to do with the selection. */
export function BulkAction({ icon, children, danger = false, isIconOnly = false, ...rest }: BulkActionProps) {
  return (
    <ActionButton {...rest} type="button" data-quiet={!icon || undefined} data-danger={danger || undefined} data-icon-only={isIconOnly || undefined}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
    </ActionButton>
  );
}

/** A thin line between groups of actions. */
export const BulkRule = styled.span.attrs({ 'aria-hidden': true })`
  width: 1px;
  height: 20px;
  margin: 0 6px;
  background: var(--line-inverse);

  ${onPhone} {
    display: none;
  }
`;

const rise = keyframes`
  from {
    opacity: 0;
    transform: translate(-50%, 4px);
  }
`;

const Bar = styled.div`
  ${forcedEdge}
  position: absolute;
  left: 50%;
  bottom: 24px;
  z-index: var(--z-bulk);
  display: flex;
  align-items: center;
  gap: 2px;
  max-width: calc(100% - 16px);
  min-height: 48px;
  padding-inline: 16px 8px;
  border-radius: var(--r-lg);
  background: var(--bg-inverse);
  color: var(--fg-inverse);
  box-shadow: var(--shadow-pop);
  font-size: 13px;
  white-space: nowrap;
  transform: translateX(-50%);
  animation: ${rise} var(--t-base) var(--ease-out);

  ${onPhone} {
    flex-direction: column;
    align-items: stretch;
    width: calc(100% - 16px);
    padding-block: 6px;

    /* Room for the count comes first. */
    > :first-child {
      flex-wrap: wrap;
    }

    > :last-child {
      justify-content: space-between;
      padding-inline-end: 8px;
    }
  }
`;

const Part = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  min-width: 0;
`;

const Summary = styled.span`
  ${clip}
  margin-inline-end: 8px;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

const wordsHidden = css`
  padding: 0 8px;

  svg + span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const ActionButton = styled.button`
  ${fingerSized}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  height: 32px;
  padding: 0 10px;
  border-radius: var(--r-md);
  color: var(--fg-inverse);
  font-weight: 500;

  svg {
    color: var(--fg-inverse-2);
  }

  &[data-quiet] {
    color: var(--fg-inverse-2);
  }

  &[data-danger] {
    color: var(--inverse-bad);

    svg {
      color: inherit;
    }
  }

  &:hover {
    background: var(--inverse-hover);
  }

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  ${onTouch} {
    min-width: 44px;
  }

  &[data-icon-only] {
    ${wordsHidden}
  }

  /* The longest words, in Spanish, are as wide as this. */
  @container view (max-width: 900px) {
    ${Bar}:not([data-few]) & {
      ${wordsHidden}
    }
  }

  ${onPhone} {
    height: 44px;

    /* Nobody points at an icon to hear what it does: its word is below it. */
    ${Bar}:not([data-few]) &:not([data-quiet], [data-icon-only]) {
      flex-direction: column;
      justify-content: center;
      gap: 2px;
      min-width: 44px;
      padding: 0 4px;
      font-size: 11px;
      line-height: 16px;

      svg + span {
        position: static;
        width: auto;
        height: auto;
        overflow: visible;
        clip-path: none;
      }
    }

    &[data-icon-only] {
      justify-content: center;
      width: 44px;
    }
  }
`;
