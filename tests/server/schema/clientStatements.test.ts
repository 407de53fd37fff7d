import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { type AskClient, clientCases, nameOf } from '#tests/bench/clientCases.ts';
import { fillVault, type FullVault } from '#tests/support/fullVault.ts';
import { useVault } from '#tests/support/vault.ts';

const vault = useVault({ connections: 1 });

/** The web client's operations, by name. */
const texts = new Map(
  Object.values(JSON.parse(readFileSync(new URL('../../../persistedOperations.json', import.meta.url), 'utf8')) as Record<string, string>).map((text) => [/(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? '', text]),
);

let full: FullVault;
beforeAll(async () => {
  full = await fillVault(vault, 4);
});

const casesOf = ({ ids, noteId, token }: Pick<FullVault, 'ids' | 'noteId' | 'token'>) =>
  clientCases({
    spaceId: ids.Space[0] ?? '',
    // Those of the first space that have sources, and the one above them.
    collectionIds: ids.Collection.slice(0, 5),
    articleId: ids.Source[2] ?? '',
    noteId,
    invitationToken: token,
    tagNames: ['Tag 0', 'Tag 1', 'Tag 2', 'Tag 3'],
    domainNames: ['example.org', 'example.org', 'example.org', 'example.org'],
    rareWord: 'nowhere',
    commonWord: 'words',
    partOfWord: 'exam',
  });
const nothing = { ids: { Space: [''], Collection: Array.from({ length: 600 }, () => ''), Source: [''] } as never, noteId: '', token: '' };

test.each(casesOf(nothing).map((each, index) => ({ name: nameOf(each), index })))('$name', async ({ index }) => {
  const one = casesOf(full)[index];
  if (!one) throw new Error('No such case');
  const ask: AskClient = async (operation, variables) => {
    const { data, errors } = await vault.as(full.person).query(texts.get(operation) ?? '', { ...variables });
    expect(errors).toBeUndefined();
    return data ?? {};
  };
  const variables = typeof one.variables === 'function' ? await one.variables(ask) : one.variables;
  const statements = await vault.statementsOf(full.person, texts.get(one.operation) ?? '', { ...variables });
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(one.statements);
});

test('every query of the web client has a ceiling', () => {
  const covered = new Set(casesOf(nothing).map(({ operation }) => operation));
  expect([...texts.keys()].filter((name) => name.endsWith('Query') && !covered.has(name))).toEqual([]);
});
