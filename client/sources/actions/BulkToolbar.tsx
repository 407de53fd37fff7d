import { Copy, Download, Ellipsis, FolderInput, Trash2 } from 'lucide';
import { use, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import type { SourceFilter } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { BulkAction, BulkBar, BulkRule } from '#client/ui/layout/BulkBar.tsx';
import { Menu } from '#client/ui/overlays/Menu.tsx';
import { useDownloadSources } from '../mutations/useDownloadSources.ts';
import { useReprocessSources } from '../mutations/useReprocessSources.ts';
import type { SelectedSources } from '../selection/selectedSources.ts';
import { placeNames } from '../places/placeNames.ts';
import { selectedCount, cleared, noSelection, withAll, withEverything } from '../selection/selection.ts';
import { SelectionContext, useSelection } from '../selection/SelectionContext.ts';
import { selectionMessages } from '../selection/selectionMessages.ts';
import { useProvideActions, type SourceActions } from './sourceActions.ts';
import { ActionItems } from './SourceMenu.tsx';
import { SourceTaskDialog, type SourceTask } from './SourceTaskDialog.tsx';
import { useFavoriteSelected } from './useFavoriteSelected.ts';
import { useMarkDone } from './useMarkDone.ts';
import { useMoveWithUndo } from './useMoveWithUndo.ts';

type BulkToolbarProps = {
  spaceId: string;
  /** What the list asks the API for: "all of them" means these. */
  filter: SourceFilter;
  /** The collection of the list, where all its sources lie in it; else null. */
  fromCollectionId: string | null;
  /** The sources that are loaded, in their order. */
  order: readonly string[];
  /** How many match the list; null while that is not known. */
  count: number | null;
  homeOf: (sourceId: string) => string | null;
};

/** What can be done with the selected sources; there while at least one is. */
export function BulkToolbar({ spaceId, filter, fromCollectionId, order, count, homeOf }: BulkToolbarProps) {
  const intl = useIntl();
  const store = use(SelectionContext);
  const selection = useSelection();
  const [task, setTask] = useState<SourceTask | null>(null);
  const favoriteSelected = useFavoriteSelected();
  const markDone = useMarkDone();
  const { move } = useMoveWithUndo();
  const reprocessSources = useReprocessSources();
  const downloadSources = useDownloadSources();
  const selectedNow = selectedCount(selection);
  const ids = order.filter((id) => selection.ids.has(id));
  // The dialog takes the first one as its reference (spec section 5).
  const home = ids[0] === undefined ? fromCollectionId : homeOf(ids[0]);
  const selected: SelectedSources =
    selection.allOf === null
      ? { sourceIds: ids, count: ids.length, fromCollectionId: home }
      : { matching: { spaceId, filter, expectedCount: selection.allOf }, count: selection.allOf, fromCollectionId };
  const hasAllLoaded = order.length > 0 && ids.length === order.length;
  const canHaveMore = selection.allOf === null && hasAllLoaded && count !== null && count > order.length;
  const leave = () => store.change(() => noSelection);

  const ask = (kind: 'copy' | 'move' | 'tag' | 'delete') => () => setTask({ kind, selected });
  const actions = {
    copy: ask('copy'),
    move: ask('move'),
    ...(filter.withoutCollection && { done: () => markDone(selected) }),
    ...(home !== null && { toInbox: () => move({ selected, to: { id: null, name: intl.formatMessage(placeNames.inbox) }, onDone: leave }) }),
    tag: ask('tag'),
    favorite: () => favoriteSelected(selected, true),
    notFavorite: () => favoriteSelected(selected, false),
    download: () => downloadSources(selected),
    reprocess: () => reprocessSources(selected),
    delete: ask('delete'),
    clear: () => store.change(cleared),
  } satisfies SourceActions;
  useProvideActions(selectedNow === 0 ? null : { count: selectedNow, actions });
  if (selectedNow === 0 && !task) return null;

  return (
    <>
      {selectedNow > 0 && (
        <BulkBar
          label={intl.formatMessage(selectionMessages.label)}
          summary={<FormattedMessage {...selectionMessages.summary} values={{ count: selectedNow }} />}
          quiet={
            <>
              {canHaveMore ? (
                <BulkAction onClick={() => store.change((before) => withEverything(before, count))}>
                  <FormattedMessage {...selectionMessages.allResults} values={{ count }} />
                </BulkAction>
              ) : (
                <BulkAction disabled={selection.allOf !== null || hasAllLoaded} onClick={() => store.change((before) => withAll(before, order))}>
                  <FormattedMessage {...selectionMessages.selectAll} />
                </BulkAction>
              )}
              <BulkAction onClick={actions.clear}>
                <FormattedMessage {...selectionMessages.clear} />
              </BulkAction>
            </>
          }
        >
          <BulkRule />
          <BulkAction icon={Copy} onClick={actions.copy}>
            <FormattedMessage {...messages.copy} />
          </BulkAction>
          <BulkAction icon={FolderInput} onClick={actions.move}>
            <FormattedMessage {...messages.move} />
          </BulkAction>
          <BulkAction icon={Download} onClick={actions.download}>
            <FormattedMessage {...messages.download} />
          </BulkAction>
          <BulkAction icon={Trash2} danger onClick={actions.delete}>
            <FormattedMessage {...commonMessages.delete} />
          </BulkAction>
          <Menu
            side="top"
            trigger={
              <BulkAction icon={Ellipsis} isIconOnly>
                {intl.formatMessage(messages.more)}
              </BulkAction>
            }
          >
            <ActionItems actions={actions} names={['done', 'toInbox', 'tag', 'favorite', 'notFavorite', 'reprocess']} />
          </Menu>
        </BulkBar>
      )}
      <SourceTaskDialog task={task} spaceId={spaceId} onClose={() => setTask(null)} onDone={task?.kind === 'tag' || task?.kind === 'copy' ? undefined : leave} />
    </>
  );
}

const messages = {
  copy: defineMessage({ id: 'sources.copy', defaultMessage: 'Copy' }),
  move: defineMessage({ id: 'sources.move', defaultMessage: 'Move' }),
  download: defineMessage({ id: 'sources.download', defaultMessage: 'Download' }),
  more: defineMessage({ id: 'sources.bulk.more', defaultMessage: 'More actions' }),
};
