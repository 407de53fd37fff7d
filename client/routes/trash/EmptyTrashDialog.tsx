import { useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { errorMessages } from '#client/i18n/errorMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useEmptyTrash } from '#client/sources/mutations/useEmptyTrash.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';

const CONFIRMATION = 'DELETE';

type EmptyTrashDialogProps = { spaceId: string; count: number; /** How many prompts go, too. */ promptCount: number; onDone: () => void; onClose: () => void };

/** Deletes everything in the trash for good, once DELETE is typed. */
export function EmptyTrashDialog({ spaceId, count, promptCount, onDone, onClose }: EmptyTrashDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { emptyTrash, isEmptying } = useEmptyTrash();
  const [typed, setTyped] = useState('');
  const [isReminded, setIsReminded] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isConfirmed = typed.trim().toUpperCase() === CONFIRMATION;
  const submit = () => {
    if (!isConfirmed) setIsReminded(true);
    if (!isConfirmed || isEmptying) return;
    setFailure(null);
    emptyTrash(spaceId, {
      onRefused: (code) => setFailure(errorText(code, messages.failed)),
      onDone: (deleted) => {
        onDone();
        onClose();
        showToast({ type: 'success', message: intl.formatMessage(messages.done, { count: deleted }) });
      },
    });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.title} />}
      cancelLabel={intl.formatMessage(commonMessages.cancel)}
      confirmLabel={intl.formatMessage(messages.confirm)}
      confirmingLabel={intl.formatMessage(messages.deleting)}
      isConfirming={isEmptying}
      isBlocked={!isConfirmed}
      onConfirm={submit}
      error={failure}
    >
      <p>
        <FormattedMessage {...messages.text} values={{ count }} />
        {promptCount > 0 && (
          <>
            {' '}
            <FormattedMessage {...messages.prompts} values={{ count: promptCount }} />
          </>
        )}
      </p>
      <Field label={<FormattedMessage {...messages.type} />} error={isReminded && !isConfirmed && <FormattedMessage {...errorMessages.CONFIRMATION_REQUIRED} />}>
        <TextInput
          value={typed}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value);
            setIsReminded(false);
          }}
          onBlur={() => setIsReminded(typed !== '' && !isConfirmed)}
        />
      </Field>
    </ConfirmDialog>
  );
}

const messages = {
  title: defineMessage({ id: 'trash.empty', defaultMessage: 'Empty Trash' }),
  text: defineMessage<{ count: number }>({
    id: 'trash.emptyText',
    defaultMessage: '{count, plural, one {# source will be deleted for good.} other {# sources will be deleted for good.}} This action cannot be undone.',
  }),
  prompts: defineMessage<{ count: number }>({ id: 'trash.emptyPrompts', defaultMessage: '{count, plural, one {# prompt goes, too.} other {# prompts go, too.}}' }),
  type: defineMessage({ id: 'trash.typeDelete', defaultMessage: 'Type DELETE to confirm' }),
  confirm: defineMessage({ id: 'trash.deleteForever', defaultMessage: 'Delete Forever' }),
  deleting: defineMessage({ id: 'trash.deleting', defaultMessage: 'Deleting' }),
  done: defineMessage<{ count: number }>({
    id: 'trash.emptied',
    defaultMessage: '{count, plural, one {Deleted # source for good} other {Deleted # sources for good}}',
  }),
  failed: defineMessage({ id: 'trash.emptyFailed', defaultMessage: 'Failed to delete some sources. Please try again.' }),
};
