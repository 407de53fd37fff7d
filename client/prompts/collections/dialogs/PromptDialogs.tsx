import { useNavigate } from 'react-router-dom';
import { CollectionForm } from '#client/collections/dialogs/CollectionForm.tsx';
import { addressOfPrompt } from '../../addresses.ts';
import { useCreatePromptCollection } from '../mutations/useCreatePromptCollection.ts';
import { useUpdatePromptCollection } from '../mutations/useUpdatePromptCollection.ts';
import { usePrompts, type Question } from '../../folders/promptsContext.ts';
import { CollectionPlaceDialog, CopyCollectionDialog, CopyPromptDialog, PromptPlaceDialog } from './PlaceDialogs.tsx';
import { NewPromptDialog, RenamePromptDialog } from './TitleDialogs.tsx';

/** The dialog that a question opens. */
export default function PromptDialogs({ question, onClose }: { question: Exclude<Question, { kind: 'importPrompts' }>; onClose: () => void }) {
  const navigate = useNavigate();
  if (question.kind === 'createPrompt') {
    return <NewPromptDialog collectionId={question.collectionId} onClose={onClose} onCreated={(id) => void navigate(addressOfPrompt(id))} />;
  }
  if (question.kind === 'renamePrompt') return <RenamePromptDialog prompt={question.prompt} onClose={onClose} />;
  if (question.kind === 'movePrompt') return <PromptPlaceDialog prompt={question.prompt} onClose={onClose} />;
  if (question.kind === 'copyPrompt') return <CopyPromptDialog prompt={question.prompt} onClose={onClose} />;
  if (question.kind === 'copyCollection') return <CopyCollectionDialog folder={question.folder} onClose={onClose} />;
  if (question.kind === 'moveCollection') return <CollectionPlaceDialog folder={question.folder} onClose={onClose} />;
  return <CollectionDialog question={question} onClose={onClose} />;
}

type CollectionDialogProps = { question: Extract<Question, { kind: 'createCollection' | 'editCollection' }>; onClose: () => void };

function CollectionDialog({ question, onClose }: CollectionDialogProps) {
  const { spaceId, folders } = usePrompts();
  const { createPromptCollection, isCreating } = useCreatePromptCollection();
  const { updatePromptCollection, isUpdating } = useUpdatePromptCollection();
  const edited = question.kind === 'editCollection' ? question.folder : undefined;
  return (
    <CollectionForm
      spaceId={spaceId}
      collections={folders}
      edited={edited}
      draft="prompt collection"
      parentId={question.kind === 'editCollection' ? question.folder.parentId : question.parentId}
      isBusy={isCreating || isUpdating}
      onCreate={createPromptCollection}
      onUpdate={(promptCollectionId, changed, answers) => updatePromptCollection({ promptCollectionId, ...changed }, answers)}
      onClose={onClose}
    />
  );
}
