import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CollectionPicker_space$key } from '#client/__generated__/CollectionPicker_space.graphql.ts';
import { TreePicker } from '#client/ui/tree/TreePicker.tsx';

type CollectionPickerProps = {
  space: CollectionPicker_space$key;
  /** Where the sources are now: tagged Current. */
  currentId: string | null;
  /** It is not to be picked. */
  isCurrentOff?: boolean;
  pickedId: string | null;
  onPick: (id: string) => void;
};

/** A tree to pick one collection from, with a search in names and descriptions. */
export function CollectionPicker({ space: ref, currentId, isCurrentOff, pickedId, onPick }: CollectionPickerProps) {
  const intl = useIntl();
  const { tree } = useFragment(
    graphql`
      fragment CollectionPicker_space on Space {
        # So that the tree stays up to date (useTreeVersion).
        # eslint-disable-next-line relay/unused-fields
        treeVersion
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
  const nodes = useMemo(
    () =>
      tree.map(({ id, name, description, sourceCount, parent }) => ({
        id,
        name,
        description,
        count: sourceCount,
        parentId: parent?.id ?? null,
      })),
    [tree],
  );
  return (
    <TreePicker
      nodes={nodes}
      currentId={currentId}
      isCurrentOff={isCurrentOff}
      pickedId={pickedId}
      onPick={onPick}
      label={intl.formatMessage(messages.tree)}
      searchLabel={intl.formatMessage(messages.search)}
      currentLabel={intl.formatMessage(messages.current)}
      nothingFound={intl.formatMessage(messages.nothing)}
    />
  );
}

const messages = defineMessages({
  search: { id: 'collections.search', defaultMessage: 'Search collections' },
  tree: { id: 'collections.pickerTree', defaultMessage: 'Collections to choose from' },
  current: { id: 'collections.current', defaultMessage: 'Current' },
  nothing: { id: 'collections.nothingFound', defaultMessage: 'No collections found' },
});
