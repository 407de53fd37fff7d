import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { MoveCollectionInput, useMoveCollectionMutation } from '#client/__generated__/useMoveCollectionMutation.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import type { TreeNode } from '#client/ui/tree/tree.ts';
import { isSamePosition, orderAfter, parentAt, currentPosition, type TreePosition } from '../tree/treePositions.ts';

const mutation = graphql`
  mutation useMoveCollectionMutation($input: MoveCollectionInput!) {
    moveCollection(input: $input) {
      ... on MoveCollectionPayload {
        collection {
          id
        }
        space {
          ...CollectionTree_space
          ...CollectionDialogs_space
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Answers a function that moves a collection in the tree of a space: seen at once, told with Undo. */
export function useMoveCollection(spaceId: string) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [run] = useResultMutation<useMoveCollectionMutation>(mutation);

  const move = (nodes: readonly TreeNode[], collectionId: string, position: TreePosition, onDone: () => void) =>
    run(
      { input: selectionInput(collectionId, position) },
      {
        optimisticUpdater: (store) => {
          const order = orderAfter(nodes, collectionId, position).map((id) => store.get(id) ?? null);
          store.get(spaceId)?.setLinkedRecords(order, 'tree');
          const collection = store.get(collectionId);
          const parentId = parentAt(nodes, position);
          const parent = parentId === null ? null : store.get(parentId);
          if (parent) collection?.setLinkedRecord(parent, 'parent');
          else collection?.setValue(null, 'parent');
        },
        onDone,
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
      },
    );

  return (nodes: readonly TreeNode[], collectionId: string, position: TreePosition) => {
    if (isSamePosition(nodes, collectionId, position)) return;
    const back = currentPosition(nodes, collectionId);
    const parentId = parentAt(nodes, position);
    const order = orderAfter(nodes, collectionId, position);
    const moved = order.flatMap((id) => {
      const node = nodes.find((each) => each.id === id);
      return node ? [node.id === collectionId ? { ...node, parentId } : node] : [];
    });
    move(nodes, collectionId, position, () => {
      showToast({
        type: 'success',
        message: intl.formatMessage(messages.moved),
        action: { label: intl.formatMessage(commonMessages.undo), onAction: () => move(moved, collectionId, back, () => {}) },
      });
    });
  };
}

function selectionInput(collectionId: string, position: TreePosition): MoveCollectionInput {
  if (position.kind === 'into') return { collectionId, parentId: position.id };
  if (position.kind === 'top') return { collectionId, parentId: null };
  return position.side === 'before' ? { collectionId, beforeId: position.siblingId } : { collectionId, afterId: position.siblingId };
}

const messages = defineMessages({
  moved: { id: 'collections.moved', defaultMessage: 'Collection moved successfully' },
  failed: { id: 'collections.moveFailed', defaultMessage: 'Failed to update collection.' },
});
