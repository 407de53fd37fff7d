import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deletePeople } from '#server/domain/administration/deletePeople.ts';
import { addSources } from '#server/domain/sources/add/addSources.ts';
import type { NewSource } from '#server/domain/sources/add/newSource.ts';
import { copySources } from '#server/domain/sources/bulk/copySources.ts';
import { updateSource } from '#server/domain/sources/edit/updateSource.ts';
import { storageByPerson, storageUsedBySpace } from '#server/domain/sources/files/fileLimits.ts';
import { createStorageEstimates } from '#server/domain/sources/files/storageEstimates.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

/** What somebody does in a vault with these quotas, in bytes. */
const within = (person: Person, { spaceQuota = 0, personQuota = 0 }) => {
  const ctx = { ...vault.context(person.actor), fileLimits: { largestFile: 1e6, spaceQuota, personQuota } };
  return {
    add: async (spaceId: string, ...sources: NewSource[]) =>
      (await addSources(ctx, { spaceId: uuid(spaceId), sources })).results.map((result) => (result.outcome === 'INVALID' ? result.problem : uuid(encodePublicId('Source', result.sourceId)))),
    copy: (sourceId: string, toCollectionId: string) => copySources(ctx, { sources: [sourceId], to: { id: uuid(toCollectionId) } }),
    write: (sourceId: string, text: string) => updateSource(ctx, { sourceId, text }),
  };
};
const note = (length: number): NewSource => ({ type: 'NOTE', text: 'x'.repeat(length) });
const file = (size: number): NewSource => ({ type: 'FILE', name: 'a.bin', size, mimeType: null });
const usedBy = async ({ id }: Person) => (await storageByPerson({ db: vault.database.prisma }, [uuid(id)])).get(uuid(id));

test('a person may add so much to all spaces together, files and texts, and no byte more', async () => {
  const ada = await given.person();
  const [one, other] = [await given.space(ada), await given.space(ada)];
  const { add } = within(ada, { personQuota: 1000 });
  expect(await add(one, file(600), note(300))).toEqual([expect.any(String), expect.any(String)]);
  expect(await add(other, note(101), note(100), note(1))).toEqual(['PERSON_QUOTA_EXCEEDED', expect.any(String), 'PERSON_QUOTA_EXCEEDED']);
  expect(await usedBy(ada)).toBe(1000);
  // What others add to the same space is theirs.
  const grace = await given.member(one, 'EDITOR');
  expect(await within(grace, { personQuota: 1000 }).add(one, note(900))).toEqual([expect.any(String)]);
});

test('links are taken also when there is no room: they weigh nothing yet', async () => {
  const ada = await given.person();
  const spaceId = await given.space(ada);
  expect(await within(ada, { personQuota: 1, spaceQuota: 1 }).add(spaceId, { type: 'URI', url: 'https://example.org/a' }, note(2))).toEqual([expect.any(String), 'QUOTA_EXCEEDED']);
});

test('nobody passes their quota by being fast, also not in several spaces', async () => {
  const ada = await given.person();
  const spaces = [await given.space(ada), await given.space(ada), await given.space(ada)];
  const { add } = within(ada, { personQuota: 1000 });
  const answers = (await Promise.all([...spaces, ...spaces].map((spaceId) => add(spaceId, note(300))))).flat();
  expect(answers.filter((answer) => answer === 'PERSON_QUOTA_EXCEEDED')).toHaveLength(3);
  expect(await usedBy(ada)).toBe(900);
});

test('the texts of a space count against its quota, too', async () => {
  const ada = await given.person();
  const spaceId = await given.space(ada);
  const { add } = within(ada, { spaceQuota: 1000 });
  expect(await add(spaceId, note(800), file(201), note(200))).toEqual([expect.any(String), 'QUOTA_EXCEEDED', expect.any(String)]);
  expect((await storageUsedBySpace(vault.database.prisma, [uuid(spaceId)])).get(uuid(spaceId))).toBe(1000);
});

