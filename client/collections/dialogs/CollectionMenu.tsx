import { Ellipsis, FolderPen, FolderPlus, Pencil, Trash2 } from 'lucide';
import { useRef } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlays/Menu.tsx';
import { useCollectionDialogs } from './CollectionDialogs.tsx';

type CollectionMenuProps = {
  id: string;
  name: string;
  /** 24 in the tree, 32 in a header, 44 on a phone. */
  size: 24 | 32 | 44;
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Renames it where it stands; left out: Rename opens Edit Collection. */
  onRename?: () => void;
};

/** What one can do with a collection; nothing where it may not be changed. */
export function CollectionMenu({ id, name, size, open, onOpenChange, onRename }: CollectionMenuProps) {
  const intl = useIntl();
  const dialogs = useCollectionDialogs();
  const isRenaming = useRef(false);
  if (!dialogs) return null;
  return (
    // What is pressed in the menu must not count as a press on the row it stands in.
    <span onClick={(event) => event.stopPropagation()}>
    <Menu
      open={open}
      onOpenChange={onOpenChange}
      onCloseAutoFocus={(event) => {
        // The field has the focus then.
        if (isRenaming.current) event.preventDefault();
        isRenaming.current = false;
      }}
      trigger={
        <IconButton
          icon={Ellipsis}
          size={size}
          tabIndex={size === 24 ? -1 : 0}
          label={intl.formatMessage(messages.menu, { name })}
        />
      }
    >
      <MenuItem icon={FolderPlus} onSelect={() => dialogs.create(id)}>
        <FormattedMessage {...messages.addSubCollection} />
      </MenuItem>
      <MenuItem
        icon={Pencil}
        shortcut={onRename && 'F2'}
        onSelect={() => {
          isRenaming.current = onRename !== undefined;
          if (onRename) onRename();
          else dialogs.edit(id);
        }}
      >
        <FormattedMessage {...messages.rename} />
      </MenuItem>
      {onRename && (
        <MenuItem icon={FolderPen} onSelect={() => dialogs.edit(id)}>
          <FormattedMessage {...messages.edit} />
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger icon={Trash2} shortcut={intl.formatMessage(messages.deleteKey)} onSelect={() => dialogs.remove(id)}>
        <FormattedMessage {...commonMessages.delete} />
      </MenuItem>
    </Menu>
    </span>
  );
}

const messages = {
  menu: defineMessage<{ name: string }>({ id: 'collections.menu', defaultMessage: 'Menu of {name}' }),
  addSubCollection: defineMessage({ id: 'collections.addSubCollection', defaultMessage: 'Add sub-collection' }),
  rename: defineMessage({ id: 'collections.rename', defaultMessage: 'Rename' }),
  edit: defineMessage({ id: 'collections.edit', defaultMessage: 'Edit...' }),
  deleteKey: defineMessage({ id: 'collections.deleteKey', defaultMessage: 'Del' }),
};
