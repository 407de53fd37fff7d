import { beforeAll, expect, test } from 'vitest';
import { nobody, type Person, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

interface Month {
  month: string;
  sourcesAdded: number;
  storage: number;
  spend: { model: string; calls: number; inputTokens: number; outputTokens: number; cost: number | null; purpose: string }[];
}
const fields = '{ month sourcesAdded storage spend { model calls inputTokens outputTokens cost purpose } }';

/** The first moment of the month so many months ago, in UTC. */
function monthsAgo(count: number, day = 1): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, day));
}

let ada: Person;
let grace: Person;
let spaceId: string;

const file = (who: Person, size: number, createdAt: Date) =>
  vault.database.prisma.source.create({ data: { spaceId: uuid(spaceId), userId: uuid(who.id), type: 'FILE', status: 'COMPLETED', title: 'a file', size, createdAt } });
const spent = (space: string, model: string, tokens: number, cost: number | null, createdAt: Date) =>
  vault.database.prisma.modelUse.create({ data: { spaceId: uuid(space), stage: 'SUMMARY', model, inputTokens: tokens, outputTokens: 10, cost, createdAt } });

beforeAll(async () => {
  ada = await given.person();
  spaceId = await given.space(ada);
  grace = await given.member(spaceId, 'EDITOR');
  await file(ada, 1_000, monthsAgo(20, 15));
  await file(ada, 200, monthsAgo(2, 28));
  await file(grace, 30, monthsAgo(2, 1));
  await file(ada, 4, new Date());
  await spent(spaceId, 'small', 100, 0.5, monthsAgo(2, 3));
  await spent(spaceId, 'small', 50, 0.25, monthsAgo(2, 4));
  await spent(spaceId, 'large', 7, null, monthsAgo(2, 4));
  await spent(spaceId, 'small', 1, 9, monthsAgo(13, 4));
});

const usageOf = async (who: Person | typeof nobody, months?: number) => {
  const argument = months === undefined ? '' : `(months: ${months})`;
  return (await as(who).query(`query($spaceId: ID!) { viewer { usage${argument} ${fields} } node(id: $spaceId) { ... on Space { usage${argument} ${fields} } } }`, { spaceId })) as {
    data: { viewer: { usage: Month[] } | null; node: { usage: Month[] } | null };
    errors?: { message: string }[];
  };
};

test('twelve months come newest first, also those in which nothing was', async () => {
  const { data } = await usageOf(ada);
  const months = data.node?.usage ?? [];
  expect(months.map(({ month }) => month)).toEqual(Array.from({ length: 12 }, (_, index) => monthsAgo(index).toISOString()));
  expect(months.map(({ sourcesAdded }) => sourcesAdded)).toEqual([1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(months.slice(0, 4).map(({ storage }) => storage)).toEqual([1_234, 1_230, 1_230, 1_000]);
});

test('what models were paid stands by model, without a cost where there is no price', async () => {
  const { data } = await usageOf(ada);
  expect(data.node?.usage[2]?.spend).toEqual([
    { model: 'large', calls: 1, inputTokens: 7, outputTokens: 10, cost: null, purpose: 'PROCESSING' },
    { model: 'small', calls: 2, inputTokens: 150, outputTokens: 20, cost: 0.75, purpose: 'PROCESSING' },
  ]);
  expect(data.node?.usage[1]?.spend).toEqual([]);
});

test('a person has added what they added, and spends in the spaces that they own', async () => {
  const [mine, hers] = await Promise.all([usageOf(ada), usageOf(grace)]);
  expect(mine.data.viewer?.usage[2]).toMatchObject({ sourcesAdded: 1, spend: [{ model: 'large' }, { model: 'small' }] });
  expect(hers.data.viewer?.usage[2]).toMatchObject({ sourcesAdded: 1, storage: 30, spend: [] });
});

test('nobody and strangers learn nothing; the vault as a whole is for administrators', async () => {
  const stranger = await given.person();
  expect((await usageOf(nobody)).data).toEqual({ viewer: null, node: null });
  expect((await usageOf(stranger)).data.node).toBeNull();
  const ofVault = async (who: Person) => (await as(who).query(`{ viewer { administration { usage(months: 3) ${fields} } } }`)).data;
  expect(await ofVault(stranger)).toEqual({ viewer: { administration: null } });
  await vault.database.prisma.user.update({ where: { id: uuid(ada.id) }, data: { isAdministrator: true } });
  expect(await ofVault(ada)).toMatchObject({ viewer: { administration: { usage: [{ sourcesAdded: 1 }, { sourcesAdded: 0 }, { sourcesAdded: 2, spend: [{ model: 'large' }, { model: 'small' }] }] } } });
});

test.each([
  [0, /At least one month\./],
  [-1, /At least one month\./],
  [37, /At most 36 months\./],
])('%s months are refused', async (months, words) => {
  const { data, errors = [] } = await usageOf(ada, months);
  expect(errors[0]?.message).toMatch(words);
  expect(data).toEqual(expect.not.objectContaining({ node: { usage: expect.anything() } }));
});
