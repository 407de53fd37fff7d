import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useSourceActions_source$key } from '#client/__generated__/useSourceActions_source.graphql.ts';
import { useDownloadSources } from '../mutations/useDownloadSources.ts';
import { useFavoriteSources } from '../mutations/useFavoriteSources.ts';
import { placeNames } from '../places/placeNames.ts';
import { useReprocessSources } from '../mutations/useReprocessSources.ts';
import { useRetrySources } from '../mutations/useRetrySources.ts';
import { selectedByIds } from '../selection/selectedSources.ts';
import type { SourceActions } from './sourceActions.ts';
import { SourceTaskDialog, type SourceTask } from './SourceTaskDialog.tsx';
import { useMoveWithUndo } from './useMoveWithUndo.ts';
import { useTrashSources } from './useTrashSources.ts';

type Options = {
  /** Edits it in place instead of in a dialog. */
  onEdit?: () => void;
  /** It was put into the trash. */
  onDeleted?: () => void;
};

/** What the reader may do with one source as it is now, and the dialog of what asks a question first. */
export function useSourceActions(ref: useSourceActions_source$key, { onEdit, onDeleted }: Options = {}): { actions: SourceActions; dialog: ReactNode } {
  const source = useFragment(
    graphql`
      fragment useSourceActions_source on Source {
        id
        status
        isFavorite
        isDone
        viewerCanEdit
        space {
          id
        }
        collection {
          id
        }
      }
    `,
    ref,
  );
  const [task, setTask] = useState<SourceTask | null>(null);
  const { retrySources } = useRetrySources();
  const favoriteSources = useFavoriteSources();
  const reprocessSources = useReprocessSources();
  const downloadSources = useDownloadSources();
  const { trashSources } = useTrashSources();
  const { move } = useMoveWithUndo();
  const intl = useIntl();
  const { id, status, isFavorite } = source;
  const selected = selectedByIds([id], source.collection?.id ?? null);
  const ask = (kind: 'copy' | 'move' | 'tag' | 'done') => () => setTask({ kind, selected });

  const actions: SourceActions = {
    [isFavorite ? 'notFavorite' : 'favorite']: () => favoriteSources({ sourceIds: [id], isFavorite: !isFavorite }),
    ...(status !== 'UPLOADING' && { download: () => downloadSources(selected) }),
    ...(source.viewerCanEdit && {
      edit: onEdit ?? (() => setTask({ kind: 'edit', sourceId: id })),
      copy: ask('copy'),
      move: ask('move'),
      ...(!source.collection && !source.isDone && { done: ask('done') }),
      ...((source.collection || source.isDone) && { toInbox: () => move({ selected, to: { id: null, name: intl.formatMessage(placeNames.inbox) } }) }),
      tag: ask('tag'),
      delete: () => trashSources(selected, { onDone: onDeleted }),
      // A source is not processed twice at once.
      ...(status === 'FAILED' && { retry: () => retrySources([id]) }),
      ...(status === 'COMPLETED' && { reprocess: () => reprocessSources(selected) }),
    }),
  };
  return { actions, dialog: <SourceTaskDialog task={task} spaceId={source.space.id} onClose={() => setTask(null)} /> };
}
