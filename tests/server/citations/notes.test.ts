import { beforeEach, expect, test } from 'vitest';
import { type ExportedSource, exportedTexts } from '#server/domain/exports/exportedSources.ts';
import { markdownFileOf } from '#server/domain/exports/markdownFile.ts';
import { markdownNote } from '#server/jobs/exports/formats/markdownNote.ts';
import { indexNow } from '#server/domain/search/indexSources.ts';
import { createStoredSource } from '#tests/server/search/storedSource.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;
const system = () => vault.context({ kind: 'system', job: 'test' });

const elbe = 'The Elbe rises in the Giant Mountains.\n\nIt reaches the North Sea near Cuxhaven after 1,094 kilometres.';
let owner: Person;
let spaceId: string;
let noteId: string;
let sourceId: string;
beforeEach(async () => {
  owner = await given.person();
  spaceId = await given.space(owner);
  noteId = publicId('Source', await createStoredSource(vault, uuid(spaceId), { text: 'Rivers.', language: 'en', title: 'On rivers', type: 'NOTE' }));
  sourceId = await put(spaceId, elbe);
});

async function put(inSpace: string, text: string): Promise<string> {
  const id = await createStoredSource(vault, uuid(inSpace), { text, language: 'en', title: 'A river' });
  await indexNow(system(), [id]);
  return publicId('Source', id);
}

interface Cited {
  readonly id: string;
  readonly quote: string;
  readonly prefix: string;
  readonly state: string;
  readonly sourceTitle: string;
  readonly source: { readonly id: string } | null;
  readonly place: { readonly start: number; readonly path: string } | null;
  readonly owner: { readonly __typename: string; readonly title?: string } | null;
}
const citedFields = 'id quote prefix state sourceTitle source { id } place { start path } owner { __typename ... on Source { title } }';
interface Answer {
  readonly code?: string;
  readonly source: { readonly originalContent: string; readonly excerpt: string; readonly updatedAt: string } | null;
  readonly citations: readonly Cited[];
}
const cite = async (person: Person, input: Record<string, unknown>): Promise<Answer> =>
  (await as(person).mutate('updateSource', { sourceId: noteId, ...input }, `source { originalContent excerpt updatedAt } citations { ${citedFields} }`)) as unknown as Answer;

const citationsOf = async (person: Person, id = noteId): Promise<readonly Cited[] | null> => {
  const { data, errors } = await as(person).query(`query($id: ID!) { node(id: $id) { ... on Source { citations { ${citedFields} } } } }`, { id });
  expect(errors).toBeUndefined();
  return (data?.['node'] as { citations: readonly Cited[] } | null)?.citations ?? null;
};
const citedBy = async (person: Person, id = sourceId): Promise<readonly (string | undefined)[]> => {
  const { data } = await as(person).query('query($id: ID!) { node(id: $id) { ... on Source { citedBy { totalCount edges { node { id owner { ... on Source { title } } } } } } } }', { id });
  const { citedBy: found } = (data?.['node'] as { citedBy: { totalCount: number; edges: readonly { node: { owner: { title: string } } }[] } });
  expect(found.totalCount).toBe(found.edges.length);
  return found.edges.map(({ node }) => node.owner.title);
};

const wanted = { quote: 'the NORTH sea near  Cuxhaven', mark: 'new1' };

test('a note cites the letters that its source has; marks become ids, and the source knows of it', async () => {
  const { source, citations } = await cite(owner, { text: 'It is long.[^new1] Very long.[^new1]', newCitations: [{ ...wanted, sourceId }] });
  const [citation] = citations;
  expect(citation).toMatchObject({ quote: 'the North Sea near Cuxhaven', state: 'FOUND', sourceTitle: 'A river', source: { id: sourceId }, owner: { __typename: 'Source', title: 'On rivers' } });
  expect(citation?.place?.path).toContain(`at=${elbe.indexOf('the North')}-`);
  expect(source?.originalContent).toBe(`It is long.[^${citation?.id}] Very long.[^${citation?.id}]`);
  expect(source?.excerpt).toBe('It is long. Very long.');
  expect(await citationsOf(owner)).toEqual(citations);
  expect(await citedBy(owner)).toEqual(['On rivers']);
});

