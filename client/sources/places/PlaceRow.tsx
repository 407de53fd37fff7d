import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { dropPlace } from '#client/collections/dropPlaces.ts';
import { useDragCountOver, type DropTarget } from '#client/collections/dragStore.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { alignAsAround, clip, onTouch, tabularNumbers } from '#client/ui/mixins.ts';

type PlaceRowProps = {
  icon: IconNode;
  name: string;
  to: string;
  /** How many there are; null while that is not known. */
  count: number | null;
  /** In the colour of what waits for somebody. */
  isUrgent?: boolean;
  isCurrent: boolean;
  isTabStop: boolean;
  /** What dropping sources on it means; null: nothing. */
  target: DropTarget | null;
  /** Takes the place of the count under the pointer and on focus. */
  tools?: ReactNode;
  onGo: () => void;
};

/** A line of the tree beside its collections: a link to a list, which takes sources that are dropped on it. */
export function PlaceRow({ icon, name, to, count, isUrgent = false, isCurrent, isTabStop, target, tools, onGo }: PlaceRowProps) {
  const intl = useIntl();
  const held = useDragCountOver(target?.id ?? '');
  const isTarget = target !== null && held > 0;
  return (
    <Row data-row data-selected={isCurrent || undefined} data-target={isTarget || undefined} {...(target && dropPlace(target))}>
      <Icon of={icon} />
      <Whole to={to} dir="auto" data-stop tabIndex={isTabStop ? 0 : -1} draggable={false} aria-current={isCurrent ? 'page' : undefined} title={name} onClick={onGo}>
        {name}
      </Whole>
      {(isTarget || count !== null) && (
        <Count data-urgent={(isUrgent && count !== 0) || undefined}>
          {intl.formatNumber(isTarget ? held : (count ?? 0), { signDisplay: isTarget ? 'always' : 'auto' })}
        </Count>
      )}
      {tools && <Tools>{tools}</Tools>}
    </Row>
  );
}

const Whole = styled(Link)`
  ${clip}
  ${alignAsAround}
  flex: 1;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-sm);
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;

const Count = styled.span`
  ${tabularNumbers}
  color: var(--fg-3);
  font: var(--text-12);

  &[data-urgent] {
    color: var(--accent-fg);
    font-weight: 600;
  }
`;

const Tools = styled.span`
  position: relative;
  z-index: 1;
  display: none;
  margin-inline-end: -4px;
`;

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  height: 32px;
  margin-block-end: 1px;
  padding-inline: 10px 8px;
  border-radius: var(--r-sm);
  color: var(--fg-2);
  font-size: 13px;
  user-select: none;

  > svg {
    flex: none;
    color: var(--fg-3);
  }

  &:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }

  ${onTouch} {
    height: 44px;
  }

  &:is([data-selected], [data-target]) {
    background: var(--accent-soft);
    color: var(--accent-fg);
    font-weight: 500;

    > svg,
    > ${Count} {
      color: var(--accent-fg);
    }
  }

  &[data-target] {
    box-shadow: inset 0 0 0 1.5px var(--accent);
  }

  @media (hover: none) {
    ${Tools} {
      display: inline-flex;
    }
  }

  &:is(:hover, :focus-within) ${Tools}, ${Tools}:has([data-state='open']) {
    display: inline-flex;
  }

  &:is(:hover, :focus-within) ${Count}:has(+ ${Tools}), ${Count}:has(+ ${Tools} [data-state='open']) {
    display: none;
  }
`;
