import { useState, type ReactNode } from 'react';
import { defineMessage, FormattedMessage, type MessageTag, useIntl } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useDeleteSourcesForever } from '#client/sources/mutations/useDeleteSourcesForever.ts';
import type { SelectedSources } from '#client/sources/selection/selectedSources.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';

type DeleteForeverDialogProps = {
  selected: SelectedSources;
  /** Its title, when it is one source. */
  title: string | null;
  onDone: () => void;
  onClose: () => void;
};

/** Asks before sources in the trash are deleted for good. */
export function DeleteForeverDialog({ selected, title, onDone, onClose }: DeleteForeverDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { deleteSourcesForever, isDeleting } = useDeleteSourcesForever();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = () => {
    if (isDeleting) return;
    setFailure(null);
    deleteSourcesForever(selected, {
      onDone: () => {
        onDone();
        onClose();
      },
      onRefused: (code) => setFailure(errorText(code, messages.failed)),
    });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.title} values={{ count: selected.count }} />}
      cancelLabel={intl.formatMessage(commonMessages.cancel)}
      confirmLabel={intl.formatMessage(messages.confirm)}
      confirmingLabel={intl.formatMessage(messages.deleting)}
      isConfirming={isDeleting}
      onConfirm={submit}
      error={failure}
    >
      <p>
        {title === null ? (
          <FormattedMessage {...messages.textMany} values={{ count: selected.count, b: bold }} />
        ) : (
          <FormattedMessage {...messages.text} values={{ title, b: bold }} />
        )}
      </p>
    </ConfirmDialog>
  );
}

const bold = (words: ReactNode[]) => <b key="what">{words}</b>;

const messages = {
  title: defineMessage<{ count: number }>({ id: 'trash.deleteTitle', defaultMessage: '{count, plural, one {Delete Source} other {Delete # Sources}}' }),
  text: defineMessage<{ title: string; b: MessageTag }>({
    id: 'trash.deleteText',
    defaultMessage: 'You are about to delete <b>{title}</b>. This action cannot be undone.',
  }),
  textMany: defineMessage<{ count: number; b: MessageTag }>({
    id: 'trash.deleteManyText',
    defaultMessage: 'You are about to delete <b>{count, plural, one {# source} other {# sources}}</b>. This action cannot be undone.',
  }),
  confirm: defineMessage({ id: 'trash.deleteForever', defaultMessage: 'Delete Forever' }),
  deleting: defineMessage({ id: 'trash.deleting', defaultMessage: 'Deleting' }),
  failed: defineMessage({ id: 'trash.deleteFailed', defaultMessage: 'Failed to delete source' }),
};
