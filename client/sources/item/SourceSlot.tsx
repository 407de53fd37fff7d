import { GripVertical } from 'lucide';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useDragHandle } from '#client/collections/dragStore.ts';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { Deferred } from '#client/ui/Deferred.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { useDraggedWith, useHasCheckboxes, useIsSelected } from '../selection/SelectionContext.ts';

type SourceSlotProps = {
  id: string;
  title: string;
  isMovable: boolean;
  /** What stands there otherwise, unless it stands there by itself. */
  children?: ReactNode;
};

/** In the place of its icon: the handle to drag a source by, and while one selects the checkbox, which is dragged as well. */
export function SourceSlot({ id, title, isMovable, children }: SourceSlotProps) {
  const hasCheckboxes = useHasCheckboxes();
  if (hasCheckboxes && isMovable) return <BoxHandle id={id} title={title} />;
  if (hasCheckboxes) {
    return (
      <Check>
        <Box id={id} title={title} />
      </Check>
    );
  }
  return (
    <>
      {children}
      {isMovable && (
        <Deferred>
          <Handle id={id} title={title} />
        </Deferred>
      )}
    </>
  );
}

function Box({ id, title }: { id: string; title: string }) {
  const isSelected = useIsSelected(id);
  return <Checkbox checked={isSelected} tabIndex={-1} aria-label={title} />;
}

function BoxHandle({ id, title }: { id: string; title: string }) {
  const handle = useDragHandle({ kind: 'source', id, title, ...useDraggedWith(id) });
  return (
    <Check {...handle}>
      <Box id={id} title={title} />
    </Check>
  );
}

function Handle({ id, title }: { id: string; title: string }) {
  const handle = useDragHandle({ kind: 'source', id, title, ...useDraggedWith(id) });
  return (
    <Grip {...handle} aria-hidden>
      <Icon of={GripVertical} size={16} />
    </Grip>
  );
}

/** Hides the icon of the kind on a card; in a row it stands instead of it. */
const onIcon = css`
  position: absolute;
  top: 0;
  inset-inline-start: -4px;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: var(--r-sm);
  background: var(--bg-raised);

  .row-icon > & {
    inset-inline-start: 0;
  }
`;

/** The checkbox of selection mode; a handle it is, too, where what is selected can be dragged. */
const Check = styled.span`
  ${onIcon}

  .row-icon > & {
    background: none;
  }

  &[data-handle] {
    cursor: grab;
    touch-action: none;
  }
`;

/** The drag handle, under the pointer and on focus. */
const Grip = styled.span`
  ${onIcon}
  background: linear-gradient(var(--bg-hover), var(--bg-hover)), var(--bg-raised);
  color: var(--fg-2);
  cursor: grab;
  opacity: 0;
  touch-action: none;

  [data-source]:hover &,
  [data-source]:focus-within & {
    opacity: 1;
  }

  /* Where the tree is beside the list. */
  @media (hover: none) and (min-width: 960px) {
    opacity: 1;

    &::after {
      content: '';
      position: absolute;
      inset: -10px;
    }
  }
`;
