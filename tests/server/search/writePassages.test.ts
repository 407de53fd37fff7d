import { expect, test } from 'vitest';
import { createStoredSource } from './storedSource.ts';
import { indexNow } from '#server/domain/search/indexSources.ts';
import { cutOldPassages } from '#server/domain/search/cutOldPassages.ts';
import { publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

const system = () => vault.context({ kind: 'system', job: 'test' });
const sentences = (word: string, count = 300) => Array.from({ length: count / 10 }, (_, at) => `The ${word} of number ${at} was running on and on again.`).join(' ');

interface Stored {
  readonly quoted: string;
  readonly text: string;
  readonly words: string;
  readonly page: number | null;
  readonly changed: string;
}

const passagesOf = (id: string) => vault.database.prisma.$queryRaw<Stored[]>`
  select substr(t."plainText", p."firstCharacter" + 1, p.characters) as quoted, t."plainText" as text, p.words::text as words, p.page, p.start, p."end", p.xmin::text as changed
  from "Passage" p join "SourceText" t on t."sourceId" = p."sourceId" where p."sourceId" = ${id}::uuid and p.position >= 0 order by p.position`;
const countPassages = (sourceIds: readonly string[]) => vault.database.prisma.passage.count({ where: { sourceId: { in: [...sourceIds] }, position: { gte: 0 } } });
const nameOf = async (sourceId: string) => {
  const [row] = await vault.database.prisma.$queryRaw<{ words: string; changed: string }[]>`select words::text, xmin::text as changed from "Passage" where "sourceId" = ${sourceId}::uuid and position = -1`;
  return row;
};

async function space() {
  const owner = await given.person();
  return { owner, spaceId: uuid(await given.space(owner)) };
}

test('passages are quoted letter by letter, also behind letters of two halves, and their words are stems of the language of the source', async () => {
  const { spaceId } = await space();
  const english = await createStoredSource(vault, spaceId, { text: `😀😀 ${sentences('horses')}`, language: 'en-GB' });
  const german = await createStoredSource(vault, spaceId, { text: sentences('Häuser'), language: 'de' });
  await indexNow(system(), [english, german]);
  const found = (await passagesOf(english)) as (Stored & { start: number; end: number })[];
  expect(found.length).toBeGreaterThan(1);
  for (const { quoted, text, start, end } of found) expect(quoted).toBe(text.slice(start, end));
  expect(found[0]?.words).toMatch(/'hors':.*'run':/);
  expect((await passagesOf(german))[0]?.words).toContain("'haus':");
});

test('nothing is written where nothing has changed; another text or another language is cut anew', async () => {
  const { spaceId } = await space();
  const id = await createStoredSource(vault, spaceId, { text: sentences('horses'), language: null });
  await indexNow(system(), [id]);
  const before = await passagesOf(id);
  await indexNow(system(), [id]);
  expect(await passagesOf(id)).toEqual(before);
  expect(before[0]?.words).toContain("'horses':");

  await vault.database.prisma.source.update({ where: { id }, data: { language: 'en' } });
  await indexNow(system(), [id]);
  expect((await passagesOf(id))[0]?.words).toContain("'hors':");

  await vault.database.prisma.sourceText.update({ where: { sourceId: id }, data: { plainText: sentences('cattle', 100) } });
  await indexNow(system(), [id]);
  expect((await passagesOf(id)).map(({ words }) => words.includes("'cattl':"))).toEqual([true]);

  await vault.database.prisma.sourceText.update({ where: { sourceId: id }, data: { plainText: '' } });
  await indexNow(system(), [id]);
  expect(await passagesOf(id)).toEqual([]);
  expect(await vault.database.prisma.sourcePassages.count({ where: { sourceId: id } })).toBe(0);
});

test('a note has passages as soon as it is written, copies have their own, and with the source they are gone', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const collectionId = await given.collection(owner, spaceId, 'Notes');
  const id = await createStoredSource(vault, uuid(spaceId), { text: 'Old.', language: 'en', type: 'NOTE', collectionId: uuid(collectionId) });
  const publicSource = `source_${id}`;
  void publicSource;
  const sourceId = publicId('Source', id);
  await as(owner).mutate('updateSource', { sourceId, text: 'Horses were running over the hills.' }, 'source { id }');
  expect((await passagesOf(id)).map(({ quoted }) => quoted)).toEqual(['Horses were running over the hills.']);
  const { copiedSourceIds } = (await as(owner).mutate('copySources', { sourceIds: [sourceId], toCollectionId: collectionId }, 'copiedSourceIds')) as unknown as { copiedSourceIds: string[] };
  const copy = uuid(copiedSourceIds[0] ?? '');
  expect((await passagesOf(copy)).map(({ quoted }) => quoted)).toEqual(['Horses were running over the hills.']);
  await vault.database.prisma.source.delete({ where: { id: copy } });
  expect(await vault.database.prisma.passage.count({ where: { sourceId: copy } })).toBe(0);
  expect(await countPassages([id])).toBe(1);
});

