import { expect, test } from 'vitest';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault({ hasModel: true, modelLimits: { dailyTokens: 100 } });
const { as, given } = vault;

test('a space that has spent what it may today is refused in words, and answered word for word', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const modes = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Space { answerModes } } }', { id: spaceId });
  expect(modes.data?.['node']).toEqual({ answerModes: ['MODEL', 'EXTRACTIVE'] });
  const ask = (input: Record<string, unknown>) => as(owner).mutate('startConversation', { spaceId, question: 'Where does the Elbe rise?', ...input }, 'answer { mode }');
  expect(await ask({})).toMatchObject({ answer: { mode: 'MODEL' } });
  await vault.database.prisma.modelUse.create({ data: { spaceId: uuid(spaceId), stage: 'SUMMARY', model: 'scripted', inputTokens: 90, outputTokens: 10 } });
  expect(await ask({})).toMatchObject({ __typename: 'BudgetExceededError', code: 'BUDGET_EXCEEDED', message: expect.stringContaining('This space has spent what it may spend on models today') });
  expect(await ask({ mode: 'MODEL' })).toMatchObject({ code: 'BUDGET_EXCEEDED' });
  expect(await ask({ mode: 'EXTRACTIVE' })).toMatchObject({ answer: { mode: 'EXTRACTIVE' } });
});
