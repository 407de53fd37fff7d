import { Download, Ellipsis, Pencil, Trash2, UsersRound } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlays/Menu.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useUpdateConversation } from './mutations/useUpdateConversation.ts';
import { useExportConversation } from './useExportConversation.ts';

const RenameConversationDialog = lazy(() => import('./RenameConversationDialog.tsx'));

type ConversationMenuProps = { conversationId: string; title: string; isShared: boolean; viewerCanEdit: boolean; onDelete: () => void };

/** What one does with a conversation: take it along; with one's own, what it is called, who reads it, and whether it stays. */
export function ConversationMenu({ conversationId, title, isShared, viewerCanEdit, onDelete }: ConversationMenuProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { updateConversation } = useUpdateConversation();
  const exportConversation = useExportConversation();
  const [isRenaming, setIsRenaming] = useState(false);
  const share = () =>
    updateConversation(
      { conversationId, isShared: !isShared },
      {
        onDone: () => showToast({ type: 'success', message: intl.formatMessage(isShared ? messages.unshared : messages.shared) }),
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.shareFailed) }),
      },
    );
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={intl.formatMessage(messages.more)} />}>
        {viewerCanEdit && (
          <>
            <MenuItem icon={Pencil} onSelect={() => setIsRenaming(true)}>
              <FormattedMessage {...messages.rename} />
            </MenuItem>
            <MenuItem icon={UsersRound} onSelect={share}>
              <FormattedMessage {...(isShared ? messages.unshare : messages.share)} />
            </MenuItem>
          </>
        )}
        <MenuItem icon={Download} onSelect={() => exportConversation({ id: conversationId, title })}>
          <FormattedMessage {...messages.export} />
        </MenuItem>
        {viewerCanEdit && (
          <>
            <MenuSeparator />
            <MenuItem icon={Trash2} danger onSelect={onDelete}>
              <FormattedMessage {...messages.delete} />
            </MenuItem>
          </>
        )}
      </Menu>
      {isRenaming && (
        <Suspense>
          <RenameConversationDialog conversationId={conversationId} title={title} onClose={() => setIsRenaming(false)} />
        </Suspense>
      )}
    </>
  );
}

const messages = defineMessages({
  more: { id: 'chat.moreActions', defaultMessage: 'More actions' },
  rename: { id: 'chat.rename', defaultMessage: 'Rename' },
  share: { id: 'chat.share', defaultMessage: 'Share with the space' },
  unshare: { id: 'chat.unshare', defaultMessage: 'Stop sharing' },
  shared: { id: 'chat.sharedNow', defaultMessage: 'All members of the space can read this conversation now.' },
  unshared: { id: 'chat.unsharedNow', defaultMessage: 'Only you can read this conversation now.' },
  shareFailed: { id: 'chat.shareFailed', defaultMessage: 'Failed to change the sharing.' },
  export: { id: 'chat.export', defaultMessage: 'Export as Markdown' },
  delete: { id: 'chat.delete', defaultMessage: 'Delete' },
});