test('without a text it is there before the text has it, and the note is unchanged', async () => {
  const before = (await cite(owner, { title: 'On rivers' })).source?.updatedAt;
  const { citations, source } = await cite(owner, { newCitations: [{ quote: wanted.quote, sourceId }] });
  expect(source?.updatedAt).toBe(before);
  expect(await citationsOf(owner)).toEqual([]);
  expect(await citedBy(owner)).toEqual([]);
  const text = `Long.[^${citations[0]?.id}]`;
  expect((await cite(owner, { text, ifUnchangedSince: before })).source?.originalContent).toBe(text);
  expect((await citationsOf(owner))?.map(({ id }) => id)).toEqual([citations[0]?.id]);
  expect(await citedBy(owner)).toEqual(['On rivers']);
});

test('what is no longer in the text is let go, and comes back with an earlier text', async () => {
  const { source } = await cite(owner, { text: 'Long.[^new1]', newCitations: [{ ...wanted, sourceId }] });
  await cite(owner, { text: 'Short.' });
  expect([await citationsOf(owner), await citedBy(owner)]).toEqual([[], []]);
  await cite(owner, { text: source?.originalContent });
  expect(await citationsOf(owner)).toHaveLength(1);
  await vault.database.prisma.source.update({ where: { id: uuid(noteId) }, data: { trashedAt: new Date() } });
  expect(await citedBy(owner)).toEqual([]);
});

test('a text that is read again is looked up; a copy of the note cites still when the note is gone', async () => {
  const { source, citations } = await cite(owner, { text: 'Long.[^new1]', newCitations: [{ ...wanted, sourceId }] });
  const copy = publicId('Source', await createStoredSource(vault, uuid(spaceId), { text: source?.originalContent ?? '', language: 'en', type: 'NOTE' }));
  await vault.database.prisma.sourceText.update({ where: { sourceId: uuid(sourceId) }, data: { plainText: `News. ${elbe}` } });
  await indexNow(system(), [uuid(sourceId)]);
  expect((await citationsOf(owner))?.map(({ state }) => state)).toEqual(['MOVED']);
  await vault.database.prisma.sourceText.update({ where: { sourceId: uuid(sourceId) }, data: { plainText: 'Nothing.' } });
  await indexNow(system(), [uuid(sourceId)]);
  expect(await citationsOf(owner)).toMatchObject([{ state: 'LOST', place: null, quote: 'the North Sea near Cuxhaven' }]);
  await vault.database.prisma.source.delete({ where: { id: uuid(noteId) } });
  expect(await citationsOf(owner, copy)).toMatchObject([{ id: citations[0]?.id, owner: null }]);
});

test('of several places the words around tell which; what does not stand there, or is nowhere, is refused with its place in the input', async () => {
  const twice = await put(spaceId, 'Alpha: the same words here. Beta: the same words here. The end.');
  const { citations } = await cite(owner, { newCitations: [{ quote: 'the same words', prefix: 'Beta: ', sourceId: twice }] });
  expect(citations[0]?.prefix).toMatch(/Beta: $/);
  const elsewhere = await put(await given.space(owner, 'Second'), elbe);
  const trashed = await put(spaceId, elbe);
  await vault.database.prisma.source.update({ where: { id: uuid(trashed) }, data: { trashedAt: new Date() } });
  const refused = async (input: Record<string, unknown>) => {
    const { data } = await as(owner).query('mutation($input: UpdateSourceInput!) { updateSource(input: $input) { ... on InvalidInputError { fields { field code } } } }', { input: { sourceId: noteId, ...input } });
    return (data?.['updateSource'] as { fields: { field: string[]; code: string }[] }).fields.map(({ field, code }) => `${field.join('.')} ${code}`);
  };
  expect(
    await refused({
      text: 'Text [^a]',
      newCitations: [
        { quote: 'the North Sea near Hamburg', sourceId }, { quote: 'North Sea', sourceId: elsewhere }, { quote: 'North Sea', sourceId: trashed }, { quote: 'North Sea', sourceId: 'source_nonsense' }, { quote: 'North Sea', mark: 'b', sourceId },
        { quote: 'able', sourceId },
      ],
    }),
  ).toEqual(['newCitations.0.quote NOT_IN_SOURCE', 'newCitations.1.sourceId NOT_FOUND', 'newCitations.2.sourceId NOT_FOUND', 'newCitations.3.sourceId NOT_FOUND', 'newCitations.4.mark NOT_FOUND', 'newCitations.5.quote NOT_IN_SOURCE']);
  expect(await refused({ newCitations: [{ quote: ' ', sourceId }] })).toEqual(['newCitations.0.quote REQUIRED']);
  expect(await refused({ newCitations: [{ quote: 'x'.repeat(2_001), sourceId }] })).toEqual(['newCitations.0.quote TOO_LONG']);
  expect(await refused({ text: '[^a b]', newCitations: [{ quote: 'North Sea', mark: 'a b', sourceId }] })).toEqual(['newCitations.0.mark MALFORMED']);
  expect(await refused({ newCitations: Array.from({ length: 501 }, () => ({ quote: 'North Sea', sourceId })) })).toEqual(['newCitations TOO_MANY']);
  expect(await refused({ sourceId, newCitations: [{ quote: 'North Sea', sourceId }] })).toEqual(['newCitations NOT_ALLOWED']);
  expect(await citationsOf(owner)).toEqual([]);
});

