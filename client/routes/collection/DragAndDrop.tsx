import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type DragStartEvent,
  type Over,
} from '@dnd-kit/core';
import { FileText, Folder } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '#client/ui/Icon.tsx';
import { clip } from '#client/ui/mixins.ts';
import type { Carried } from './dropIntent.ts';
import { useIsAltDown } from './useIsAltDown.ts';

type Lifted = { kind: 'source' | 'collection'; title: string; count: number };

/**
 * Dragging by a handle, and what one sees and hears of it: sources onto a collection (`SourceDrops` decides), with Alt as
 * copies; where a collection is dropped, the tree decides. The keyboard's way is Move to... and Copy to... in the source's
 * menu and on the selection.
 */
export function DragAndDrop({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const isCopy = useIsAltDown(lifted !== null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );
  const onDragStart = ({ active }: DragStartEvent) => {
    const { kind, title, name, sourceIds } = active.data.current as Carried;
    setLifted({ kind, title: title ?? name ?? '', count: sourceIds?.().length ?? 1 });
  };

  const nameOf = (target: Over | null) => (target?.data.current as { name?: string } | undefined)?.name;
  const countOf = (active: Active) => (active.data.current as Carried).sourceIds?.().length ?? 1;
  const isSource = (active: Active) => (active.data.current as Carried | undefined)?.kind === 'source';
  const announcements: Announcements = {
    onDragStart: ({ active }) => (isSource(active) ? intl.formatMessage(messages.lifted, { count: countOf(active) }) : undefined),
    onDragOver: ({ active, over }) => {
      const name = nameOf(over);
      return isSource(active) && name !== undefined ? intl.formatMessage(messages.over, { name }) : undefined;
    },
    onDragEnd: ({ active, over }) => (isSource(active) && nameOf(over) === undefined ? intl.formatMessage(messages.nowhere) : undefined),
    onDragCancel: ({ active }) => (isSource(active) ? intl.formatMessage(messages.nowhere) : undefined),
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={onDragStart}
      onDragEnd={() => setLifted(null)}
      onDragCancel={() => setLifted(null)}
    >
      {children}
      <DragOverlay dropAnimation={null} zIndex={110}>
        {lifted && (
          <Face $isMany={lifted.count > 1}>
            {lifted.count > 1 && <Badge>{intl.formatNumber(lifted.count)}</Badge>}
            <Title>
              <Icon of={lifted.kind === 'source' ? FileText : Folder} />
              <span>{lifted.title}</span>
            </Title>
            {lifted.kind === 'source' && (
              <Hint>
                <FormattedMessage {...(isCopy ? messages.copyHint : messages.hint)} />
              </Hint>
            )}
          </Face>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const messages = {
  hint: defineMessage({ id: 'vault.dragHint', defaultMessage: 'Drag to collection sidebar to move' }),
  copyHint: defineMessage({ id: 'vault.dragCopyHint', defaultMessage: 'Drag to collection sidebar to copy' }),
  lifted: defineMessage<{ count: number }>({ id: 'vault.dragLifted', defaultMessage: '{count, plural, one {Picked up # source} other {Picked up # sources}}' }),
  over: defineMessage<{ name: string }>({ id: 'vault.dragOver', defaultMessage: 'Over {name}' }),
  nowhere: defineMessage({ id: 'vault.dragNowhere', defaultMessage: 'Nothing was moved' }),
};

const Face = styled.div<{ $isMany: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  width: 272px;
  padding: 12px;
  border-radius: var(--r-lg);
  background: var(--bg-popover);
  box-shadow: ${({ $isMany }) => $isMany && '4px 5px 0 -1px var(--bg-popover), 4px 5px 0 0 var(--line-1),'} var(--shadow-drag);
  translate: 16px 12px;
  rotate: -2deg;

  @media (prefers-reduced-motion: reduce) {
    rotate: none;
  }
`;

/** How many are dragged. */
const Badge = styled.span`
  position: absolute;
  top: -10px;
  inset-inline-end: -8px;
  display: grid;
  place-items: center;
  min-width: 24px;
  height: 24px;
  padding: 0 6px;
  border-radius: var(--r-full);
  background: var(--accent);
  color: var(--fg-on-solid);
  font: var(--text-12);
  font-weight: 600;
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
