import { useDndMonitor } from '@dnd-kit/core';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { linkedIdBefore } from '#client/relay/linkedIdBefore.ts';
import { chosenIds } from '#client/sources/chosen.ts';
import { useCopySources } from '#client/sources/useCopySources.ts';
import { useMoveWithUndo } from '#client/sources/useMoveWithUndo.ts';
import { dropIntent, type Carried, type DropTarget } from './dropIntent.ts';
import { useIsAltDown } from './useIsAltDown.ts';

/** Carries out what dropping sources on a collection means. Stands beside a list of sources. */
export function SourceDrops() {
  const environment = useRelayEnvironment();
  const { move } = useMoveWithUndo();
  const { copy } = useCopySources();
  const [isDragging, setIsDragging] = useState(false);
  const isCopy = useIsAltDown(isDragging);
  const homeOf = (id: string) => linkedIdBefore(environment, id, 'collection') ?? null;
  useDndMonitor({
    onDragStart: () => setIsDragging(true),
    onDragCancel: () => setIsDragging(false),
    onDragEnd: ({ active, over }) => {
      setIsDragging(false);
      const { kind, id, sourceIds } = active.data.current as Carried;
      const target = over?.data.current as (DropTarget & { name?: string }) | undefined;
      if (kind !== 'source' || !target) return;
      const sources = (sourceIds?.() ?? [id]).map((one) => ({ id: one, homeId: homeOf(one) }));
      const intent = dropIntent({ kind, sources }, target, isCopy);
      if (!intent) return;
      const place = intent.verb === 'copySources' ? copy : move;
      place({
        chosen: chosenIds(intent.sourceIds, homeOf(intent.sourceIds[0] ?? '')),
        to: { id: intent.toCollectionId, name: target.name ?? '' },
      });
    },
  });
  return null;
}