test('who is not in the space sees neither the note nor the quote, also where another note names it', async () => {
  const { citations, source } = await cite(owner, { text: 'Long.[^new1]', newCitations: [{ ...wanted, sourceId }] });
  const stranger = await given.person();
  const theirs = await given.space(stranger);
  const stolen = publicId('Source', await createStoredSource(vault, uuid(theirs), { text: source?.originalContent ?? '', language: 'en', type: 'NOTE' }));
  expect(await citationsOf(stranger)).toBeNull();
  expect(await citationsOf(stranger, stolen)).toEqual([]);
  const { data } = await as(stranger).query('query($id: ID!) { node(id: $id) { id } }', { id: citations[0]?.id });
  expect(data?.['node']).toBeNull();
  expect((await cite(stranger, { newCitations: [{ ...wanted, sourceId }] })).code).toBe('NOT_FOUND');
});

test('ten notes take as many statements as one', async () => {
  const ids = [];
  for (let at = 0; at < 10; at += 1) {
    noteId = publicId('Source', await createStoredSource(vault, uuid(spaceId), { text: '', language: 'en', type: 'NOTE' }));
    await cite(owner, { text: 'Long.[^new1]', newCitations: [{ ...wanted, sourceId }] });
    ids.push(noteId);
  }
  const text = 'query($ids: [ID!]!) { nodes(ids: $ids) { ... on Source { citations { id source { id } owner { __typename } } } } }';
  expect(await vault.queriesOf(owner, text, { ids })).toBe(await vault.queriesOf(owner, text, { ids: ids.slice(0, 1) }));
});

test('a note that leaves the vault says what it cites: footnotes by number, each quote once; who may not see the quotes gets none', async () => {
  const twice = await cite(owner, { text: 'It ends there[^new1], at the sea[^new1]. It is long[^new2].', newCitations: [{ ...wanted, sourceId }, { mark: 'new2', quote: '1,094 kilometres', sourceId }] });
  const body = `${twice.source?.originalContent ?? ''} Nobody has this one[^citation_01h455vb4pex5vsknk084sn02q].`;
  await vault.database.prisma.source.update({ where: { id: uuid(sourceId) }, data: { title: 'A *river*', sourceUrl: 'https://rivers.example/elbe' } });
  const file = (person: Person) => markdownFileOf(vault.context(person.actor), { title: 'On rivers', sourceUrl: null, markdown: body });
  expect(await file(owner)).toBe(
    '# On rivers\n\nIt ends there[^1], at the sea[^1]. It is long[^2]. Nobody has this one.\n\n[^1]: “the North Sea near Cuxhaven” A \\*river\\*, <https://rivers.example/elbe>\n[^2]: “1,094 kilometres” A \\*river\\*, <https://rivers.example/elbe>\n',
  );
  expect(await file(await given.person())).toBe('# On rivers\n\nIt ends there, at the sea. It is long. Nobody has this one.\n');

  const exported = new Map<string, ExportedSource>();
  for await (const each of exportedTexts(vault.context(owner.actor), { spaceId: uuid(spaceId), scope: null })) exported.set(each.row.id, each);
  const note = exported.get(uuid(noteId));
  expect(note?.originalContent).toContain('[^citation_');
  expect([...(note?.quotes.values() ?? [])].map(({ quote }) => quote).sort()).toEqual(['1,094 kilometres', 'the North Sea near Cuxhaven']);
  if (note) expect(markdownNote(note, [])).toContain('It ends there[^1], at the sea[^1]. It is long[^2].\n\n[^1]: “the North Sea near Cuxhaven” A \\*river\\*');
});

