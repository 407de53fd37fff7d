import { Copy, Ellipsis, FileInput, FolderInput, FolderPlus, Pencil, Trash2 } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlays/Menu.tsx';
import { ExportMenu } from '../exports/ExportMenu.tsx';
import { useDeleteWithUndo } from './mutations/useDeleteWithUndo.ts';
import { usePrompts } from '../folders/promptsContext.ts';
import type { PromptFolder } from '../folders/usePromptFolders.ts';

/** What one does with a collection. */
export function FolderMenu({ folder, onDeleted = () => undefined }: { folder: PromptFolder; onDeleted?: () => void }) {
  const intl = useIntl();
  const { ask, canEdit, readAgain } = usePrompts();
  const { deleteCollection } = useDeleteWithUndo(readAgain);
  return (
    <Menu trigger={<IconButton icon={Ellipsis} size={28} label={intl.formatMessage(label, { name: folder.name })} />}>
      {canEdit && (
        <>
      <MenuItem icon={FolderPlus} onSelect={() => ask({ kind: 'createCollection', parentId: folder.id })}>
        <FormattedMessage {...messages.add} />
      </MenuItem>
      <MenuItem icon={FileInput} onSelect={() => ask({ kind: 'importPrompts', collectionId: folder.id })}>
        <FormattedMessage {...messages.import} />
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={() => ask({ kind: 'editCollection', folder })}>
        <FormattedMessage {...messages.rename} />
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => ask({ kind: 'copyCollection', folder })}>
        <FormattedMessage {...messages.copy} />
      </MenuItem>
      <MenuItem icon={FolderInput} onSelect={() => ask({ kind: 'moveCollection', folder })}>
        <FormattedMessage {...messages.move} />
      </MenuItem>
        </>
      )}
      <ExportMenu id={folder.id} />
      {canEdit && (
        <>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => deleteCollection(folder.id, onDeleted)}>
        <FormattedMessage {...messages.delete} />
      </MenuItem>
        </>
      )}
    </Menu>
  );
}

const label = defineMessage<{ name: string }>({ id: 'prompts.collectionMenu', defaultMessage: 'Menu of {name}' });

const messages = defineMessages({
  add: { id: 'prompts.addCollection', defaultMessage: 'Add sub-collection' },
  import: { id: 'prompts.import.title', defaultMessage: 'Import prompts' },
  rename: { id: 'prompts.rename', defaultMessage: 'Rename' },
  copy: { id: 'prompts.copyTo', defaultMessage: 'Copy to...' },
  move: { id: 'prompts.moveTo', defaultMessage: 'Move to...' },
  delete: { id: 'prompts.delete', defaultMessage: 'Delete' },
});
