import { BookOpen, Copy, Download, Ellipsis, ExternalLink, FolderInput, Pencil, RefreshCw, RotateCw, Star, StarOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { SourceMenu_source$key } from '#client/__generated__/SourceMenu_source.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/Menu.tsx';
import { useCellTabIndex } from './CellContext.ts';
import { chosenIds } from './chosen.ts';
import { SourceTaskDialog, type SourceTask } from './SourceTaskDialog.tsx';
import { useDownloadSources } from './useDownloadSources.ts';
import { useFavoriteSources } from './useFavoriteSources.ts';
import { useReprocessSources } from './useReprocessSources.ts';
import { useRetrySources } from './useRetrySources.ts';
import { useTrashSources } from './useTrashSources.ts';

type SourceMenuProps = {
  source: SourceMenu_source$key;
  size?: 28 | 32;
  /** On the source's own page: no Open and no Edit, and leave the page when the source is gone. */
  onDeleted?: () => void;
};

/** What one can do with a source. */
export function SourceMenu({ source: ref, size = 28, onDeleted }: SourceMenuProps) {
  const intl = useIntl();
  const source = useFragment(
    graphql`
      fragment SourceMenu_source on Source {
        id
        title
        status
        isFavorite
        sourceUrl
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
  const tabIndex = useCellTabIndex();
  const [task, setTask] = useState<SourceTask | null>(null);
  const { retrySources } = useRetrySources();
  const { favoriteSources } = useFavoriteSources();
  const reprocessSources = useReprocessSources();
  const downloadSources = useDownloadSources();
  const { trashSources } = useTrashSources();
  const { id, isFavorite } = source;
  const chosen = chosenIds([id], source.collection?.id ?? null);
  // A source is not processed twice at once.
  const isDone = source.status === 'COMPLETED' || source.status === 'FAILED';
  const isInList = !onDeleted;
  const key = (shortcut: string) => (isInList ? shortcut : undefined);

  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} size={size} tabIndex={tabIndex} label={intl.formatMessage(messages.menu, { title: source.title })} />}>
        {isInList && (
          <MenuItem icon={BookOpen} link={<Link to={`/source/${id}`} />}>
            <FormattedMessage {...messages.open} />
          </MenuItem>
        )}
        {source.sourceUrl && (
          <MenuItem icon={ExternalLink} link={<a href={source.sourceUrl} target="_blank" rel="noopener noreferrer" />}>
            <FormattedMessage {...messages.openOriginal} />
          </MenuItem>
        )}
        <MenuItem icon={isFavorite ? StarOff : Star} onSelect={() => favoriteSources([id], !isFavorite)}>
          <FormattedMessage {...(isFavorite ? messages.notFavorite : messages.favorite)} />
        </MenuItem>
        {source.status !== 'UPLOADING' && (
          <MenuItem icon={Download} onSelect={() => downloadSources(chosen)}>
            <FormattedMessage {...messages.download} />
          </MenuItem>
        )}
        {source.viewerCanEdit && (
          <>
            {isInList && <MenuSeparator />}
            {isInList && (
              <MenuItem icon={Pencil} shortcut={key('E')} onSelect={() => setTask({ kind: 'edit', sourceId: id })}>
                <FormattedMessage {...messages.edit} />
              </MenuItem>
            )}
            <MenuItem icon={Copy} shortcut={key('C')} onSelect={() => setTask({ kind: 'copy', chosen })}>
              <FormattedMessage {...messages.copyTo} />
            </MenuItem>
            <MenuItem icon={FolderInput} shortcut={key('M')} onSelect={() => setTask({ kind: 'move', chosen })}>
              <FormattedMessage {...messages.moveTo} />
            </MenuItem>
            {source.status === 'FAILED' && (
              <MenuItem icon={RotateCw} onSelect={() => retrySources([id])}>
                <FormattedMessage {...commonMessages.retry} />
              </MenuItem>
            )}
            {isDone && source.status !== 'FAILED' && (
              <MenuItem icon={RefreshCw} onSelect={() => reprocessSources(chosen)}>
                <FormattedMessage {...messages.reprocess} />
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem danger icon={Trash2} shortcut={key(intl.formatMessage(messages.deleteKey))} onSelect={() => trashSources(chosen, { onDone: onDeleted })}>
              <FormattedMessage {...commonMessages.delete} />
            </MenuItem>
          </>
        )}
      </Menu>
      <SourceTaskDialog task={task} spaceId={source.space.id} onClose={() => setTask(null)} />
    </>
  );
}

const messages = {
  menu: defineMessage<{ title: string }>({ id: 'sources.menu', defaultMessage: 'Menu of {title}' }),
  open: defineMessage({ id: 'sources.open', defaultMessage: 'Open' }),
  openOriginal: defineMessage({ id: 'sources.openOriginal', defaultMessage: 'Open original' }),
  edit: defineMessage({ id: 'sources.edit', defaultMessage: 'Edit' }),
  copyTo: defineMessage({ id: 'sources.copyTo', defaultMessage: 'Copy to...' }),
  moveTo: defineMessage({ id: 'sources.moveTo', defaultMessage: 'Move to...' }),
  favorite: defineMessage({ id: 'sources.addFavorite', defaultMessage: 'Add to favorites' }),
  notFavorite: defineMessage({ id: 'sources.removeFavorite', defaultMessage: 'Remove from favorites' }),
  download: defineMessage({ id: 'sources.download', defaultMessage: 'Download' }),
  reprocess: defineMessage({ id: 'sources.reprocess', defaultMessage: 'Reprocess' }),
  deleteKey: defineMessage({ id: 'sources.deleteKey', defaultMessage: 'Del' }),
};
