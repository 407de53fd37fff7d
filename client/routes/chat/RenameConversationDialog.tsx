import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { useUpdateConversation } from './mutations/useUpdateConversation.ts';

/** Gives a conversation another title. */
export default function RenameConversationDialog({ conversationId, title, onClose }: { conversationId: string; title: string; onClose: () => void }) {
  const errorText = useErrorText();
  const { updateConversation, isUpdating } = useUpdateConversation();
  const [typed, setTyped] = useState(title);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  return (
    <FormDialog
      title={<FormattedMessage {...messages.rename} />}
      action={<FormattedMessage {...commonMessages.save} />}
      isBlocked={typed.trim() === ''}
      isSending={isUpdating}
      error={refusal && errorText(refusal.code, messages.failed)}
      onClose={onClose}
      onSubmit={() => typed.trim() !== '' && updateConversation({ conversationId, title: typed.trim() }, { onDone: onClose, onRefused: (code) => setRefusal({ code }) })}
    >
      <Field label={<FormattedMessage {...messages.title} />}>
        <TextInput dir="auto" maxLength={200} value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
    </FormDialog>
  );
}

const messages = defineMessages({
  rename: { id: 'chat.renameTitle', defaultMessage: 'Rename the conversation' },
  title: { id: 'chat.titleField', defaultMessage: 'Title' },
  failed: { id: 'chat.renameFailed', defaultMessage: 'Failed to rename the conversation.' },
});
