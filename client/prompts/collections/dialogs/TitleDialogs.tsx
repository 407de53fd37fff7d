import { useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, type TypedMessageDescriptor } from 'react-intl';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { useCreatePrompt } from '../mutations/useCreatePrompt.ts';
import { useUpdatePrompt } from '../mutations/useUpdatePrompt.ts';
import { usePrompts, type ListedPrompt } from '../../folders/promptsContext.ts';

/** Asks for the title of a prompt and creates it, empty. */
export function NewPromptDialog({ collectionId, onClose, onCreated }: { collectionId: string | null; onClose: () => void; onCreated: (id: string) => void }) {
  const { spaceId } = usePrompts();
  const { createPrompt, isCreating } = useCreatePrompt();
  const [title, setTitle] = useState('');
  return (
    <TitleDialog
      name={<FormattedMessage {...messages.createTitle} />}
      action={<FormattedMessage {...messages.create} />}
      title={title}
      onTitle={setTitle}
      failed={messages.createFailed}
      isSending={isCreating}
      onClose={onClose}
      onSubmit={(onRefused) =>
        createPrompt(
          { spaceId, title: title.trim(), collectionId },
          {
            onRefused,
            onDone: (id) => {
              onClose();
              onCreated(id);
            },
          },
        )
      }
    />
  );
}

/** Gives a prompt another title and description; the name that programs ask for stays. */
export function RenamePromptDialog({ prompt, onClose }: { prompt: ListedPrompt; onClose: () => void }) {
  const { updatePrompt, isUpdating } = useUpdatePrompt();
  const [title, setTitle] = useState(prompt.title);
  const [description, setDescription] = useState(prompt.description);
  return (
    <TitleDialog
      name={<FormattedMessage {...messages.renameTitle} />}
      action={<FormattedMessage {...commonMessages.save} />}
      title={title}
      onTitle={setTitle}
      failed={messages.renameFailed}
      isSending={isUpdating}
      onClose={onClose}
      onSubmit={(onRefused) => updatePrompt({ promptId: prompt.id, title: title.trim(), description: description.trim() }, { onDone: onClose, onRefused })}
    >
      <Field label={<FormattedMessage {...messages.description} />} note={<FormattedMessage {...commonMessages.optional} />}>
        <TextArea dir="auto" value={description} maxLength={2000} onChange={({ target }) => setDescription(target.value)} />
      </Field>
    </TitleDialog>
  );
}

type TitleDialogProps = {
  name: ReactNode;
  action: ReactNode;
  title: string;
  onTitle: (title: string) => void;
  failed: TypedMessageDescriptor;
  isSending: boolean;
  onSubmit: (onRefused: (code: ErrorCode | null) => void) => void;
  onClose: () => void;
  children?: ReactNode;
};

function TitleDialog({ name, title, onTitle, failed, isSending, onSubmit, children, ...dialog }: TitleDialogProps) {
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const isEmpty = title.trim() === '';
  return (
    <FormDialog {...dialog} title={name} isBlocked={isEmpty} isSending={isSending} onSubmit={() => !isEmpty && !isSending && onSubmit((code) => setRefusal({ code }))}>
      <Field label={<FormattedMessage {...messages.title} />} error={refusal && errorText(refusal.code, failed)}>
        <TextInput dir="auto" value={title} maxLength={200} onChange={({ target }) => onTitle(target.value)} />
      </Field>
      {children}
    </FormDialog>
  );
}

const messages = defineMessages({
  createTitle: { id: 'prompts.createTitle', defaultMessage: 'Create Prompt' },
  create: { id: 'prompts.create', defaultMessage: 'Create' },
  createFailed: { id: 'prompts.createFailed', defaultMessage: 'Failed to create the prompt.' },
  renameTitle: { id: 'prompts.renameTitle', defaultMessage: 'Rename Prompt' },
  renameFailed: { id: 'prompts.renameFailed', defaultMessage: 'Failed to rename the prompt.' },
  title: { id: 'prompts.titleField', defaultMessage: 'Title' },
  description: { id: 'prompts.descriptionField', defaultMessage: 'Description' },
});
