import { graphql } from 'react-relay/hooks';
import type { useFolderCollectionsMutation } from '#client/__generated__/useFolderCollectionsMutation.graphql.ts';
import type { useFolderCollectionsQuery } from '#client/__generated__/useFolderCollectionsQuery.graphql.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import type { AddTarget } from '#client/sources/add/addTarget.ts';
import { folderKey, sameName, type FolderPath } from './folders.ts';

const query = graphql`
  query useFolderCollectionsQuery($spaceId: ID!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        # So that the tree stays up to date (useTreeVersion).
        # eslint-disable-next-line relay/unused-fields
        treeVersion
        tree {
          id
          name
          parent {
            id
          }
        }
      }
    }
  }
`;

/* Not with the tree, which may be large, for each of many: whoever shows it hears of the change. */
const mutation = graphql`
  mutation useFolderCollectionsMutation($input: CreateCollectionInput!) {
    createCollection(input: $input) {
      ... on CreateCollectionPayload {
        collection {
          id
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/**
 * Finds a collection for each folder, below a target: the one that has its name there already, else a new one; by
 * `folderKey`. The answered function fails when one cannot be created; those before it stay, and are found the next time.
 */
export function useFolderCollections(): (folders: readonly FolderPath[], target: AddTarget) => Promise<ReadonlyMap<string, AddTarget>> {
  const fetchNow = useFetchNow<useFolderCollectionsQuery>(query);
  const [run] = useResultMutation<useFolderCollectionsMutation>(mutation);
  const create = (spaceId: string, parentId: string | null, name: string) =>
    new Promise<string>((resolve, reject) => {
      run(
        { input: { spaceId, parentId, name } },
        {
          onDone: ({ collection }) => collection && resolve(collection.id),
          onRefused: (code) => reject(new Error(`No collection for "${name}": ${code}`)),
        },
      );
    });

  return async (folders, target) => {
    const { node } = await fetchNow({ spaceId: target.spaceId });
    const there = node?.space?.tree ?? [];
    const targets = new Map<string, AddTarget>([[folderKey([]), target]]);
    for (const path of folders) {
      const parentId = targets.get(folderKey(path.slice(0, -1)))?.collectionId ?? null;
      const name = path.at(-1) ?? '';
      const found = there.find((one) => (one.parent?.id ?? null) === parentId && sameName(one.name, name));
      const collectionId = found?.id ?? (await create(target.spaceId, parentId, name));
      targets.set(folderKey(path), { spaceId: target.spaceId, collectionId, placeName: found?.name ?? name });
    }
    return targets;
  };
}
