import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTreeOrder, type TreeNode, wouldCycle } from '#server/domain/collections/tree.ts';

test('depth first, siblings by rank', () => {
  const nodes: TreeNode[] = [
    { id: 'b', parentId: null, rank: 'a1' },
    { id: 'a2', parentId: 'a', rank: 'a1' },
    { id: 'a', parentId: null, rank: 'a0' },
    { id: 'a1', parentId: 'a', rank: 'a0' },
    { id: 'a1x', parentId: 'a1', rank: 'Zz' },
  ];
  expect(inTreeOrder(nodes).map(({ id }) => id)).toEqual(['a', 'a1', 'a1x', 'a2', 'b']);
});

test('each node once, and never before its parent', () => {
  const forest = fc.array(fc.nat(), { maxLength: 60 }).map((choices) =>
    choices.map((choice, index): TreeNode => ({
      id: `n${index}`,
      parentId: index === 0 || choice % 4 === 0 ? null : `n${choice % index}`,
      rank: `a${index % 7}`,
    })),
  );
  fc.assert(
    fc.property(forest, (nodes) => {
      const ordered = inTreeOrder(nodes).map(({ id }) => id);
      expect([...ordered].sort()).toEqual(nodes.map(({ id }) => id).sort());
      for (const { id, parentId } of nodes) {
        if (parentId) expect(ordered.indexOf(parentId)).toBeLessThan(ordered.indexOf(id));
      }
    }),
  );
});

test('a collection is never placed inside itself or below itself', () => {
  expect(wouldCycle('a', ['a'])).toBe(true);
  expect(wouldCycle('a', ['c', 'b', 'a'])).toBe(true);
  expect(wouldCycle('a', ['c', 'b'])).toBe(false);
});