test('copies count, for who copies; what does not fit is not copied at all', async () => {
  const ada = await given.person();
  const spaceId = await given.space(ada);
  const collectionId = await given.collection(ada, spaceId, 'Copies');
  const { add, copy } = within(ada, { personQuota: 1000 });
  const [source = ''] = await add(spaceId, note(400));
  await copy(source, collectionId);
  expect(await usedBy(ada)).toBe(800);
  await expect(copy(source, collectionId)).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  expect(await usedBy(ada)).toBe(800);
  expect(await vault.database.prisma.source.count({ where: { spaceId: uuid(spaceId) } })).toBe(2);
});

test('a note grows as far as there is room, and can always be shortened', async () => {
  const ada = await given.person();
  const spaceId = await given.space(ada);
  const { add, write } = within(ada, {});
  const [source = ''] = await add(spaceId, note(2000));
  const tight = within(ada, { personQuota: 1000 });
  await expect(tight.write(source, 'x'.repeat(2001))).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  expect((await vault.database.prisma.sourceText.findUniqueOrThrow({ where: { sourceId: source } })).originalContent).toHaveLength(2000);
  await tight.write(source, 'x'.repeat(10));
  await write(source, 'x'.repeat(5000));
});

test('the trash counts; deleting for good makes room, restoring takes none', async () => {
  const ada = await given.person();
  const spaceId = await given.space(ada);
  const { add } = within(ada, { personQuota: 1000 });
  const [source = ''] = await add(spaceId, note(1000));
  const sourceIds = [encodePublicId('Source', source)];
  await as(ada).mutate('deleteSources', { sourceIds }, 'deletedSourceIds');
  expect(await add(spaceId, note(1))).toEqual(['PERSON_QUOTA_EXCEEDED']);
  await as(ada).mutate('restoreSources', { sourceIds }, 'sources { id }');
  expect(await usedBy(ada)).toBe(1000);
  await as(ada).mutate('deleteSources', { sourceIds }, 'deletedSourceIds');
  await as(ada).mutate('emptyTrash', { spaceId }, 'deletedSourceCount');
  expect(await usedBy(ada)).toBe(0);
  expect(await add(spaceId, note(1000))).toEqual([expect.any(String)]);
});

test('what somebody left behind counts for the space alone', async () => {
  const [admin, ada] = [await given.person(), await given.person()];
  await vault.database.prisma.user.update({ where: { id: uuid(admin.id) }, data: { isAdministrator: true } });
  const spaceId = await given.space(admin);
  await vault.database.prisma.membership.create({ data: { spaceId: uuid(spaceId), userId: uuid(ada.id), role: 'EDITOR' } });
  await within(ada, {}).add(spaceId, note(700));
  await deletePeople(vault.context(admin.actor), [uuid(ada.id)], 'DELETE');
  expect(await usedBy(admin)).toBe(0);
  expect(await within(admin, { spaceQuota: 1000 }).add(spaceId, note(301), note(300))).toEqual(['QUOTA_EXCEEDED', expect.any(String)]);
});

test('one sees what one has added and how much it may be', async () => {
  const ada = await given.person();
  const spaceId = await given.space(ada);
  await within(ada, {}).add(spaceId, note(123));
  expect((await as(ada).query('{ viewer { account { storage storageQuota } } }')).data?.['viewer']).toEqual({ account: { storage: 123, storageQuota: 50 * 1024 ** 3 } });
});

test('of many who add at the same moment only the first is measured', async () => {
  const person = await given.person();
  const spaceId = await given.space(person);
  const ctx = { ...vault.context(person.actor), storageEstimates: createStorageEstimates() };
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  await Promise.all(Array.from({ length: 8 }, () => addSources(ctx, { spaceId: uuid(spaceId), sources: [note(10)] })));
  const texts = query.mock.calls.map(([statement]) => (typeof statement === 'string' ? statement : (statement as unknown as { text: string }).text));
  expect(texts.filter((text) => text.includes('as "inSpace"'))).toHaveLength(1);
});
