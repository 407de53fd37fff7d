import { useRelayEnvironment } from 'react-relay/hooks';
import { useDrag, useDrop } from '#client/collections/dragStore.ts';
import { previousLinkedId } from '#client/relay/linkedRecords.ts';
import { useFavoriteSelected } from '#client/sources/actions/useFavoriteSelected.ts';
import { useMoveWithUndo } from '#client/sources/actions/useMoveWithUndo.ts';
import { useTagSelected } from '#client/sources/actions/useTagSelected.ts';
import { useCopySources } from '#client/sources/mutations/useCopySources.ts';
import { selectedByIds } from '#client/sources/selection/selectedSources.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { dropIntent } from './dropIntent.ts';
import { useIsAltPressed } from './useIsAltPressed.ts';

/** Carries out what dropping sources on a collection, a place or a tag means. */
export function SourceDrops() {
  const environment = useRelayEnvironment();
  const { move } = useMoveWithUndo();
  const { copy } = useCopySources();
  const { tagSelected } = useTagSelected();
  const favoriteSelected = useFavoriteSelected();
  const isCopy = useIsAltPressed(useDrag() !== null);
  const homeOf = (id: string) => previousLinkedId(environment, id, 'collection') ?? null;
  useDrop(({ dragItem, over }) => {
    if (dragItem.kind !== 'source' || !over) return;
    const intent = dropIntent(dragItem.sourceIds().map((id) => ({ id, homeId: homeOf(id) })), over, isCopy);
    if (!intent) return;
    const selected = selectedByIds(intent.sourceIds, homeOf(intent.sourceIds[0] ?? ''));
    if (intent.verb === 'favoriteSources') return favoriteSelected(selected, true);
    if (intent.verb === 'tagSources') {
      return tagSelected({ selected, add: [intent.tag], remove: [], onDone: () => undefined, onFailed: (message) => showToast({ type: 'error', message }) });
    }
    const place = intent.verb === 'copySources' ? copy : move;
    place({ selected, to: { id: intent.toCollectionId, name: over.name } });
  });
  return null;
}
