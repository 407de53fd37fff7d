import { useState } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { withDescendants, type TreeNode, type TreeRow } from '#client/ui/tree/tree.ts';
import { depthsInGap, positionAtDepth, type ShownPosition, type TreePosition } from '../tree/treePositions.ts';

type Lift = { readonly id: string; readonly gap: number; readonly depth: number };

/**
 * Moving a collection by keyboard (design guide section 8): Space lifts it, arrows choose the place, Space drops it,
 * Escape leaves it where it was. `words` is what to announce.
 */
export function useTreeLift(rows: readonly TreeRow<TreeNode>[], onDrop: (id: string, position: TreePosition) => void) {
  const intl = useIntl();
  const [lift, setLift] = useState<Lift | null>(null);
  const [words, setWords] = useState('');
  const nameOf = (id: string) => rows.find(({ node }) => node.id === id)?.node.name ?? '';

  const shown: ShownPosition | null = lift && positionAtDepth(rows, lift.id, lift.gap, lift.depth);

  const lifted = (id: string) => {
    const index = rows.findIndex(({ node }) => node.id === id);
    const row = rows[index];
    if (!row) return;
    setLift({ id, gap: index, depth: row.depth });
    setWords(intl.formatMessage(messages.lifted, { name: row.node.name }));
  };
  const go = (to: Lift) => {
    setLift(to);
    const { position } = positionAtDepth(rows, to.id, to.gap, to.depth);
    setWords(
      position.kind === 'top'
        ? intl.formatMessage(messages.top)
        : intl.formatMessage(messages[position.kind === 'into' ? 'into' : position.side], {
            name: nameOf(position.kind === 'into' ? position.id : position.siblingId),
          }),
    );
  };
  const cancel = () => {
    if (!lift) return;
    setLift(null);
    setWords(intl.formatMessage(messages.cancelled, { name: nameOf(lift.id) }));
  };

  /** Whether the key belonged to a lifted collection. */
  const onKey = (key: string): boolean => {
    if (!lift || !shown) return false;
    if (key === ' ' || key === 'Enter') {
      onDrop(lift.id, shown.position);
      setLift(null);
      setWords(intl.formatMessage(messages.dropped, { name: nameOf(lift.id) }));
    } else if (key === 'Escape' || key === 'Tab') cancel();
    else if (key === 'ArrowUp' || key === 'ArrowDown') {
      const gap = nextGap(rows, lift, key === 'ArrowUp' ? -1 : 1);
      const { least, most } = depthsInGap(rows, lift.id, gap);
      go({ ...lift, gap, depth: Math.min(most, Math.max(least, lift.depth)) });
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const { least, most } = depthsInGap(rows, lift.id, lift.gap);
      const deepest = lift.gap === 0 ? least : most + 1;
      const depth = lift.depth + (key === 'ArrowLeft' ? -1 : 1);
      if (depth >= least && depth <= deepest) go({ ...lift, depth });
    }
    return key !== 'Tab';
  };

  return { liftedId: lift?.id ?? null, shown, words, lift: lifted, cancel, onKey };
}

/** The next gap up or down that is not inside what is lifted. */
function nextGap(rows: readonly TreeRow<TreeNode>[], { id, gap }: Lift, step: 1 | -1): number {
  const own = withDescendants(
    rows.map(({ node }) => node),
    id,
  );
  const gaps = [0, ...rows.flatMap(({ node }, index) => (own.has(node.id) ? [] : [index + 1]))];
  const now = gaps.findLastIndex((each) => each <= gap);
  return gaps[Math.min(gaps.length - 1, Math.max(0, now + step))] ?? gap;
}

const messages = {
  lifted: defineMessage<{ name: string }>({
    id: 'collections.lifted',
    defaultMessage: '{name} is lifted. Arrow keys choose its place, Space drops it, Escape cancels.',
  }),
  before: defineMessage<{ name: string }>({ id: 'collections.placeBefore', defaultMessage: 'Before {name}' }),
  after: defineMessage<{ name: string }>({ id: 'collections.placeAfter', defaultMessage: 'After {name}' }),
  into: defineMessage<{ name: string }>({ id: 'collections.placeInto', defaultMessage: 'Inside {name}' }),
  top: defineMessage({ id: 'collections.placeTop', defaultMessage: 'Last at the top level' }),
  dropped: defineMessage<{ name: string }>({ id: 'collections.dropped', defaultMessage: '{name} is dropped.' }),
  cancelled: defineMessage<{ name: string }>({ id: 'collections.liftCancelled', defaultMessage: '{name} stays where it was.' }),
};
