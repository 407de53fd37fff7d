import { useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { SelectedSources } from '../selection/selectedSources.ts';
import { useTrashSources } from './useTrashSources.ts';

type DeleteSourcesDialogProps = { selected: SelectedSources; onClose: () => void; onDone: () => void };

/** Asks before several sources go to the trash at once; a single one goes there without a question, with Undo. */
export function DeleteSourcesDialog({ selected, onClose, onDone }: DeleteSourcesDialogProps) {
  const intl = useIntl();
  const { trashSources, isDeleting } = useTrashSources();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = () => {
    if (isDeleting) return;
    setFailure(null);
    trashSources(selected, {
      onFailed: setFailure,
      onDone: () => {
        onClose();
        onDone();
      },
    });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.title} values={{ count: selected.count }} />}
      cancelLabel={intl.formatMessage(commonMessages.cancel)}
      confirmLabel={intl.formatMessage(commonMessages.delete)}
      confirmingLabel={intl.formatMessage(messages.deleting)}
      isConfirming={isDeleting}
      onConfirm={submit}
      error={failure}
    >
      <p>
        <FormattedMessage {...messages.text} values={{ count: selected.count }} />
      </p>
    </ConfirmDialog>
  );
}

const messages = {
  title: defineMessage<{ count: number }>({ id: 'sources.deleteTitle', defaultMessage: '{count, plural, one {Delete Source} other {Delete # Sources}}' }),
  text: defineMessage<{ count: number }>({
    id: 'sources.deleteText',
    defaultMessage:
      '{count, plural, one {It goes to the trash and can be restored from there for 30 days.} other {They go to the trash and can be restored from there for 30 days.}}',
  }),
  deleting: defineMessage({ id: 'sources.deleting', defaultMessage: 'Deleting' }),
};
