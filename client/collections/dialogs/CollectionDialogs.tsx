import { createContext, lazy, Suspense, use, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CollectionDialogs_asked$key } from '#client/__generated__/CollectionDialogs_asked.graphql.ts';
import type { CollectionDialogs_space$key } from '#client/__generated__/CollectionDialogs_space.graphql.ts';
import type { TrashedCollection } from '../mutations/useDeleteCollection.ts';
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
  /** A collection is in the trash: leave it, and say so. */
  onDeleted: (trashed: TrashedCollection) => void;
  /** What gets the focus once one was created; left out: what had it before. */
  nextStopRef?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Holds Create, Edit and Delete Collection for everything inside. */
export function CollectionDialogs({ space: ref, onCreated, onDeleted, nextStopRef, children }: CollectionDialogsProps) {
  const space = useFragment(
    graphql`
      fragment CollectionDialogs_space on Space {
        viewerCanEdit
        ...CollectionDialogs_asked
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
  return (
    <CollectionDialogsContext value={space.viewerCanEdit ? actions : null}>
      {children}
      {question && (
        <Suspense>
          <Asked space={space} question={question} nextStopRef={nextStopRef} onClose={() => setQuestion(null)} onCreated={onCreated} onDeleted={onDeleted} />
        </Suspense>
      )}
    </CollectionDialogsContext>
  );
}

type AskedProps = Pick<CollectionDialogsProps, 'nextStopRef' | 'onCreated' | 'onDeleted'> & {
  space: CollectionDialogs_asked$key;
  question: Question;
  onClose: () => void;
};

/** The dialog that is open: of what may be thousands of collections nothing is read before. */
function Asked({ space: ref, question, nextStopRef, onClose, onCreated, onDeleted }: AskedProps) {
  const space = useFragment(
    graphql`
      fragment CollectionDialogs_asked on Space {
        id
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
  const collections: DialogCollection[] = space.tree.map(({ id, name, description, sourceCount, parent }) => ({
    id,
    name,
    description,
    sourceCount,
    parentId: parent?.id ?? null,
  }));
  const form = { spaceId: space.id, collections, onClose, onCreated };
  if (question.kind === 'create') return <CollectionFormDialog {...form} parentId={question.parentId} nextStopRef={nextStopRef} />;
  const asked = collections.find(({ id }) => id === question.id);
  if (!asked) return null;
  return question.kind === 'edit' ? (
    <CollectionFormDialog {...form} edited={asked} parentId={asked.parentId} />
  ) : (
    <DeleteCollectionDialog collection={asked} collections={collections} onClose={onClose} onDeleted={onDeleted} />
  );
}
