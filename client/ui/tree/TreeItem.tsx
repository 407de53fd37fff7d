import { ChevronRight, Folder, FolderOpen, GripVertical } from 'lucide';
import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Deferred } from '../Deferred.tsx';
import { Icon } from '../display/Icon.tsx';
import { alignAsAround, clip, onTouch, tabularNumbers } from '../mixins.ts';

export type TreeItemProps = Omit<ComponentPropsWithRef<'div'>, 'onToggle'> & {
  name: ReactNode;
  /** 0 for the roots; 16 px a level. */
  depth: number;
  hasChildren: boolean;
  isOpen?: boolean;
  selected?: boolean;
  /** The dragged thing would land here. */
  isDropTarget?: boolean;
  /** Half visible: not a place for what is dragged. */
  isDimmed?: boolean;
  disabled?: boolean;
  /** Stands in place of the name: a field to rename it. */
  field?: ReactNode;
  /** Sources in it, or "+3" while something hovers over it. */
  count?: ReactNode;
  /** Replaces the count under the pointer and on focus: the item's menu button. */
  tools?: ReactNode;
  /** Always at the end: a tag, a check. */
  end?: ReactNode;
  onToggle?: () => void;
  toggleLabel?: string;
  /** Props of the drag handle in the gutter; no handle without them. */
  handle?: ComponentPropsWithRef<'span'>;
  icon?: IconNode;
};

/** A collection in a tree, only its looks: role, level and keys come from the tree that renders it (`{...rest}`). */
export function TreeItem({
  name,
  depth,
  hasChildren,
  isOpen = false,
  selected = false,
  isDropTarget = false,
  isDimmed = false,
  disabled = false,
  field,
  count,
  tools,
  end,
  onToggle,
  toggleLabel,
  handle,
  icon,
  ...rest
}: TreeItemProps) {
  return (
    <Row
      {...rest}
      aria-disabled={disabled || undefined}
      data-selected={selected || undefined}
      data-target={isDropTarget || undefined}
      data-dimmed={isDimmed || undefined}
      style={{ ['--depth' as string]: depth, ...rest.style }}
    >
      {handle && (
        <Deferred>
          <Handle {...handle}>
            <Icon of={GripVertical} size={14} />
          </Handle>
        </Deferred>
      )}
      <Twist
        data-turned={isOpen || undefined}
        aria-hidden={toggleLabel ? undefined : true}
        title={toggleLabel}
        onClick={(event) => {
          if (!hasChildren || !onToggle) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {hasChildren && <Icon of={ChevronRight} size={14} />}
      </Twist>
      <FolderPlace>
        <Icon of={icon ?? (isOpen && hasChildren ? FolderOpen : Folder)} />
      </FolderPlace>
      {field || <Name dir="auto">{name}</Name>}
      {!field && count !== undefined && <Count>{count}</Count>}
      {tools && <Tools>{tools}</Tools>}
      {end}
    </Row>
  );
}

const Name = styled.span`
  ${clip}
  ${alignAsAround}
  flex: 1;
  margin-inline-end: 8px;
`;

const Count = styled.span`
  ${tabularNumbers}
  color: var(--fg-3);
  font: var(--text-12);
`;

const Tools = styled.span`
  display: none;
  margin-inline-end: -4px;
`;

const Handle = styled.span`
  position: absolute;
  inset-inline-start: -7px;
  top: 9px;
  color: var(--fg-3);
  cursor: grab;
  opacity: 0;
  touch-action: none;

  /* Who points with a finger moves it by its menu. */
  ${onTouch} {
    display: none;
  }

  &:focus-visible {
    opacity: 1;
  }
`;

const Twist = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 16px;
  height: 32px;
  color: var(--fg-3);

  /* A finger may press the folder too. */
  @media (pointer: coarse) {
    position: relative;
    height: 44px;

    &::after {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline: 0 -28px;
    }
  }

  svg {
    transform: rotate(0);
    transition: transform var(--t-fast) var(--ease-out);
  }

  [dir='rtl'] & svg {
    transform: rotate(180deg);
  }

  &[data-turned] svg,
  [dir='rtl'] &[data-turned] svg {
    transform: rotate(90deg);
  }
`;

const FolderPlace = styled.span`
  margin-inline-end: 4px;
  color: var(--fg-3);
`;

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  height: 32px;
  margin-block-end: 1px;
  padding-inline: calc(4px + var(--depth, 0) * 16px) 8px;
  border-radius: var(--r-sm);
  color: var(--fg-2);
  font-size: 13px;
  cursor: default;
  user-select: none;
  transition: background var(--t-instant) linear;

  &:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (pointer: coarse) {
    height: 44px;

    ${Handle} {
      top: 15px;
      z-index: 1;

      &::after {
        content: '';
        position: absolute;
        inset-block: -15px;
        inset-inline: -14px 0;
      }
    }
  }

  &:hover ${Handle} {
    opacity: 1;
  }

  @media (hover: none) {
    ${Handle} {
      opacity: 0.6;
    }
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

  &[data-dimmed] {
    opacity: 0.5;
  }

  &:is([data-selected], [data-target]) {
    &,
    &:hover {
      background: var(--accent-soft);
      color: var(--accent-fg);
      font-weight: 500;
    }

    ${Twist}, ${FolderPlace}, ${Count} {
      color: var(--accent-fg);
    }
  }

  &[data-target] {
    box-shadow: inset 0 0 0 1.5px var(--accent);
  }

  &[aria-disabled='true'] {
    &,
    &:hover {
      background: none;
      color: var(--fg-off);
      cursor: not-allowed;
    }

    ${FolderPlace} {
      color: inherit;
    }
  }
`;
