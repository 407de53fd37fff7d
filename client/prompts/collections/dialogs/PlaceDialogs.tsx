import { useMemo, useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl, type TypedMessageDescriptor } from 'react-intl';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { TreePicker } from '#client/ui/tree/TreePicker.tsx';
import { withDescendants } from '#client/ui/tree/tree.ts';
import { useCopyPromptCollection } from '../mutations/useCopyPromptCollection.ts';
import { useCreatePrompt } from '../mutations/useCreatePrompt.ts';
import { useUpdatePrompt } from '../mutations/useUpdatePrompt.ts';
import { useUpdatePromptCollection } from '../mutations/useUpdatePromptCollection.ts';
import { usePrompts, type ListedPrompt } from '../../folders/promptsContext.ts';
import type { PromptFolder } from '../../folders/usePromptFolders.ts';

/** Moves a prompt to another collection, or out of all of them; Undo moves it back. */
export function PromptPlaceDialog({ prompt, onClose }: { prompt: ListedPrompt; onClose: () => void }) {
  const intl = useIntl();
  const { readAgain } = usePrompts();
  const { updatePrompt, isUpdating } = useUpdatePrompt();
  const fail = useFailure();
  const move = (collectionId: string | null, onRefused: (code: ErrorCode | null) => void, onDone: () => void) =>
    updatePrompt({ promptId: prompt.id, collectionId }, { onDone: () => (readAgain(), onDone()), onRefused });
  const back = () => move(prompt.collectionId, (code) => fail(code, messages.moveFailed), () => undefined);
  return (
    <PlaceDialog
      title={<FormattedMessage {...messages.movePrompt} />}
      action={<FormattedMessage {...messages.move} />}
      failed={messages.moveFailed}
      currentId={prompt.collectionId}
      isSending={isUpdating}
      onClose={onClose}
      onPlace={(to, onRefused) =>
        move(to, onRefused, () => {
          onClose();
          showToast({ type: 'success', message: intl.formatMessage(messages.promptMoved), action: { label: intl.formatMessage(commonMessages.undo), onAction: back } });
        })
      }
    />
  );
}

/** Moves a collection with all below it; Undo moves it back. */
export function CollectionPlaceDialog({ folder, onClose }: { folder: PromptFolder; onClose: () => void }) {
  const intl = useIntl();
  const { updatePromptCollection, isUpdating } = useUpdatePromptCollection();
  const fail = useFailure();
  const back = () =>
    updatePromptCollection({ promptCollectionId: folder.id, parentId: folder.parentId }, { onDone: () => undefined, onRefused: (code) => fail(code, messages.moveFailed) });
  return (
    <PlaceDialog
      title={<FormattedMessage {...messages.moveCollection} />}
      action={<FormattedMessage {...messages.move} />}
      failed={messages.moveFailed}
      currentId={folder.parentId}
      movedId={folder.id}
      isSending={isUpdating}
      onClose={onClose}
      onPlace={(parentId, onRefused) =>
        updatePromptCollection(
          { promptCollectionId: folder.id, parentId },
          {
            onRefused,
            onDone: () => {
              onClose();
              showToast({ type: 'success', message: intl.formatMessage(messages.collectionMoved), action: { label: intl.formatMessage(commonMessages.undo), onAction: back } });
            },
          },
        )
      }
    />
  );
}

/** Puts a copy of a prompt, as its draft stands, where one wants it; here, too. */
export function CopyPromptDialog({ prompt, onClose }: { prompt: ListedPrompt; onClose: () => void }) {
  const intl = useIntl();
  const { spaceId, readAgain } = usePrompts();
  const { createPrompt, isCreating } = useCreatePrompt();
  return (
    <PlaceDialog
      title={<FormattedMessage {...messages.copyPrompt} />}
      action={<FormattedMessage {...messages.copy} />}
      failed={messages.copyFailed}
      currentId={prompt.collectionId}
      isCurrentOff={false}
      isSending={isCreating}
      onClose={onClose}
      onPlace={(collectionId, onRefused) =>
        createPrompt(
          { spaceId, title: prompt.title, copyOf: prompt.id, collectionId },
          {
            onRefused,
            onDone: () => {
              readAgain();
              onClose();
              showToast({ type: 'success', message: intl.formatMessage(messages.promptCopied) });
            },
          },
        )
      }
    />
  );
}

