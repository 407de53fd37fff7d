import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { FileText, Folder } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useMoveWithUndo } from '#client/sources/useMoveWithUndo.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { clip } from '#client/ui/mixins.ts';
import { dropIntent, type Dragged, type DropTarget } from './dropIntent.ts';

type Lifted = Dragged & { title: string };

type DragAndDropProps = {
  /** The collection whose sources are on the page. */
  openCollectionId: string | null;
  children: ReactNode;
};

/**
 * Dragging by a handle: a source onto a collection; where a collection is dropped, the tree decides. The keyboard's way
 * is Move to... in the source's menu.
 */
export function DragAndDrop({ openCollectionId, children }: DragAndDropProps) {
  const { move } = useMoveWithUndo();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );

  const onDragStart = ({ active }: DragStartEvent) => {
    const data = active.data.current as { kind: Dragged['kind']; id: string; title?: string; name?: string };
    setLifted({ kind: data.kind, id: data.id, title: data.title ?? data.name ?? '' });
  };
  const onDragEnd = ({ over }: DragEndEvent) => {
    setLifted(null);
    const target = over?.data.current as (DropTarget & { name?: string }) | undefined;
    const intent = lifted && target ? dropIntent(lifted, target, openCollectionId) : null;
    if (intent?.verb === 'moveSources') {
      move({
        sourceIds: intent.sourceIds,
        fromCollectionId: openCollectionId,
        to: { id: intent.toCollectionId, name: target?.name ?? '' },
      });
    }
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragCancel={() => setLifted(null)}
    >
      {children}
      <DragOverlay dropAnimation={null} zIndex={110}>
        {lifted && (
          <Face>
            <Title>
              <Icon of={lifted.kind === 'source' ? FileText : Folder} />
              <span>{lifted.title}</span>
            </Title>
            {lifted.kind === 'source' && (
              <Hint>
                <FormattedMessage {...messages.hint} />
              </Hint>
            )}
          </Face>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const messages = defineMessages({
  hint: { id: 'vault.dragHint', defaultMessage: 'Drag to collection sidebar to move' },
});

const Face = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  width: 272px;
  padding: 12px;
  border-radius: var(--r-lg);
  background: var(--bg-popover);
  box-shadow: var(--shadow-drag);
  translate: 16px 12px;
  rotate: -2deg;

  @media (prefers-reduced-motion: reduce) {
    rotate: none;
  }
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: 13px;
  font-weight: 500;

  svg {
    color: var(--fg-3);
  }

  span {
    ${clip}
  }
`;

const Hint = styled.p`
  color: var(--fg-3);
  font: var(--text-12);
`;
