import { Check, Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { CollectionPicker_space$key } from '#client/__generated__/CollectionPicker_space.graphql.ts';
import { Tag } from '#client/ui/Chips.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { TreeItem } from '#client/ui/TreeItem.tsx';
import { ancestorIds, matchingNodes, visibleRows } from './tree.ts';
import { treeMove } from './treeKeys.ts';

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
export function CollectionPicker({ space: ref, currentId, isCurrentOff = true, pickedId, onPick }: CollectionPickerProps) {
  const intl = useIntl();
  const { tree } = useFragment(
    graphql`
      fragment CollectionPicker_space on Space {
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
  const nodes = tree.map(({ id, name, description, sourceCount, parent }) => ({
    id,
    name,
    description,
    sourceCount,
    parentId: parent?.id ?? null,
  }));
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(currentId ? [currentId, ...ancestorIds(nodes, currentId)] : []));
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const prefix = useId();

  const found = matchingNodes(nodes, words);
  const isSearching = words.trim() !== '';
  const rows = visibleRows(found, isSearching ? new Set(found.map(({ id }) => id)) : open);
  const tabStop = [focusedId, pickedId].find((id) => rows.some(({ node }) => node.id === id)) ?? rows[0]?.node.id;

  const setIsOpen = (id: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
  };
  const offId = isCurrentOff ? currentId : null;
  const pick = (id: string) => id !== offId && onPick(id);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = tabStop ? treeMove(rows, tabStop, event) : null;
    const isPress = event.key === ' ' && tabStop;
    if (!move && !isPress) return;
    event.preventDefault();
    if (isPress) pick(tabStop);
    if (move?.kind === 'focus') document.getElementById(`${prefix}${move.id}`)?.focus();
    if (move?.kind === 'open' || move?.kind === 'close') setIsOpen(move.id, move.kind === 'open');
    if (move?.kind === 'select') pick(move.id);
  };

  return (
    <>
      <TextInput
        icon={Search}
        size={32}
        type="search"
        value={words}
        aria-label={intl.formatMessage(messages.search)}
        placeholder={intl.formatMessage(messages.search)}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Tree role="tree" aria-label={intl.formatMessage(messages.tree)} onKeyDown={onKeyDown}>
        {rows.map(({ node, depth, hasChildren, isOpen }) => (
          <TreeItem
            key={node.id}
            id={`${prefix}${node.id}`}
            role="treeitem"
            aria-level={depth + 1}
            aria-expanded={hasChildren ? isOpen : undefined}
            aria-selected={node.id === pickedId}
            aria-disabled={node.id === offId || undefined}
            tabIndex={node.id === tabStop ? 0 : -1}
            name={node.name}
            depth={depth}
            hasChildren={hasChildren}
            isOpen={isOpen}
            selected={node.id === pickedId}
            disabled={node.id === offId}
            count={node.id === currentId || node.id === pickedId ? undefined : node.sourceCount}
            end={
              (node.id === currentId && (
                <Tag>
                  <FormattedMessage {...messages.current} />
                </Tag>
              )) ||
              (node.id === pickedId && <Icon of={Check} />)
            }
            onFocus={() => setFocusedId(node.id)}
            onToggle={() => setIsOpen(node.id, !isOpen)}
            onClick={() => pick(node.id)}
          />
        ))}
        {rows.length === 0 && (
          <Nothing>
            <FormattedMessage {...messages.nothing} />
          </Nothing>
        )}
      </Tree>
    </>
  );
}

const messages = defineMessages({
  search: { id: 'collections.search', defaultMessage: 'Search collections' },
  tree: { id: 'collections.pickerTree', defaultMessage: 'Collections to choose from' },
  current: { id: 'collections.current', defaultMessage: 'Current' },
  nothing: { id: 'collections.nothingFound', defaultMessage: 'No collections found' },
});

const Tree = styled.div`
  height: 288px;
  margin: 0 -8px;
  overflow: auto;
`;

const Nothing = styled.p`
  padding: 8px;
  color: var(--fg-3);
  font: var(--text-13);
`;
