import { expect, test } from 'vitest';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function administrator(): Promise<Person> {
  const person = await given.person();
  await vault.database.prisma.user.update({ where: { id: uuid(person.id) }, data: { isAdministrator: true } });
  return person;
}

interface Listed {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: { readonly id: string; readonly text: string; readonly doneAt: string | null; readonly author: { readonly id: string } | null } }[];
}

async function listed(who: Person, isDone: boolean | null = null): Promise<Listed | null> {
  const { data, errors } = await as(who).query('query($isDone: Boolean) { viewer { administration { feedback(isDone: $isDone) { totalCount edges { node { id text doneAt author { id } } } } } } }', { isDone });
  expect(errors).toBeUndefined();
  return (data?.['viewer'] as { administration: { feedback: Listed } | null }).administration?.feedback ?? null;
}
const textsOf = (list: Listed | null) => list?.edges.map(({ node }) => node.text);
const send = (who: Person, text: string) => as(who).mutate('sendFeedback', { text }, 'isSent');

test('feedback is kept for who looks after the vault, newest first, and for nobody else', async () => {
  const [admin, ada, bob] = [await administrator(), await given.person(), await given.person()];
  expect(await send(ada, '  Calm.\nI like it.  ')).toMatchObject({ isSent: true });
  await send(bob, 'Where is Undo?');
  expect(textsOf(await listed(admin))).toEqual(['Where is Undo?', 'Calm.\nI like it.']);
  const [, first] = (await listed(admin))?.edges ?? [];
  expect(first?.node).toMatchObject({ doneAt: null, author: { id: ada.id } });
  expect(await listed(ada)).toBeNull();
  const read = async (who: Person) => (await as(who).query('query($id: ID!) { node(id: $id) { ... on Feedback { text } } }', { id: first?.node.id })).data;
  expect(await read(admin)).toEqual({ node: { text: 'Calm.\nI like it.' } });
  expect(await read(ada)).toEqual({ node: null });
});

test('is marked done, opened again and deleted, all of it or none', async () => {
  const [admin, ada] = [await administrator(), await given.person()];
  await vault.database.prisma.feedback.deleteMany();
  await send(ada, 'One');
  await send(ada, 'Two');
  const [two = '', one = ''] = (await listed(admin))?.edges.map(({ node }) => node.id) ?? [];
  const mark = (feedbackIds: string[], isDone: boolean) => as(admin).mutate('markFeedbackDone', { feedbackIds, isDone }, 'feedback { id doneAt }');
  const nowhere = publicId('Feedback', '01939d2f-0000-7000-8000-000000000000');
  expect(await mark([one, nowhere], true)).toMatchObject({ code: 'NOT_FOUND' });
  expect(textsOf(await listed(admin, true))).toEqual([]);
  const done = await mark([one], true);
  expect(done).toMatchObject({ feedback: [{ id: one, doneAt: expect.any(String) as string }] });
  expect(await mark([one], true)).toEqual(done);
  expect([textsOf(await listed(admin, true)), textsOf(await listed(admin, false))]).toEqual([['One'], ['Two']]);
  expect((await listed(admin, true))?.totalCount).toBe(1);
  expect(await mark([one], false)).toMatchObject({ feedback: [{ id: one, doneAt: null }] });
  expect(await as(admin).mutate('deleteFeedback', { feedbackIds: [two, nowhere] }, 'deletedFeedbackIds')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await as(admin).mutate('deleteFeedback', { feedbackIds: [two] }, 'deletedFeedbackIds')).toMatchObject({ deletedFeedbackIds: [two] });
  expect(textsOf(await listed(admin))).toEqual(['One']);
});

test('says something, at most 4,000 characters, at most 20 times a day, also many at once', async () => {
  const ada = await given.person();
  expect(await send(ada, ' \n ')).toMatchObject({ code: 'INVALID' });
  expect(await send(ada, 'x'.repeat(4_001))).toMatchObject({ code: 'INVALID' });
  const answers = await Promise.all(Array.from({ length: 22 }, (_, number) => send(ada, `Number ${number}`)));
  expect(answers.filter((answer) => answer['isSent'])).toHaveLength(20);
  expect(await send(ada, 'More')).toMatchObject({ code: 'LIMIT_REACHED' });
  await vault.database.prisma.feedback.updateMany({ where: { userId: uuid(ada.id) }, data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
  expect(await send(ada, 'The next day')).toMatchObject({ isSent: true });
});

test('stays when who said it is gone', async () => {
  const [admin, ada] = [await administrator(), await given.person()];
  await send(ada, 'Goodbye');
  await vault.database.prisma.user.delete({ where: { id: uuid(ada.id) } });
  expect((await listed(admin))?.edges[0]?.node).toMatchObject({ text: 'Goodbye', author: null });
});
