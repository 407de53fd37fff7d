import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { FileText, Folder } from 'lucide';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { DragContext, useDrag, useDrop, type DragItem, type Press } from '#client/collections/dragStore.ts';
import { DropLine } from '#client/collections/sidebar/DropLine.ts';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { BulkBarStyles } from '#client/ui/layout/BulkBar.tsx';
import { clip } from '#client/ui/mixins.ts';
import { PreloadStyles } from '#client/ui/PreloadStyles.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { SourceDrops } from './SourceDrops.tsx';
import { useIsAltPressed } from './useIsAltPressed.ts';

/**
 * Watches the pointer that holds a handle, and shows and says what is dragged: sources onto a collection (`SourceDrops`
 * decides), with Alt as copies; where a collection is dropped, the tree decides. Only what is picked up is known to
 * dnd-kit, and the tree as one place to drop. The keyboard's way is Move to... and Copy to... in the source's menu and on
 * the selection.
 */
export default function DragEngine() {
  const store = use(DragContext);
  const [held, setHeld] = useState<Press | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );
  useEffect(() => () => store.end(false), [store]);
  /** Picking up is two steps, so that neither holds up the pointer: what is held is drawn, then everything that stands around it. */
  const second = useRef<(() => void) | null>(null);
  const pickUp = () => {
    if (!held) return;
    const tell = () => {
      second.current = null;
      store.start(held.dragItem);
    };
    second.current = tell;
    setTimeout(() => second.current === tell && tell());
  };
  const endDrag = (isDropped: boolean) => {
    second.current?.();
    store.end(isDropped);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragStart={pickUp}
      onDragEnd={() => endDrag(true)}
      onDragCancel={() => endDrag(false)}
    >
      <Handle held={held} onPress={setHeld} />
      <Zone />
      <DragOverlay dropAnimation={null} zIndex={110}>
        {held && <Overlay dragItem={held.dragItem} />}
      </DragOverlay>
      <Announcements />
      <SourceDrops />
      <PreloadStyles>
        <Overlay dragItem={{ kind: 'collection', id: '', title: '' }} />
        <DropLine />
        <Checkbox checked={false} />
        <BulkBarStyles />
      </PreloadStyles>
    </DndContext>
  );
}

type HandleProps = { held: Press | null; onPress: (press: Press) => void };

/** The one handle that was pressed. */
function Handle({ held, onPress }: HandleProps) {
  const store = use(DragContext);
  const { setNodeRef, listeners } = useDraggable({ id: 'held' });
  const latest = useRef(listeners);
  useLayoutEffect(() => {
    latest.current = listeners;
    setNodeRef(held?.handle ?? null);
  });
  useEffect(
    () =>
      store.handlePresses((press) => {
        const begin = () => {
          flushSync(() => onPress(press));
          latest.current?.[press.event.type === 'touchstart' ? 'onTouchStart' : 'onMouseDown']?.({ nativeEvent: press.event });
        };
        // A press that waited for this to load comes in the middle of React's work.
        queueMicrotask(begin);
      }),
    [store, onPress],
  );
  return null;
}

/** The tree, so that it scrolls while something is held at its edge. */
function Zone() {
  const store = use(DragContext);
  const drag = useDrag();
  const { setNodeRef } = useDroppable({ id: 'tree' });
  const isDragging = drag !== null;
  useEffect(() => setNodeRef(store.zone()), [store, setNodeRef, isDragging]);
  return null;
}

function Overlay({ dragItem }: { dragItem: DragItem }) {
  const intl = useIntl();
  const isCopy = useIsAltPressed(true);
  const count = dragItem.kind === 'source' ? dragItem.count : 1;
  return (
    <Face $isMany={count > 1}>
      {count > 1 && <Badge>{intl.formatNumber(count)}</Badge>}
      <Title>
        <Icon of={dragItem.kind === 'source' ? FileText : Folder} />
        <span>{dragItem.title}</span>
      </Title>
      {dragItem.kind === 'source' && (
        <Hint>
          <FormattedMessage {...(isCopy ? messages.copyHint : messages.hint)} />
        </Hint>
      )}
    </Face>
  );
}

/** What is heard while sources are dragged; the tree speaks for its collections. */
function Announcements() {
  const intl = useIntl();
  const drag = useDrag();
  const [end, setEnd] = useState('');
  useDrop(({ dragItem, over }) => setEnd(dragItem.kind === 'source' && over === null ? intl.formatMessage(messages.nowhere) : ''));
  const said = () => {
    if (drag?.dragItem.kind !== 'source') return end;
    if (drag.over) return intl.formatMessage(messages.over, { name: drag.over.name });
    return intl.formatMessage(messages.lifted, { count: drag.dragItem.count });
  };
  return (
    <VisuallyHidden role="status" aria-live="assertive">
      {said()}
    </VisuallyHidden>
  );
}

const nothing = () => undefined;
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

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
  /* Below the pointer, so that the row it is held over can be read; it begins where the handle does, which is 28 px wide. */
  translate: 12px 34px;

  [dir='rtl'] & {
    translate: -12px 34px;
  }

  @media (prefers-reduced-motion: no-preference) {
    rotate: -2deg;
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