/** Puts a copy of a collection with all in it where one wants it; Undo takes it away again. */
export function CopyCollectionDialog({ folder, onClose }: { folder: PromptFolder; onClose: () => void }) {
  const { readAgain } = usePrompts();
  const { copyPromptCollection, isCopying } = useCopyPromptCollection(readAgain);
  return (
    <PlaceDialog
      title={<FormattedMessage {...messages.copyCollection} />}
      action={<FormattedMessage {...messages.copy} />}
      failed={messages.collectionCopyFailed}
      currentId={folder.parentId}
      isCurrentOff={false}
      isSending={isCopying}
      onClose={onClose}
      onPlace={(parentId, onRefused) => copyPromptCollection({ promptCollectionId: folder.id, parentId }, { onRefused, onDone: onClose })}
    />
  );
}

function useFailure() {
  const errorText = useErrorText();
  return (code: ErrorCode | null, words: TypedMessageDescriptor) => showToast({ type: 'error', message: errorText(code, words) });
}

/** The node that stands for all of the space: trees pick by ids. */
const TOP = 'top';

type PlaceDialogProps = {
  title: ReactNode;
  action: ReactNode;
  failed: TypedMessageDescriptor;
  /** Where it lies; null: in no collection. */
  currentId: string | null;
  isCurrentOff?: boolean;
  /** A collection that is moved: it cannot lie in itself. */
  movedId?: string;
  isSending: boolean;
  onPlace: (id: string | null, onRefused: (code: ErrorCode | null) => void) => void;
  onClose: () => void;
};

function PlaceDialog({ title, action, failed, currentId, isCurrentOff = true, movedId, isSending, onPlace, onClose }: PlaceDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { folders } = usePrompts();
  const [pickedId, setPickedId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const top = intl.formatMessage(messages.top);
  const nodes = useMemo(() => {
    const barred = movedId === undefined ? new Set<string>() : withDescendants(folders, movedId);
    const below = folders.filter(({ id }) => !barred.has(id)).map(({ id, name, description, promptCount, parentId }) => ({ id, name, description, count: promptCount, parentId: parentId ?? TOP }));
    return [{ id: TOP, name: top, description: '', parentId: null }, ...below];
  }, [folders, movedId, top]);
  const submit = () => {
    if (pickedId === null || isSending) return;
    setRefusal(null);
    onPlace(pickedId === TOP ? null : pickedId, (code) => setRefusal({ code }));
  };
  return (
    <FormDialog tight title={title} action={action} error={refusal && errorText(refusal.code, failed)} isBlocked={pickedId === null} isSending={isSending} onSubmit={submit} onClose={onClose}>
      <TreePicker
        nodes={nodes}
        currentId={currentId ?? TOP}
        isCurrentOff={isCurrentOff}
        pickedId={pickedId}
        onPick={setPickedId}
        label={intl.formatMessage(messages.tree)}
        searchLabel={intl.formatMessage(messages.search)}
        currentLabel={intl.formatMessage(messages.current)}
        nothingFound={intl.formatMessage(messages.nothing)}
      />
    </FormDialog>
  );
}

const messages = defineMessages({
  movePrompt: { id: 'prompts.moveTitle', defaultMessage: 'Move Prompt' },
  moveCollection: { id: 'prompts.moveCollectionTitle', defaultMessage: 'Move Collection' },
  copyPrompt: { id: 'prompts.copyTitle', defaultMessage: 'Copy Prompt' },
  copyCollection: { id: 'prompts.copyCollectionTitle', defaultMessage: 'Copy Collection' },
  move: { id: 'prompts.move', defaultMessage: 'Move' },
  copy: { id: 'prompts.copy', defaultMessage: 'Copy' },
  moveFailed: { id: 'prompts.moveFailed', defaultMessage: 'Failed to move it.' },
  copyFailed: { id: 'prompts.copyFailed', defaultMessage: 'Failed to copy the prompt.' },
  collectionCopyFailed: { id: 'prompts.collectionCopyFailed', defaultMessage: 'Failed to copy collection.' },
  promptMoved: { id: 'prompts.moved', defaultMessage: 'Prompt moved' },
  promptCopied: { id: 'prompts.copied', defaultMessage: 'Prompt copied' },
  collectionMoved: { id: 'prompts.collectionMoved', defaultMessage: 'Collection moved successfully' },
  top: { id: 'prompts.title', defaultMessage: 'Collection' },
  tree: { id: 'prompts.pickerTree', defaultMessage: 'Collections to choose from' },
  search: { id: 'prompts.pickerSearch', defaultMessage: 'Search collections' },
  current: { id: 'prompts.current', defaultMessage: 'Current' },
  nothing: { id: 'prompts.noCollectionsFound', defaultMessage: 'No collections found' },
});