test('what a source is called is a passage before those of its text, in stems of its language, also where it has no text; written anew with its title and its tags alone', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const [id, chinese] = [await createStoredSource(vault, uuid(spaceId), { text: '', title: 'Horses & carriages', language: 'en' }), await createStoredSource(vault, uuid(spaceId), { text: '', title: '黑豹队的防守', language: 'zh' })];
  await indexNow(system(), [id, chinese]);
  const before = await nameOf(id);
  expect(before?.words).toBe("'carriag':2 'hors':1");
  expect((await nameOf(chinese))?.words).toContain("'防守'");
  await indexNow(system(), [id]);
  expect(await nameOf(id)).toEqual(before);
  await as(owner).mutate('tagSources', { sourceIds: [publicId('Source', id)], add: ['Running'] }, 'taggedSourceIds');
  expect((await nameOf(id))?.words).toBe("'carriag':2 'hors':1 'run':3");
  await as(owner).mutate('updateSource', { sourceId: publicId('Source', id), title: 'Mules' }, 'source { id }');
  expect((await nameOf(id))?.words).toBe("'mule':1 'run':2");
});

test('passages of documents know their pages', async () => {
  const { spaceId } = await space();
  const pages = [sentences('horses', 100), sentences('cattle', 100)];
  const id = await createStoredSource(vault, spaceId, { text: pages.join('\n\n'), language: 'en', html: pages.map((page, at) => `<section id="page-${at + 1}"><p>${page}</p></section>`).join(''), details: { pages: 2 } });
  await indexNow(system(), [id]);
  expect((await passagesOf(id)).map(({ page }) => page)).toEqual([1, 2]);
});

test('sources that were there before get their passages by a job that tells how far it is, and goes on where it was', async () => {
  const { spaceId } = await space();
  await vault.database.prisma.$executeRaw`delete from "SourcePassages"`;
  await vault.database.prisma.$executeRaw`delete from "Passage"`;
  await vault.database.prisma.$executeRaw`delete from "SourceText"`;
  await vault.database.prisma.$executeRaw`delete from "Source"`;
  const ids = [];
  for (let at = 0; at < 60; at++) ids.push(await createStoredSource(vault, spaceId, { text: `Horses were running, number ${at}.`, language: 'en' }));
  const waiting = () => vault.database.prisma.$queryRaw<{ payload: { after: string; done: number; of: number } }[]>`select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'cutOldPassages'`;
  expect(await cutOldPassages(system(), { after: null, done: 0, of: null })).toEqual({ done: 50, of: 60, isComplete: false });
  const [next] = await waiting();
  expect(next?.payload).toMatchObject({ done: 50, of: 60 });
  expect(await cutOldPassages(system(), next?.payload as never)).toEqual({ done: 60, of: 60, isComplete: true });
  expect(await countPassages(ids)).toBe(60);
  expect((await nameOf(ids[0] ?? ''))?.words).toBe("'sourc':2");
  expect(await cutOldPassages(system(), { after: null, done: 0, of: null })).toEqual({ done: 0, of: 0, isComplete: true });
});
