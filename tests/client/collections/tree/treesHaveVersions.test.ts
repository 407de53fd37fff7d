import { readFileSync } from 'node:fs';
import { Kind, parse, visit } from 'graphql';
import { expect, test } from 'vitest';

const persisted = JSON.parse(readFileSync(new URL('../../../../persistedOperations.json', import.meta.url), 'utf8')) as Record<string, string>;

/** Reads nothing but counts, into a tree that is there. */
const countsOnly = 'useSourceStatusChangesCountsQuery';

test('whatever reads a tree reads its version: without one nobody would know when to read it again', () => {
  const trees: { operation: string; hasVersion: boolean }[] = [];
  for (const text of Object.values(persisted)) {
    const document = parse(text);
    const names = new Set<string>();
    visit(document, { [Kind.FIELD]: ({ name }) => void names.add(name.value) });
    const operation = document.definitions.flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? (each.name?.value ?? '') : []))[0] ?? '';
    if (names.has('tree') && operation !== countsOnly) trees.push({ operation, hasVersion: names.has('treeVersion') });
  }
  expect(trees.length).toBeGreaterThan(5);
  expect(trees.filter(({ hasVersion }) => !hasVersion)).toEqual([]);
});
