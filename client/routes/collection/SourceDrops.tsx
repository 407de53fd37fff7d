import { useRelayEnvironment } from 'react-relay/hooks';
import { useDrag, useDrop } from '#client/collections/dragStore.ts';
import { previousLinkedId } from '#client/relay/linkedRecords.ts';
import { useMoveWithUndo } from '#client/sources/actions/useMoveWithUndo.ts';
import { useCopySources } from '#client/sources/mutations/useCopySources.ts';
import { selectedByIds } from '#client/sources/selection/selectedSources.ts';
import { dropIntent } from './dropIntent.ts';
import { useIsAltPressed } from './useIsAltPressed.ts';

/** Carries out what dropping sources on a collection means. */
export function SourceDrops() {
  const environment = useRelayEnvironment();
  const { move } = useMoveWithUndo();
  const { copy } = useCopySources();
  const isCopy = useIsAltPressed(useDrag() !== null);
  const homeOf = (id: string) => previousLinkedId(environment, id, 'collection') ?? null;
  useDrop(({ dragItem, over }) => {
    if (dragItem.kind !== 'source' || !over) return;
    const sources = dragItem.sourceIds().map((id) => ({ id, homeId: homeOf(id) }));
    const intent = dropIntent(sources, over.id, isCopy);
    if (!intent) return;
    const place = intent.verb === 'copySources' ? copy : move;
    place({ selected: selectedByIds(intent.sourceIds, homeOf(intent.sourceIds[0] ?? '')), to: over });
  });
  return null;
}
