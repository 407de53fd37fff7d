import { Folder } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DeletedCollectionRow_deletedCollection$key } from '#client/__generated__/DeletedCollectionRow_deletedCollection.graphql.ts';
import { DeletedRow } from './DeletedRow.tsx';
import { trashMessages } from './trashMessages.ts';

/** A deleted collection as the page names it. */
export type NamedCollection = { readonly id: string; readonly title: string; readonly sourceCount: number };

type DeletedCollectionRowProps = {
  deletedCollection: DeletedCollectionRow_deletedCollection$key;
  onRestore: (collection: NamedCollection) => void;
  onDelete: (collection: NamedCollection) => void;
};

/** A deleted collection with all that went with it. */
export function DeletedCollectionRow({ deletedCollection: ref, onRestore, onDelete }: DeletedCollectionRowProps) {
  const { id, name, path, sourceCount, deletedAt, viewerCanEdit } = useFragment(
    graphql`
      fragment DeletedCollectionRow_deletedCollection on DeletedCollection {
        id
        name
        path
        sourceCount
        deletedAt
        viewerCanEdit
      }
    `,
    ref,
  );
  const named = { id, title: [...path, name].join(' / '), sourceCount };
  return (
    <DeletedRow
      icon={Folder}
      title={named.title}
      contents={<FormattedMessage {...trashMessages.count} values={{ count: sourceCount }} />}
      deletedAt={deletedAt}
      canEdit={viewerCanEdit}
      onRestore={() => onRestore(named)}
      onDelete={() => onDelete(named)}
    />
  );
}
