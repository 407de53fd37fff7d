import { use, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { isHeldTrue, previousLinkedId } from '#client/relay/linkedRecords.ts';
import type { SourceTask } from '../actions/SourceTaskDialog.tsx';
import { useTrashSources } from '../actions/useTrashSources.ts';
import type { ListPlace } from '../filter/sourceView.ts';
import { useFavoriteSources } from '../mutations/useFavoriteSources.ts';
import { selectedByIds } from '../selection/selectedSources.ts';
import { SelectionContext } from '../selection/SelectionContext.ts';
import type { ListTask } from './listKeys.ts';

/**
 * What the keys of a list do with a source, or with all that are selected if it is one of them: the same as their menus. `task` is for
 * `SourceTaskDialog`. Whoever may only read has the star alone.
 */
export function useListTasks({ order, place }: { order: readonly string[]; place: ListPlace }) {
  const environment = useRelayEnvironment();
  const selection = use(SelectionContext);
  const [task, setTask] = useState<SourceTask | null>(null);
  const { trashSources } = useTrashSources();
  const favoriteSources = useFavoriteSources();
  const homeOf = (id: string) => previousLinkedId(environment, id, 'collection') ?? null;

  /** Answers whether there is such a task for it. */
  const onTask = (kind: ListTask, id: string): boolean => {
    const { ids, allOf } = selection.current();
    const isOfMany = ids.has(id) && ids.size > 1 && allOf === null;
    const selected = selectedByIds(isOfMany ? order.filter((one) => ids.has(one)) : [id], homeOf(id));
    const { sourceIds = [] } = selected;
    const isStarred = (one: string) => isHeldTrue(environment, one, 'isFavorite');
    if (kind === 'favorite') {
      if (isOfMany) setTask({ kind: sourceIds.every(isStarred) ? 'notFavorite' : 'favorite', selected });
      else favoriteSources({ sourceIds: [id], isFavorite: !isStarred(id) });
      return true;
    }
    if (!sourceIds.every((one) => isHeldTrue(environment, one, 'viewerCanEdit'))) return false;
    if (kind === 'done' && place !== 'inbox') return false;
    if (kind === 'edit') setTask({ kind, sourceId: id });
    else if (kind === 'delete' && !isOfMany) trashSources(selected);
    else setTask({ kind, selected });
    return true;
  };
  return { onTask, homeOf, task, closeTask: () => setTask(null) };
}
