import { expect, test } from 'vitest';
import { budgetOf } from '#server/domain/models/budget.ts';
import { saveModelAnswer } from '#server/domain/models/modelAnswers.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

const midday = new Date('2026-05-14T12:00:00Z');


test.each([
  [{}, { unit: 'TOKENS', limit: null, used: 30 }],
  [{ dailyTokens: 100 }, { unit: 'TOKENS', limit: 100, used: 30 }],
  [{ dailyTokens: 0 }, { unit: 'TOKENS', limit: 0, used: 30 }],
  [{ inputPrice: 2 }, { unit: 'COST', limit: null, used: 0.5 }],
  [{ inputPrice: 2, dailyTokens: 100 }, { unit: 'TOKENS', limit: 100, used: 30 }],
  [{ dailyTokens: 100, dailyCost: 3 }, { unit: 'COST', limit: 3, used: 0.5 }],
])('limits %j make the budget %j, which begins again at midnight', (modelLimits, budget) => {
  expect(budgetOf({ ...vault.context({ kind: 'system', job: 'test' }), now: () => midday, modelLimits }, { tokens: 30, cost: 0.5 })).toEqual({ ...budget, resetsAt: new Date('2026-05-15T00:00:00Z') });
});

test('a space tells what it has spent today, several spaces at once', async () => {
  const owner = await given.person();
  const [spender, saver] = [await given.space(owner), await given.space(owner)];
  const paid = { spaceId: uuid(spender), sourceId: uuid(spender), stage: 'SUMMARY', model: 'm', inputTokens: 10, outputTokens: 5, cost: null, promptVersionId: null } as const;
  await saveModelAnswer(vault.context({ kind: 'system', job: 'test' }), 'a question', 'an answer', paid);
  await saveModelAnswer(vault.context({ kind: 'system', job: 'test' }), 'another question', null, paid);
  await vault.database.prisma.modelUse.create({ data: { ...paid, sourceId: null, createdAt: new Date(Date.now() - 48 * 3_600_000) } });
  const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { ... on Space { budget { unit used limit } } } }';
  const { data } = await as(owner).query(query, { ids: [spender, saver] });
  expect(data).toEqual({ nodes: [{ budget: { unit: 'TOKENS', used: 30, limit: null } }, { budget: { unit: 'TOKENS', used: 0, limit: null } }] });
});
