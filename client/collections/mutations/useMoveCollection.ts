import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { MoveCollectionInput, useMoveCollectionMutation } from '#client/__generated__/useMoveCollectionMutation.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useCommand } from '#client/relay/useCommand.ts';
import { showToast } from '#client/ui/toast/Toast.tsx';
import type { TreeNode } from '../tree/tree.ts';
import { isSamePlace, orderAfter, parentAt, placeNow, type TreePlace } from '../tree/treePlaces.ts';

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
  const [run] = useCommand<useMoveCollectionMutation>(mutation);

  const move = (nodes: readonly TreeNode[], collectionId: string, place: TreePlace, onDone: () => void) =>
    run(
      { input: selectionInput(collectionId, place) },
      {
        optimisticUpdater: (store) => {
          const order = orderAfter(nodes, collectionId, place).map((id) => store.get(id) ?? null);
          store.get(spaceId)?.setLinkedRecords(order, 'tree');
          const collection = store.get(collectionId);
          const parentId = parentAt(nodes, place);
          const parent = parentId === null ? null : store.get(parentId);
          if (parent) collection?.setLinkedRecord(parent, 'parent');
          else collection?.setValue(null, 'parent');
        },
        onDone,
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
      },
    );

  return (nodes: readonly TreeNode[], collectionId: string, place: TreePlace) => {
    if (isSamePlace(nodes, collectionId, place)) return;
    const back = placeNow(nodes, collectionId);
    const parentId = parentAt(nodes, place);
    const order = orderAfter(nodes, collectionId, place);
    const moved = order.flatMap((id) => {
      const node = nodes.find((each) => each.id === id);
      return node ? [node.id === collectionId ? { ...node, parentId } : node] : [];
    });
    move(nodes, collectionId, place, () => {
      showToast({
        type: 'success',
        message: intl.formatMessage(messages.moved),
        action: { label: intl.formatMessage(commonMessages.undo), onAction: () => move(moved, collectionId, back, () => {}) },
      });
    });
  };
}

function selectionInput(collectionId: string, place: TreePlace): MoveCollectionInput {
  if (place.kind === 'into') return { collectionId, parentId: place.id };
  if (place.kind === 'top') return { collectionId, parentId: null };
  return place.side === 'before' ? { collectionId, beforeId: place.siblingId } : { collectionId, afterId: place.siblingId };
}

const messages = defineMessages({
  moved: { id: 'collections.moved', defaultMessage: 'Collection moved successfully' },
  failed: { id: 'collections.moveFailed', defaultMessage: 'Failed to update collection.' },
});
