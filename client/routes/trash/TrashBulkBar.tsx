import { ArchiveRestore, Trash2 } from 'lucide';
import { use } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import type { SelectedSources } from '#client/sources/selection/selectedSources.ts';
import { selectedCount, noSelection, withAll, withEverything } from '#client/sources/selection/selection.ts';
import { SelectionContext, useSelection } from '#client/sources/selection/SelectionContext.ts';
import { selectionMessages } from '#client/sources/selection/selectionMessages.ts';
import { BulkAction, BulkBar, BulkRule } from '#client/ui/layout/BulkBar.tsx';
import { useRestore } from './useRestore.ts';

type TrashBulkBarProps = {
  spaceId: string;
  /** The sources that are loaded, in their order. */
  order: readonly string[];
  /** How many lie in the trash. */
  count: number;
  onDelete: (selected: SelectedSources) => void;
};

/** What can be done with the selected sources of the trash; there while at least one is. */
export function TrashBulkBar({ spaceId, order, count, onDelete }: TrashBulkBarProps) {
  const intl = useIntl();
  const store = use(SelectionContext);
  const selection = useSelection();
  const restore = useRestore();
  const selectedNow = selectedCount(selection);
  if (selectedNow === 0) return null;

  const ids = order.filter((id) => selection.ids.has(id));
  const selected: SelectedSources =
    selection.allOf === null
      ? { sourceIds: ids, count: ids.length, fromCollectionId: null }
      : { matching: { spaceId, filter: { trashed: true, withoutDeletedCollections: true }, expectedCount: selection.allOf }, count: selection.allOf, fromCollectionId: null };
  const hasAllLoaded = ids.length === order.length;
  const clear = () => store.change(() => noSelection);
  return (
    <BulkBar
      few
      label={intl.formatMessage(selectionMessages.label)}
      summary={<FormattedMessage {...selectionMessages.summary} values={{ count: selectedNow }} />}
      quiet={
        <>
          {selection.allOf === null && hasAllLoaded && count > order.length ? (
            <BulkAction onClick={() => store.change((before) => withEverything(before, count))}>
              <FormattedMessage {...selectionMessages.allResults} values={{ count }} />
            </BulkAction>
          ) : (
            <BulkAction disabled={selection.allOf !== null || hasAllLoaded} onClick={() => store.change((before) => withAll(before, order))}>
              <FormattedMessage {...selectionMessages.selectAll} />
            </BulkAction>
          )}
          <BulkAction onClick={clear}>
            <FormattedMessage {...selectionMessages.clear} />
          </BulkAction>
        </>
      }
    >
      <BulkRule />
      <BulkAction icon={ArchiveRestore} onClick={() => restore(selected, { onDone: clear })}>
        <FormattedMessage {...messages.restore} />
      </BulkAction>
      <BulkAction icon={Trash2} danger onClick={() => onDelete(selected)}>
        <FormattedMessage {...messages.deleteForever} />
      </BulkAction>
    </BulkBar>
  );
}

const messages = {
  restore: defineMessage({ id: 'trash.restore', defaultMessage: 'Restore' }),
  deleteForever: defineMessage({ id: 'trash.deleteForever', defaultMessage: 'Delete Forever' }),
};
