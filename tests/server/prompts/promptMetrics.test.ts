import { expect, test } from 'vitest';
import { measureContent } from '#server/domain/prompts/content/measureContent.ts';
import { emptyContent } from '#server/domain/prompts/content/promptContent.ts';
import { useVault } from '#tests/support/vault.ts';

const vault = useVault({ models: [{ name: 'gpt-4', contextTokens: null, inputPrice: 10, outputPrice: 20 }, { name: 'priceless', contextTokens: null, inputPrice: null, outputPrice: null }] });
const { as, given } = vault;

const metrics = `complexity complexityReasons lines words systemTokens userTokens tokensAreExact estimate { inputTokens outputTokens cost }`;

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const create = async (title: string, content: object, more: object = {}) =>
    ((await as(owner).mutate('createPrompt', { spaceId, title, content, ...more }, 'prompt { id }')) as unknown as { prompt: { id: string } }).prompt.id;
  const measured = async (id: string) => {
    const { data, errors } = await as(owner).query(`query($id: ID!) { node(id: $id) { ... on Prompt { draft { metrics { ${metrics} } } } } }`, { id });
    expect(errors).toBeUndefined();
    return (data?.['node'] as { draft: { metrics: Record<string, unknown> } }).draft.metrics;
  };
  return { owner, spaceId, create, measured };
}

test('a prompt is measured as its editor measures it: tokens as its model counts them, complexity of what others than the system say', async () => {
  const { create, measured } = await place();
  const system = { role: 'SYSTEM', text: '{{a}} {{b}} {{c}} {{d}}\nBe brief.' };
  const user = { role: 'USER', text: 'tiktoken is great!' };
  expect(await measured(await create('One', { messages: [system, user], params: { model: 'gpt-4' } }))).toMatchObject({ complexity: 'LOW', complexityReasons: [], lines: 3, words: 9, userTokens: 6, tokensAreExact: true });
  const other = await measured(await create('Two', { messages: [{ ...system, role: 'USER' }], params: { model: 'nobody knows it' } }));
  expect(other).toMatchObject({ complexity: 'MEDIUM', complexityReasons: ['VARIABLES'], systemTokens: 0, tokensAreExact: false, estimate: null });
});

test('what a run costs is told with the defaults of variables and what fragments say', async () => {
  const { create, measured } = await place();
  await create('Rules', { messages: [{ role: 'USER', text: 'x'.repeat(400) }] }, { kind: 'FRAGMENT' });
  const content = { messages: [{ role: 'USER', text: '{{> rules}}{{text}}' }], variables: [{ name: 'text', description: '', defaultFill: { text: 'y'.repeat(400) } }] };
  expect((await measured(await create('One', { ...content, params: { maxTokens: 100 } })))['estimate']).toEqual({ inputTokens: 200, outputTokens: 100, cost: 0.004 });
  expect((await measured(await create('Two', { ...content, params: { model: 'priceless' } })))['estimate']).toEqual({ inputTokens: 200, outputTokens: 500, cost: null });
  const fromVault = [{ name: 'text', description: '', defaultFill: { search: 'What is there?' } }];
  expect((await measured(await create('Three', { ...content, variables: fromVault })))['estimate']).toBeNull();
});

test('of a long prompt tokens are told about, and others are answered meanwhile', async () => {
  const messages = Array.from({ length: 5 }, () => ({ role: 'USER' as const, text: 'a'.repeat(10_000) }));
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  const all = await Promise.all([measureContent({ ...emptyContent, messages }), measureContent({ ...emptyContent, messages: messages.slice(0, 1) })]);
  clearImmediate(next);
  expect(all[0]).toMatchObject({ isExact: false, userTokens: 12_500, lines: 5 });
  expect(all[1]).toMatchObject({ isExact: false, lines: 1 });
  expect(turns).toBeGreaterThan(0);
});

test.each([['letters', '把'], ['signs', '!'], ['blanks', ' ']])('a prompt of %s without end is counted about, too: to a tokenizer that is one word', async (_what, sign) => {
  const metrics = await measureContent({ ...emptyContent, params: { ...emptyContent.params, model: 'gpt-4' }, messages: [{ role: 'USER', text: sign.repeat(10_000) }] });
  expect(metrics.isExact).toBe(false);
});

test('an empty prompt has nothing', async () => {
  expect(await measureContent(emptyContent)).toEqual({ complexity: 'LOW', reasons: [], lines: 0, words: 0, systemTokens: 0, userTokens: 0, isExact: false });
});
