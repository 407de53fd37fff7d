import type { RefObject } from 'react';
import { ancestorIds } from '#client/ui/tree/tree.ts';
import { useCreateCollection } from '../mutations/useCreateCollection.ts';
import { useUpdateCollection } from '../mutations/useUpdateCollection.ts';
import { setCollectionsExpanded } from '../tree/expandedCollections.ts';
import { CollectionForm } from './CollectionForm.tsx';
import type { DialogCollection } from './dialogCollection.ts';

type CollectionFormDialogProps = {
  /** Null where there is no space. */
  spaceId: string | null;
  collections: readonly DialogCollection[];
  /** The collection to change; left out: a new one. */
  edited?: DialogCollection;
  /** The parent that is chosen at first. */
  parentId: string | null;
  /** What gets the focus once it was created; left out: what had it before. */
  nextStopRef?: RefObject<HTMLElement | null>;
  onClose: () => void;
  onCreated: (id: string) => void;
};

/** Create Collection and Edit Collection of the vault. */
export function CollectionFormDialog({ collections, onCreated, ...form }: CollectionFormDialogProps) {
  const { createCollection, isCreating } = useCreateCollection();
  const { updateCollection, isUpdating } = useUpdateCollection();
  return (
    <CollectionForm
      {...form}
      draft="collection"
      collections={collections}
      isBusy={isCreating || isUpdating}
      onCreate={(filled, { onDone, onRefused }) =>
        createCollection(filled, {
          onRefused,
          onDone: (id) => {
            const { parentId } = filled;
            if (parentId) setCollectionsExpanded([parentId, ...ancestorIds(collections, parentId)], true);
            onDone();
            onCreated(id);
          },
        })
      }
      onUpdate={(collectionId, changed, answers) => updateCollection({ collectionId, ...changed }, answers)}
    />
  );
}