test('footnotes that a note has of its own keep their numbers when it leaves', async () => {
  const { source } = await cite(owner, { text: 'Mine[^1] and mine[^3]. It ends there[^new1]; it is long[^new2].\n\n[^1]: A remark.\n[^3]: Another.', newCitations: [{ ...wanted, sourceId }, { mark: 'new2', quote: '1,094 kilometres', sourceId }] });
  const file = await markdownFileOf(vault.context(owner.actor), { title: 'On rivers', sourceUrl: null, markdown: source?.originalContent ?? '' });
  expect(file).toContain('Mine[^1] and mine[^3]. It ends there[^2]; it is long[^4].\n\n[^1]: A remark.\n[^3]: Another.\n\n[^2]: “the North Sea near Cuxhaven”');
  expect(file).toContain('\n[^4]: “1,094 kilometres”');
});

test('what looks like the mark of a citation in code leaves as the code that it is', async () => {
  const { citations } = await cite(owner, { text: 'There[^new1].', newCitations: [{ ...wanted, sourceId }] });
  const mark = `[^${citations[0]?.id}]`;
  const code = ['`' + mark + '`', `\`\`a ${mark}\`\``, `\`\`\`md\n${mark}\n\`\`\``, `    ${mark} indented`, `> ~~~\n> ${mark}\n> ~~~`, `- a list\n\n  \`\`\`\n  ${mark}\n  \`\`\``];
  const markdown = [`There${mark}.`, ...code, `Open \` ${mark} here.`].join('\n\n');
  const file = await markdownFileOf(vault.context(owner.actor), { title: 'On rivers', sourceUrl: null, markdown });
  expect(file).toBe(`# On rivers\n\n${['There[^1].', ...code, 'Open ` [^1] here.'].join('\n\n')}\n\n[^1]: “the North Sea near Cuxhaven” A river\n`);
});

test('a source tells which notes cite it, each once with its strongest way; a quote that is taken out leads nowhere', async () => {
  const backlinks = async (person: Person, args = '') => {
    const { data, errors } = await as(person).query(`query($id: ID!) { node(id: $id) { ... on Source { backlinks${args} { totalCount edges { kind snippet { text isHit } node { ... on Source { title } } } } } } }`, { id: sourceId });
    expect(errors).toBeUndefined();
    return (data?.['node'] as { backlinks: { totalCount: number; edges: { kind: string; snippet: { text: string; isHit: boolean }[]; node: { title: string } }[] } } | null)?.backlinks;
  };
  await cite(owner, { text: 'It ends **there**[^new1], at the sea[^new2].', newCitations: [{ ...wanted, sourceId }, { mark: 'new2', quote: '1,094 kilometres', sourceId }] });
  const cited = { totalCount: 1, edges: [{ kind: 'CITATION', snippet: [{ text: 'It ends there', isHit: false }, { text: ', at the sea.', isHit: false }], node: { title: 'On rivers' } }] };
  expect(await backlinks(owner)).toEqual(cited);
  expect(await backlinks(owner, '(kinds: [LINK])')).toEqual({ totalCount: 0, edges: [] });
  expect(await backlinks(owner, '(kinds: [CITATION, MENTION])')).toEqual(cited);
  expect((await backlinks(owner, '(kinds: [MENTION])'))?.totalCount).toBe(0);
  await cite(owner, { text: `It ends[^new1] in [the sea](/source/${sourceId}).`, newCitations: [{ ...wanted, sourceId }] });
  expect((await backlinks(owner))?.edges.map(({ kind }) => kind)).toEqual(['LINK']);
  await cite(owner, { text: 'Nothing of it.' });
  expect(await backlinks(owner)).toEqual({ totalCount: 0, edges: [] });
});
