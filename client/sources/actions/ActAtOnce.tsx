import { useEffect, useEffectEvent } from 'react';
import type { SelectedSources } from '../selection/selectedSources.ts';
import { useFavoriteSelected } from './useFavoriteSelected.ts';
import { useMarkDone } from './useMarkDone.ts';

/** A task that asks nothing: it is done when it comes onto the page, and is over then. */
export function ActAtOnce({ task, onDone }: { task: { readonly kind: 'done' | 'favorite' | 'notFavorite'; readonly selected: SelectedSources }; onDone: () => void }) {
  const markDone = useMarkDone();
  const favoriteSelected = useFavoriteSelected();
  const act = useEffectEvent(() => {
    if (task.kind === 'done') markDone(task.selected);
    else favoriteSelected(task.selected, task.kind === 'favorite');
    onDone();
  });
  useEffect(() => act(), []);
  return null;
}
