import type { IconNode } from 'lucide';
import { Check, CircleX, Copy, Download, FolderInput, Inbox, Pencil, RefreshCw, RotateCw, Star, StarOff, Tag, Trash2 } from 'lucide';
import { useEffect } from 'react';
import { defineMessage, type TypedMessageDescriptor } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { createSharedValue } from '#client/state/createSharedValue.ts';

/** What one can do with sources, in the order in which it is shown. */
export const actionNames = ['edit', 'copy', 'move', 'done', 'toInbox', 'tag', 'favorite', 'notFavorite', 'download', 'retry', 'reprocess', 'delete', 'clear'] as const;
export type ActionName = (typeof actionNames)[number];

/** What can be done now; what is missing cannot. */
export type SourceActions = { readonly [Name in ActionName]?: () => void };

/** Something to do with the sources that somebody has selected, or with the one whose page is open. */
export type AvailableActions = {
  /** How many are selected; null: it is the source of the page. */
  readonly count: number | null;
  readonly actions: SourceActions;
};

const available = createSharedValue<readonly AvailableActions[]>([]);

/** Offers actions to whatever lies over the page (the command palette) for as long as the caller is there; null offers nothing. */
export function useProvideActions(offer: AvailableActions | null): void {
  // Its functions are of this drawing: each drawing offers its own.
  useEffect(() => {
    if (!offer) return;
    available.set([...available.get(), offer]);
    return () => available.set(available.get().filter((one) => one !== offer));
  });
}

/** What is offered now; null when nothing is selected and no source is open. */
export const useAvailableActions = (): AvailableActions | null => available.useSelect((all) => all.at(-1) ?? null);

/** How each act looks and what it is called. */
export const actionLabels: Record<ActionName, { icon: IconNode; name: TypedMessageDescriptor }> = {
  edit: { icon: Pencil, name: defineMessage({ id: 'sources.edit', defaultMessage: 'Edit' }) },
  copy: { icon: Copy, name: defineMessage({ id: 'sources.copyTo', defaultMessage: 'Copy to...' }) },
  move: { icon: FolderInput, name: defineMessage({ id: 'sources.moveTo', defaultMessage: 'Move to...' }) },
  done: { icon: Check, name: defineMessage({ id: 'sources.markDone', defaultMessage: 'Mark as done' }) },
  toInbox: { icon: Inbox, name: defineMessage({ id: 'sources.toInbox', defaultMessage: 'Move to the Inbox' }) },
  tag: { icon: Tag, name: defineMessage({ id: 'sources.tagAction', defaultMessage: 'Tag...' }) },
  favorite: { icon: Star, name: defineMessage({ id: 'sources.addFavorite', defaultMessage: 'Add to favorites' }) },
  notFavorite: { icon: StarOff, name: defineMessage({ id: 'sources.removeFavorite', defaultMessage: 'Remove from favorites' }) },
  download: { icon: Download, name: defineMessage({ id: 'sources.download', defaultMessage: 'Download' }) },
  retry: { icon: RotateCw, name: commonMessages.retry },
  reprocess: { icon: RefreshCw, name: defineMessage({ id: 'sources.reprocess', defaultMessage: 'Reprocess' }) },
  delete: { icon: Trash2, name: commonMessages.delete },
  clear: { icon: CircleX, name: defineMessage({ id: 'sources.clearSelection', defaultMessage: 'Clear selection' }) },
};
