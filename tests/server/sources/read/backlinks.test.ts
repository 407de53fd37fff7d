import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkPassage } from '#server/domain/sources/read/linkPassage.ts';
import { type Person, useVault } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function write(who: Person, spaceId: string, title: string, text: string): Promise<string> {
  const answer = await as(who).mutate('addSources', { spaceId, sources: [{ note: { title, text } }] }, 'results { source { id } }');
  return (answer as unknown as { results: [{ source: { id: string } }] }).results[0].source.id;
}

interface Backlinks {
  readonly totalCount: number;
  readonly pageInfo: { readonly endCursor: string | null; readonly startCursor: string | null; readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
  readonly edges: { readonly kind: string; readonly snippet: { readonly text: string; readonly isHit: boolean }[]; readonly node: { readonly id: string; readonly title: string } }[];
}

async function backlinksOf(who: Person, id: string, args = ''): Promise<Backlinks> {
  const query = `query($id: ID!) { node(id: $id) { ... on Source { backlinks${args} { totalCount pageInfo { startCursor endCursor hasNextPage hasPreviousPage } edges { kind snippet { text isHit } node { ... on Source { id title } } } } } } }`;
  const { data, errors } = await as(who).query(query, { id });
  expect(errors).toBeUndefined();
  return (data?.['node'] as { backlinks: Backlinks }).backlinks;
}
const titles = ({ edges }: Backlinks) => edges.map(({ node }) => node.title);

describe('notes that link to a source', () => {
  test('are shown with the words around the link; renaming the source breaks none', async () => {
    const owner = await given.person();
    const spaceId = await given.space(owner);
    const curve = await write(owner, spaceId, 'The curve', 'Flat after two days.');
    const note = await write(owner, spaceId, 'Margin notes', `First.\n\n- [ ] See **also** [The \\[flat\\] curve](/sources/${curve}) today\n\nLast.`);
    await as(owner).mutate('updateSource', { sourceId: curve, title: 'Another title' }, 'source { id }');
    const found = await backlinksOf(owner, curve);
    expect(found.totalCount).toBe(1);
    expect(found.edges[0]).toEqual({
      kind: 'LINK',
      node: { id: note, title: 'Margin notes' },
      snippet: [
        { text: 'See also ', isHit: false },
        { text: 'The [flat] curve', isHit: true },
        { text: ' today', isHit: false },
      ],
    });
    expect((await backlinksOf(owner, note)).edges).toEqual([]);
    expect((await backlinksOf(owner, curve, '(kinds: [MENTION])')).edges).toEqual([]);
  });

  test('can be listed among all sources, with everything else a list asks', async () => {
    const owner = await given.person();
    const [spaceId, otherId] = [await given.space(owner), await given.space(owner)];
    const curve = await write(owner, spaceId, 'The curve', 'Flat.');
    await write(owner, spaceId, 'One', `[The curve](/sources/${curve}) is flat`);
    await write(owner, spaceId, 'Two', `[[${curve}]] is steep`);
    await write(owner, spaceId, 'None', 'Nothing of the kind');
    await write(owner, otherId, 'Elsewhere', `[The curve](/sources/${curve})`);
    const listed = async (filter: Record<string, unknown>) => {
      const { data, errors } = await as(owner).query('query($id: ID!, $filter: SourceFilter) { node(id: $id) { ... on Space { sources(filter: $filter) { totalCount edges { node { title } } } } } }', { id: spaceId, filter });
      expect(errors).toBeUndefined();
      const { totalCount, edges } = (data?.['node'] as { sources: { totalCount: number; edges: { node: { title: string } }[] } }).sources;
      expect(totalCount).toBe(edges.length);
      return edges.map(({ node }) => node.title).sort();
    };
    expect(await listed({ linksToId: curve })).toEqual(['One', 'Two']);
    expect(await listed({ linksToId: curve, text: 'steep' })).toEqual(['Two']);
    expect(await listed({ linksToId: curve, types: ['URI'] })).toEqual([]);
    expect(await listed({ linksToId: 'source_nonsense' })).toEqual([]);
    const [, two] = await Promise.all(['', ''].map(() => write(owner, spaceId, 'Three', 'x')));
    expect(await listed({ linksToId: two })).toEqual([]);
  });

  test('are gone with the link, and with the note; what another space says is not told', async () => {
    const owner = await given.person();
    const [spaceId, otherId] = [await given.space(owner), await given.space(owner)];
    const viewer = await given.member(spaceId, 'VIEWER');
    const curve = await write(owner, spaceId, 'The curve', 'Flat.');
    const one = await write(owner, spaceId, 'One', `[The curve](/sources/${curve})`);
    const two = await write(owner, spaceId, 'Two', `[[${curve}]]`);
    await write(owner, otherId, 'Elsewhere', `[The curve](/sources/${curve})`);
    expect(titles(await backlinksOf(viewer, curve)).sort()).toEqual(['One', 'Two']);
    await as(owner).mutate('updateSource', { sourceId: one, text: 'No link' }, 'source { id }');
    expect(titles(await backlinksOf(owner, curve))).toEqual(['Two']);
    await as(owner).mutate('deleteSources', { sourceIds: [two] }, 'deletedSourceIds');
    expect(titles(await backlinksOf(owner, curve))).toEqual([]);
  });

  test('come by pages, last changed first, each once from either end', async () => {
    const owner = await given.person();
    const spaceId = await given.space(owner);
    const curve = await write(owner, spaceId, 'The curve', 'Flat.');
    for (const title of ['1', '2', '3']) await write(owner, spaceId, title, `[The curve](/sources/${curve})`);
    const all = titles(await backlinksOf(owner, curve));
    expect(all).toHaveLength(3);
    const first = await backlinksOf(owner, curve, '(first: 2)');
    expect([titles(first), first.pageInfo.hasNextPage]).toEqual([all.slice(0, 2), true]);
    expect(titles(await backlinksOf(owner, curve, `(first: 2, after: "${first.pageInfo.endCursor}")`))).toEqual(all.slice(2));
    const last = await backlinksOf(owner, curve, '(last: 1)');
    expect([titles(last), last.pageInfo.hasPreviousPage]).toEqual([all.slice(2), true]);
    expect(titles(await backlinksOf(owner, curve, `(last: 5, before: "${last.pageInfo.startCursor}")`))).toEqual(all.slice(0, 2));
    const { errors } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Source { backlinks(after: "nonsense") { edges { cursor } } } } }', { id: curve });
    expect(errors?.[0]?.message).toContain('no cursor');
  });
});

test('whatever a note says, the words around a link are short pieces without its address', () => {
  const id = 'source_01h455vb4pex5vsknk084sn02q';
  const letters = fc.constantFrom('[', ']', '(', ')', '\\', '`', '*', '\n', ' ', 'a', 'ö', '# ', `/sources/${id}`, `[x](/sources/${id})`, '[[', ']]');
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 60 }), fc.array(letters, { maxLength: 60 }), (before, after) => {
      const fragments = linkPassage(`${before.join('')}[x](/sources/${id})${after.join('')}`, id);
      expect(fragments.length).toBeLessThanOrEqual(3);
      for (const { text } of fragments) {
        expect(text.length).toBeLessThan(1500);
        expect(text).not.toContain('\n');
      }
    }),
  );
});
