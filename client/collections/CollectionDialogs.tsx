import { createContext, lazy, Suspense, use, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CollectionDialogs_space$key } from '#client/__generated__/CollectionDialogs_space.graphql.ts';
import type { DialogCollection } from './dialogCollection.ts';

const CollectionFormDialog = lazy(async () => ({ default: (await import('./CollectionFormDialog.tsx')).CollectionFormDialog }));
const DeleteCollectionDialog = lazy(async () => ({ default: (await import('./DeleteCollectionDialog.tsx')).DeleteCollectionDialog }));

/** What can be asked about collections, from the tree, a header or a key. */
export type CollectionDialogActions = {
  /** Opens Create Collection; `parentId` is the parent that is already chosen, null for the top. */
  create: (parentId: string | null) => void;
  edit: (id: string) => void;
  remove: (id: string) => void;
};

const CollectionDialogsContext = createContext<CollectionDialogActions | null>(null);

/** The dialogs of the surrounding space; null where the viewer may not change it. */
export const useCollectionDialogs = () => use(CollectionDialogsContext);

type Question = { kind: 'create'; parentId: string | null } | { kind: 'edit' | 'remove'; id: string };

type CollectionDialogsProps = {
  space: CollectionDialogs_space$key;
  /** A collection was created: show it. */
  onCreated: (id: string) => void;
  /** These collections are gone: leave them. */
  onDeleted: (ids: readonly string[]) => void;
  /** What gets the focus once one was created; left out: what had it before. */
  nextStopRef?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Holds Create, Edit and Delete Collection for everything inside. */
export function CollectionDialogs({ space: ref, onCreated, onDeleted, nextStopRef, children }: CollectionDialogsProps) {
  const space = useFragment(
    graphql`
      fragment CollectionDialogs_space on Space {
        id
        viewerCanEdit
        tree {
          id
          name
          description
          sourceCount
          parent {
            id
          }
        }
      }
    `,
    ref,
  );
  const [question, setQuestion] = useState<Question | null>(null);
  const actions = useMemo<CollectionDialogActions>(
    () => ({
      create: (parentId) => setQuestion({ kind: 'create', parentId }),
      edit: (id) => setQuestion({ kind: 'edit', id }),
      remove: (id) => setQuestion({ kind: 'remove', id }),
    }),
    [],
  );
  const collections: DialogCollection[] = space.tree.map(({ id, name, description, sourceCount, parent }) => ({
    id,
    name,
    description,
    sourceCount,
    parentId: parent?.id ?? null,
  }));
  const close = () => setQuestion(null);
  const asked = question && question.kind !== 'create' ? collections.find(({ id }) => id === question.id) : undefined;

  return (
    <CollectionDialogsContext value={space.viewerCanEdit ? actions : null}>
      {children}
      <Suspense>
      {question?.kind === 'create' && (
        <CollectionFormDialog
          spaceId={space.id}
          collections={collections}
          parentId={question.parentId}
          nextStopRef={nextStopRef}
          onClose={close}
          onCreated={onCreated}
        />
      )}
      {question?.kind === 'edit' && asked && (
        <CollectionFormDialog
          spaceId={space.id}
          collections={collections}
          edited={asked}
          parentId={asked.parentId}
          onClose={close}
          onCreated={onCreated}
        />
      )}
      {question?.kind === 'remove' && asked && (
        <DeleteCollectionDialog collection={asked} collections={collections} onClose={close} onDeleted={onDeleted} />
      )}
      </Suspense>
    </CollectionDialogsContext>
  );
}
