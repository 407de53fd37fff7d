import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { usePromptFolders_space$key } from '#client/__generated__/usePromptFolders_space.graphql.ts';
import type { TreeNode } from '#client/ui/tree/tree.ts';

/** A prompt collection in the tree of its space. */
export type PromptFolder = TreeNode & { readonly description: string; readonly promptCount: number };

/** All prompt collections of a space, depth first, by name. */
export function usePromptFolders(space: usePromptFolders_space$key): readonly PromptFolder[] {
  const { promptTree } = useFragment(
    graphql`
      fragment usePromptFolders_space on Space {
        promptTree {
          id
          name
          description
          promptCount
          parent {
            id
          }
        }
      }
    `,
    space,
  );
  return useMemo(() => promptTree.map(({ id, name, description, promptCount, parent }) => ({ id, name, description, promptCount, parentId: parent?.id ?? null })), [promptTree]);
}
